import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `python3 do.py play` serves the API here; the dev server only forwards to it.
const api = 'http://127.0.0.1:8000';

/** Texts travel without the comments and empty lines that are for whoever writes them. */
const texts: Plugin = {
  name: 'texts',
  transform(code, id) {
    const written = 'export default ';
    if (!id.endsWith('.ftl?raw') || !code.startsWith(written)) return null;
    const lines = String(JSON.parse(code.slice(written.length).replace(/;\s*$/, ''))).split('\n');
    return `${written}${JSON.stringify(lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n'))}`;
  },
};

export default defineConfig({
  base: '/',
  plugins: [texts, svelte()],
  build: {
    // Inside the Python package, ignored by git: a wheel carries the page, the repository only its source.
    outDir: '../src/rulebound/server/page',
    emptyOutDir: true,
    // Says which files each room of the page needs, for the check of the first load.
    manifest: true,
    target: 'es2022',
    // light-dark() and nesting stay as they are written.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // The server's content security policy allows no data: addresses, so nothing may be inlined as one.
    assetsInlineLimit: 0,
    // Whoever is given the page is given the licences of what it is made of.
    license: { fileName: 'licenses.md' },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // Language files and covers may live beside the Python code that shares them.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: api, ws: true, changeOrigin: true } },
  },
});
