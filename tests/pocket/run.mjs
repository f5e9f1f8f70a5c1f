// Runs Python files in the runtime of a built edition, under Node: node run.mjs EDITION FILE... What they print is printed.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const [edition, ...files] = process.argv.slice(2)
const runtime = resolve(edition, 'runtime') + '/'
const { loadPyodide } = await import(runtime + 'pyodide.mjs')
const py = await loadPyodide({ indexURL: runtime, stdLibURL: runtime + 'library.zip', env: { HOME: '/', VERMEIL_CACHE: '/solved' } })
const { buffer, byteOffset, byteLength } = readFileSync(runtime + 'vermeil.zip')
py.unpackArchive(buffer.slice(byteOffset, byteOffset + byteLength), 'zip', { extractDir: '/vermeil' })
py.FS.mkdir('/host')
py.FS.mount(py.FS.filesystems.NODEFS, { root: process.cwd() }, '/host')
py.runPython("import sys; sys.path.insert(0, '/vermeil')")
for (const file of files) await py.runPythonAsync(readFileSync(file, 'utf8'))
