import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { InstallFailure } from '../install-failure.ts';
import type { PrepareContext } from './prepare-context.ts';

const wanted = {
  'encoder.int8.onnx': /-encoder\.int8\.onnx$/,
  'decoder.int8.onnx': /-decoder\.int8\.onnx$/,
  'tokens.txt': /-tokens\.txt$/,
} as const;

/** Takes the quantized models and the tokens from an unpacked Whisper archive of sherpa-onnx. */
export async function whisperFiles({ files, out }: PrepareContext): Promise<void> {
  const folder = join(files, 'unpacked');
  const present = await readdir(folder, { recursive: true });
  for (const [name, pattern] of Object.entries(wanted)) {
    const found = present.find((path) => pattern.test(path));
    if (found === undefined)
      throw new InstallFailure('cannot-prepare', `the archive contains no ${pattern.source}`);
    await rename(join(folder, found), join(out, name));
  }
}
