// Python in this worker: the runtime, its trimmed library, and our code with its compiled engines.
import { entriesOf } from './archive'

/** As much of Pyodide as is used here. */
export interface Pyodide {
  FS: {
    mkdir(path: string): void
    mkdirTree(path: string): void
    readdir(path: string): string[]
    readFile(path: string): Uint8Array
    writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void
  }
  pyimport(name: string): unknown
  runPython(code: string): unknown
}
interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>
}

const HOME = '/vermeil'
const INTERPRETER = 'pyodide.asm.wasm'

/** The interpreter, compiled: the page does it once for both workers. */
export async function compiledInterpreter(base: string): Promise<WebAssembly.Module> {
  const address = `${base}runtime/${INTERPRETER}`
  try {
    return await WebAssembly.compileStreaming(fetch(address))
  } catch {
    // A web space that does not say what it is: then it is compiled when all of it is here.
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    return WebAssembly.compile(await response.arrayBuffer())
  }
}

/** Python, ready to import ours; `progress` hears how far it is, from 0 to 1. */
export async function loadPython(
  base: string,
  folder: string,
  interpreter: Promise<WebAssembly.Module>,
  progress: (part: number) => void,
): Promise<Pyodide> {
  const runtime = `${base}runtime/`
  // A file that is not there is an Error to the runtime, thrown at every search: where it came from costs more than it.
  Object.assign(Error, { stackTraceLimit: 0 })
  // All of it comes at the same time.
  const ours = fetch(`${base}runtime/vermeil.zip`).then((response) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    return response.arrayBuffer()
  })
  ours.catch(() => undefined) // it is awaited below, unless something before it fails too
  handOver(interpreter)
  // The loader would ask for the second part only when it is there itself.
  const [loader] = await Promise.all([
    import(/* @vite-ignore */ `${runtime}pyodide.mjs`) as Promise<Loader>,
    import(/* @vite-ignore */ `${runtime}pyodide.asm.js`),
  ])
  progress(0.1)
  const py = await loader.loadPyodide({
    indexURL: runtime,
    stdLibURL: `${runtime}library.zip`,
    env: { HOME: '/', VERMEIL_CACHE: folder },
  })
  progress(0.6)
  const folders = new Set<string>()
  for (const [name, data] of entriesOf(await ours)) {
    const file = `${HOME}/${name}`
    const above = file.slice(0, file.lastIndexOf('/'))
    if (!folders.has(above)) py.FS.mkdirTree(above)
    folders.add(above)
    py.FS.writeFile(file, data, { canOwn: true })
  }
  py.FS.mkdir(folder)
  py.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`)
  progress(0.75)
  return py
}

/** The loader would fetch and compile the interpreter by itself; it is given what the page has compiled. */
function handOver(interpreter: Promise<WebAssembly.Module>): void {
  const fetched = globalThis.fetch
  globalThis.fetch = (from, init) => {
    const address = from instanceof Request ? from.url : String(from)
    return address.endsWith(INTERPRETER) ? Promise.resolve(new Response()) : fetched(from, init)
  }
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await interpreter
    return { module, instance: await WebAssembly.instantiate(module, imports) }
  }
}
