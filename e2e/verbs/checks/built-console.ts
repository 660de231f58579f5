import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const optionalNames = () => z.optional(z.array(z.string()));
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: optionalNames(),
    dynamicImports: optionalNames(),
    css: optionalNames(),
    assets: optionalNames(),
  }),
);

/** The built console as a browser loads it: which files a page needs, and how many bytes each is on the wire. */
export interface BuiltConsole {
  /** Files that must be loaded before a module, or a chunk named in `vite.config.ts`, can run, imports included. */
  neededBy(...modules: string[]): Set<string>;
  /** Modules that are loaded on demand, by the paths of their sources. */
  readonly onDemand: readonly string[];
  /** Worker scripts and other files that a script requests by URL. */
  readonly assets: readonly string[];
  /** Kilobytes (1,000 bytes) of the files as the server sends them to a browser that accepts brotli. */
  kilobytes(files: Iterable<string>): number;
}

/** Chunks of the frame of the console and the panel that it opens with. */
export const firstPageFiles = ['first', 'react-dom'] as const;

/** Chunk with the code that renders the first answer. */
export const firstAnswerFile = 'answer';

/** Chunk with the code that shows a failure, which is loaded once the page is idle. */
export const failureFile = 'runs';

/** Reads the manifest of the build. */
export function readBuiltConsole(folder: string): BuiltConsole {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const collect = (module: string, files: Set<string>): void => {
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
    if (!chunk) throw new Error(`The build has no separate chunk for ${module}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
  };
  const chunks = Object.values(manifest);
  return {
    neededBy(...modules) {
      const files = new Set<string>();
      for (const module of modules) collect(module, files);
      return files;
    },
    onDemand: [...new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports ?? []))],
    assets: [...new Set(chunks.flatMap(({ assets }) => assets ?? []))],
    kilobytes: (files) => [...files].reduce((sum, file) => sum + servedBytes(join(folder, file)), 0) / 1000,
  };
}

function servedBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const panelModule = (folder: string, name: string) => `src/console/panels/${folder}/${name}.tsx`;

/** The path and the module of each of the other panels. */
export const otherPanels = [
  { path: '/transliteration', module: panelModule('transliteration', 'TransliterationPanel') },
  { path: '/speech-to-text', module: panelModule('speech-to-text', 'SpeechToTextPanel') },
  { path: '/text-to-speech', module: panelModule('text-to-speech', 'TextToSpeechPanel') },
  { path: '/service', module: panelModule('service', 'ServicePanel') },
  { path: '/cases', module: panelModule('cases', 'CasesPanel') },
  { path: '/reference', module: panelModule('reference', 'ReferencePanel') },
] as const;

/** Paths of the files that draw and analyse audio, which are not needed before there is audio. */
export function waveformFiles(built: BuiltConsole): string[] {
  const drawing = built.onDemand.filter((module) => module.includes('/wavesurfer.js/'));
  const workers = built.assets.filter((file) => file.endsWith('.js'));
  if (drawing.length === 0) throw new Error('The build has no separate file for the waveform.');
  const atOnce = built.neededBy(...firstPageFiles);
  const own = [...built.neededBy(...drawing)].filter((file) => !atOnce.has(file));
  return [...own, ...workers].map((file) => `/${file}`);
}
