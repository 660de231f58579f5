import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Programs the service runs beside itself. Each is one flat file next to the server once it is built. */
const entries = {
  'espeak-process': './engines/espeak-process.ts',
  'decode-process': './speech-to-text/decoding/decode-process.ts',
  'pocketsphinx-process': './engines/pocketsphinx-process.ts',
} as const;
export type EntryName = keyof typeof entries;

export interface ForkOptions {
  /** Ceiling for the JavaScript heap; the process dies above it. Memory of typed arrays and WebAssembly is outside. */
  readonly heapMegabytes: number;
  /** Command-line arguments of the entry. */
  readonly args?: readonly string[];
  /** Leads a process group of its own, in which everything that it starts lives too. */
  readonly ownGroup?: boolean;
}

/**
 * Starts one of our own programs as a child process without a shell.
 *
 * Messages travel by structured clone, so typed arrays arrive as typed arrays. The child gets no credentials:
 * only the few environment variables that Node and the system need. Its standard error is a pipe, which the
 * caller must read; input and output are closed.
 *
 * Built code finds the entry beside itself; sources run through the TypeScript loader of the development setup.
 */
export function forkEntry(name: EntryName, options: ForkOptions): ChildProcess {
  const built = import.meta.url.endsWith('.js');
  const file = new URL(built ? `./${name}.js` : entries[name], import.meta.url);
  return fork(fileURLToPath(file), [...(options.args ?? [])], {
    execArgv: [`--max-old-space-size=${options.heapMegabytes}`, ...(built ? [] : loader())],
    serialization: 'advanced',
    detached: options.ownGroup ?? false,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: systemEnvironment(),
  });
}

function loader(): string[] {
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

function systemEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV'];
  return Object.fromEntries(kept.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])));
}
