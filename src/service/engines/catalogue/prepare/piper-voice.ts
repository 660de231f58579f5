import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#service/error-message.ts';
import { preparePiper } from '../../piper/prepare-piper.ts';
import { InstallFailure } from '../install-failure.ts';
import type { PrepareContext } from './prepare-context.ts';

/** Puts the model and the description of a Piper voice in place. */
export async function piperVoice({ files, out }: PrepareContext): Promise<void> {
  const names = await readdir(files);
  const [model, config] = ['.onnx', '.onnx.json'].map((ending) =>
    names.find((name) => name.endsWith(ending)),
  );
  if (!model || !config) throw new InstallFailure('cannot-prepare', 'the voice has no .onnx and .onnx.json');
  try {
    await preparePiper(join(files, model), join(files, config), out);
  } catch (error) {
    throw new InstallFailure('cannot-prepare', messageOf(error));
  }
}
