import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds pages as the console is built, into a folder that a static server can serve.
 *
 * @param root folder of the pages
 * @param names the pages without `.html`
 */
export async function buildPages(root: string, names: readonly string[], outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: names.map((name) => join(root, `${name}.html`)) },
    },
  });
}
