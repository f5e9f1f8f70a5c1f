import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** Every element bears its component's mark, so the marks are short; two components must never share one. */
const marks = new Map()
function mark({ hash, filename }) {
  const short = `s${hash(filename).slice(-4)}`
  if ((marks.get(short) ?? filename) !== filename)
    throw new Error(`${filename} and ${marks.get(short)} have the same mark: make it longer`)
  marks.set(short, filename)
  return short
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash: mark } }
