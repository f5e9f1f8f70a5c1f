import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin } from 'vite'

// The page is built into the Python package; `npm run dev` talks to a server started with `vermeil serve`,
// or to the one that VERMEIL_SERVER names.
const server = loadEnv('', '.', 'VERMEIL_')['VERMEIL_SERVER'] ?? 'http://127.0.0.1:8000'

/** The sentences of a catalogue by their ids. */
const read = (code: string): object =>
  Object.fromEntries(new FluentResource(code).body.map(({ id, value }) => [id, value]))

/** Sentences are read while the page is built, so that it carries no parser and starts at once. */
const sentences: Plugin = {
  name: 'sentences',
  transform: (code, id) =>
    id.endsWith('.ftl')
      ? {
          code: `export default ${JSON.stringify(read(code))}`,
          map: null,
        }
      : null,
}

/**
 * Parts of the page find each other by relative addresses, for the pocket edition may lie in any folder. Only the page
 * itself, which a server shows at many addresses, names them from the root.
 */
const rooted: Plugin = {
  name: 'rooted',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
}

export default defineConfig({
  base: './',
  plugins: [sentences, svelte(), rooted],
  worker: { format: 'es' },
  build: {
    outDir: '../src/vermeil/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts or fonts
    reportCompressedSize: true,
    modulePreload: { polyfill: false }, // a browser that fetches nothing ahead fetches it a moment later
    rolldownOptions: {
      output: {
        // Few parts pack better and come in fewer requests: what every screen needs, and the two games that share a
        // table.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 2 },
            {
              name: 'expeditions',
              test: /src[\\/](art|games[\\/](expedition|pyramids|silver_and_gold))[\\/]/,
              priority: 1,
            },
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
