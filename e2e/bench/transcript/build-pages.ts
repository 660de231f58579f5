import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { packagesOfTheProject } from '../packages-of-the-project.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Builds the measured pages as the console is built, into a folder a static server can serve. */
export async function buildPages(outDir: string): Promise<void> {
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    plugins: [packagesOfTheProject(here), react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index', 'spans', 'empty'].map((name) => join(here, `${name}.html`)) },
    },
  });
}
