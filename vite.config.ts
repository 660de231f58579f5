import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { consoleProxy } from './src/proxy/vite-plugin.ts';

/** The production server puts the nonce of each answer here. */
const nonce = '__CSP_NONCE__';

/** What the console opens with: the frame and the first panel. */
const opening = ['src/console/main.tsx', 'src/console/panels/translation/TranslationPanel.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Modules that run before the first page can be shown: everything that its two parts import at once. */
function neededAtOnce(importsOf: (id: string) => readonly string[]): Set<string> {
  const needed = new Set(opening);
  for (const id of needed) for (const imported of importsOf(id)) needed.add(imported);
  return needed;
}

const ownCode = (id: string) => id.includes('/src/');
let atOnce: Set<string> | undefined;
/** One file for what the first page shares with other panels: a file for each combination of panels costs more. */
const sharedByPanels: Rolldown.CodeSplittingGroup = {
  debugName: 'shared',
  name(id, graph) {
    atOnce ??= neededAtOnce((from) => graph.getModuleInfo(from)?.importedIds.filter(ownCode) ?? []);
    return atOnce.has(id) ? 'shared' : null;
  },
  minShareCount: 2,
};

/** The panel that the console opens with is fetched beside the shell, not after it. */
const firstPanelEarly: Plugin = {
  name: 'first-panel-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const panel = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/TranslationPanel.tsx'),
      );
      if (!panel) throw new Error('The translation panel has no file of its own.');
      const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${panel.fileName}`, nonce };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), tailwindcss(), consoleProxy(), firstPanelEarly],
  html: { cspNonce: isSsrBuild ? undefined : nonce },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    cors: false,
    fs: {
      strict: true,
      allow: ['src', 'public', 'index.html', 'node_modules'],
      deny: ['.env', '.env.*', '*.log', '.git/**'],
    },
  },
  worker: { format: 'es' },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          // Programs that run beside the service look for each other in one folder.
          input: {
            'console-server': 'src/proxy/console-server.ts',
            'service-process': 'src/commands/service-process.ts',
            'espeak-process': 'src/service/engines/espeak-process.ts',
            'decode-process': 'src/service/speech-to-text/decoding/decode-process.ts',
            'pocketsphinx-process': 'src/service/engines/pocketsphinx-process.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/console',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [sharedByPanels] } } },
      },
  test: {
    isolate: false,
    // Much of what they do is done by processes beside them.
    maxWorkers: '100%',
    // Synthesis and decoding run in processes of their own, which wait their turn on a busy machine.
    testTimeout: 20_000,
    retry: process.env.CI ? 1 : 0,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
}));
