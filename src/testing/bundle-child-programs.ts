import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { childPrograms } from '#service/processes/child-process.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const root = path('../..');
const childProgramFile = (program: string) => path(`../service/processes/${program}`);

/**
 * Bundles the programs that the service forks, once for all unit tests: a bundle starts three times as fast as the
 * sources, and the tests start about a hundred of these programs.
 */
export default async function bundleChildPrograms(): Promise<() => void> {
  // Inside the project, so that the programs find their packages.
  mkdirSync(`${root}/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}/.cache/child-programs-`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(
            Object.entries(childPrograms).map(([name, program]) => [name, childProgramFile(program)]),
          ),
          'faulty-speech-process': path('./engines/faulty-speech-process.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // A bundle reads the data files from its own folder.
  symlinkSync(path('../service'), `${folder}/data`);
  process.env.CHILD_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
