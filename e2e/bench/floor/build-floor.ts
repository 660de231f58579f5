import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const project = join(here, '..', '..', '..');

/** The peers bring packages of the same names; the floor stands on those of the console. */
const packagesOfTheProject: Plugin = {
  name: 'packages-of-the-project',
  enforce: 'pre',
  resolveId(id, importer) {
    const own = importer?.startsWith(here) && /^[@a-z]/.test(id);
    return own ? this.resolve(id, join(project, 'index.html'), { skipSelf: true }) : null;
  },
};

/** Builds the floor with the Vite and the settings of the console, into a folder a static server can serve. */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    plugins: [packagesOfTheProject, react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
}
