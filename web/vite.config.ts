import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'

// The page is built into the Python package; `npm run dev` talks to a server started with `vermeil serve`,
// or to the one that VERMEIL_SERVER names.
const server = loadEnv('', '.', 'VERMEIL_')['VERMEIL_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/vermeil/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: scripts or fonts
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] }, // the sentences live in src/vermeil/words
    proxy: { '/api': { target: server, ws: true } },
  },
})
