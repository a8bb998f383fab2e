import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, runnerImport, type Plugin } from 'vite';

// `python3 do.py play` serves the API here; the dev server only forwards to it.
const api = 'http://127.0.0.1:8000';

/** Texts and lists travel without the comments and empty lines that are for whoever writes them. */
const texts: Plugin = {
  name: 'texts',
  transform(code, id) {
    const written = 'export default ';
    if (!/\.(ftl|txt)\?raw$/.test(id) || !code.startsWith(written)) return null;
    const lines = String(JSON.parse(code.slice(written.length).replace(/;\s*$/, ''))).split('\n');
    return `${written}${JSON.stringify(lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n'))}`;
  },
};

/** A drawing alone needs no styles. */
const unstyled: Plugin = {
  name: 'unstyled',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0unstyled' : null),
  load: (id) => (id === '\0unstyled' ? '' : null),
};

/** The cover of Carcassonne is drawn here, by the code that draws the land at a table: the shelf need not load that code. */
const cover: Plugin = {
  name: 'cover',
  resolveId: (id) => (id === 'drawn:cover' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0drawn:cover') return null;
    const { module } = await runnerImport<typeof import('./src/games/carcassonne/art/cover')>('./src/games/carcassonne/art/cover.ts', {
      configFile: false,
      logLevel: 'error',
      plugins: [unstyled, svelte()],
    });
    const made = [['narrow', module.narrow] as const, ['wide', module.wide] as const].map(([name, { svg, ...rest }]) => {
      const land =
        this.environment.mode === 'build'
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `cover-${name}.svg`, source: svg })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      return `export const ${name} = { ...${JSON.stringify(rest)}, land: ${land} };`;
    });
    return made.join('\n');
  },
};

export default defineConfig({
  base: '/',
  plugins: [texts, cover, svelte()],
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
    // What every room needs, and what every look at Carcassonne does: as one file each they are smaller than as many.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', test: /src\/(shell\/(api|Blank|keys|Languages|Menu|newest|random|route|router|rulebooks|ruling|screen|settings)|tables\/(Cite|Sentence))\./ },
            { name: 'land', test: /carcassonne\/((Figure|Plain)\.svelte|(land|position|seats|tiles)\.ts|data\/tiles)/ },
          ],
        },
      },
    },
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
