import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin } from 'vite'

// The page is built into the Python package; `npm run dev` talks to a server started with `vermeil serve`,
// or to the one that VERMEIL_SERVER names.
const server = loadEnv('', '.', 'VERMEIL_')['VERMEIL_SERVER'] ?? 'http://127.0.0.1:8000'

// The sentences as they are, without the notes for those who write them.
const sentences: Plugin = {
  name: 'sentences',
  async load(id) {
    if (!id.endsWith('.ftl')) return null
    const text = await this.fs.readFile(id, { encoding: 'utf8' })
    return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ''))}`
  },
}

export default defineConfig({
  plugins: [sentences, svelte()],
  build: {
    outDir: '../src/vermeil/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts or fonts
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // What is always needed together travels together: few files, and each of them packs better.
        codeSplitting: {
          groups: [
            { name: 'base', priority: 2, test: /node_modules|src\/(words\.svelte|wire\/|look\/|home\/|table\/(Button|Dialog|Sheet|TopBar|SettingsPanel|levels))/ },
            { name: 'table', priority: 1, test: /src\/(table\/|end\/(?!Loss|Print)|replay\/|learn\/|expedition\/words|silver_coin\/(asks|view))/ },
            { name: 'expedition', test: /src\/(expedition|art|pyramids|silver_and_gold|end)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the sentences live in src/vermeil/words
    proxy: { '/api': { target: server, ws: true } },
  },
})
