import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Programs that the service runs as child processes. In the build each is one file next to the server. */
export const childPrograms = {
  'bergamot-process': '../engines/bergamot/bergamot-process.ts',
  'espeak-process': '../engines/espeak/espeak-process.ts',
  'kokoro-process': '../engines/kokoro/kokoro-process.ts',
  'kokoro-prepare-process': '../engines/kokoro/prepare/prepare-process.ts',
  'piper-process': '../engines/piper/piper-process.ts',
  'decode-process': '../speech-to-text/decoding/decode-process.ts',
  'moonshine-process': '../engines/recognition/moonshine/moonshine-process.ts',
  'whisper-process': '../engines/recognition/whisper/whisper-process.ts',
  'pocketsphinx-process': '../engines/recognition/pocketsphinx-process.ts',
  'long-change-process': '../long-changes/long-change-process.ts',
} as const;
export type ChildProgramName = keyof typeof childPrograms;

export interface ForkOptions {
  /**
   * Limit of the JavaScript heap, above which the process dies. Typed arrays and WebAssembly memory do not count.
   */
  readonly heapMegabytes: number;
  /**
   * Space for new objects; with less, the buffers of those that are no longer used are released earlier. By default 16.
   */
  readonly newSpaceMegabytes?: number;
  /** Command-line arguments of the program. */
  readonly args?: readonly string[];
  /** Whether the child starts a new process group, which its own child processes join. */
  readonly ownGroup?: boolean;
  /**
   * Whether memory is taken in pages of 2 MB where the system offers them (Linux with glibc). The system then removes a
   * large process four times as fast.
   */
  readonly hasLargePages?: boolean | undefined;
  /** Further environment variables that the child inherits, by name. */
  readonly variables?: readonly string[];
}

/**
 * Starts one of the service's programs as a child process, without a shell.
 *
 * Messages travel by structured clone, so typed arrays arrive as typed arrays. The child gets no credentials: only the
 * few environment variables that Node and the system need. Standard error is a pipe that the caller must read; standard
 * input and output are closed.
 *
 * In the build the program is next to this file; the sources run through the TypeScript loader. Unit tests bundle the
 * programs into the folder `CHILD_PROGRAMS`.
 */
export function forkChildProgram(name: ChildProgramName, options: ForkOptions): ChildProcess {
  const file = programFile(name);
  return fork(file, [...(options.args ?? [])], {
    execArgv: [
      `--max-old-space-size=${options.heapMegabytes}`,
      ...(options.newSpaceMegabytes ? [`--max-semi-space-size=${options.newSpaceMegabytes}`] : []),
      ...(file.endsWith('.ts') ? loader() : []),
    ],
    serialization: 'advanced',
    detached: options.ownGroup ?? false,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...pickEnvironment([...systemVariables, ...(options.variables ?? [])]),
      ...(options.hasLargePages && { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }),
    },
  });
}

function programFile(name: ChildProgramName): string {
  if (process.env.CHILD_PROGRAMS) return join(process.env.CHILD_PROGRAMS, `${name}.js`);
  const built = import.meta.url.endsWith('.js');
  return fileURLToPath(new URL(built ? `./${name}.js` : childPrograms[name], import.meta.url));
}

function loader(): string[] {
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

const systemVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV'];

function pickEnvironment(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
