import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InstallFailure } from '../install-failure.ts';

/** Names of the files in the folder of a Moonshine engine. */
const moonshineFileNames = {
  encoder: 'encoder_model.onnx',
  decoder: 'decoder_model_merged.onnx',
  tokens: 'tokens.txt',
} as const;

/**
 * Copies the two models of Moonshine and writes the tokens in the format of its runtime.
 *
 * @param models folder with encoder and decoder
 * @param tokenizer the module of `llama-tokenizer-js`, which holds the vocabulary
 */
export async function moonshineFiles(models: string, tokenizer: string, out: string): Promise<void> {
  for (const name of [moonshineFileNames.encoder, moonshineFileNames.decoder]) {
    await copyFile(join(models, name), join(out, name));
  }
  const [, encoded] =
    /llama_vocab_base64 = "([A-Za-z0-9+/=]+)"/.exec(await readFile(tokenizer, 'utf8')) ?? [];
  if (!encoded) throw new InstallFailure('cannot-prepare', `${tokenizer} contains no vocabulary`);
  const vocabulary = Buffer.from(encoded, 'base64').toString('utf8').split('\n');
  await writeFile(join(out, moonshineFileNames.tokens), tokenLines(vocabulary));
}

/** One line per token: the token in base64, a tab, its number. */
function tokenLines(vocabulary: readonly string[]): string {
  return vocabulary.map((token, id) => `${Buffer.from(token).toString('base64')}\t${id}\n`).join('');
}
