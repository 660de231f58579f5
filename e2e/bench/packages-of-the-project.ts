import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The peers bring packages of the same names; pages in this folder stand on those of the console. */
export function packagesOfTheProject(folder: string): Plugin {
  return {
    name: 'packages-of-the-project',
    enforce: 'pre',
    resolveId(id, importer) {
      const own = importer?.startsWith(folder) && /^[@a-z]/.test(id);
      return own ? this.resolve(id, join(project, 'index.html'), { skipSelf: true }) : null;
    },
  };
}
