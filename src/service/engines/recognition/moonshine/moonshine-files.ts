import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Absolute paths of the files of a Moonshine model and its runtime. */
export interface MoonshineFiles {
  readonly encoder: string;
  readonly decoder: string;
  /** The module of `llama-tokenizer-js`, whose vocabulary the models use. */
  readonly vocabulary: string;
  /** Values per attention head, which is part of the model's design: 52 in the base model, 36 in the tiny one. */
  readonly headSize: number;
}

const headSizes = { base: 52, tiny: 36 } as const;
type MoonshineSize = keyof typeof headSizes;

/** The optional packages of the project that recognise English. */
export const moonshinePackages = [
  '@usefulsensors/moonshine-js',
  'llama-tokenizer-js',
  'onnxruntime-node',
  'soundswallower',
] as const;

/** The base model in the installed packages, or the packages that are missing. */
export function moonshineFilesOfPackages(): MoonshineFiles | { readonly missing: readonly string[] } {
  const [models] = moonshinePackages;
  const missing = moonshinePackages.filter((name) => folderOf(name) === undefined);
  if (missing.length > 0) return { missing };
  return (
    moonshineFilesIn(join(folderOf(models) ?? '', 'dist', 'model', 'base', 'quantized'), 'base') ?? {
      missing: [models],
    }
  );
}

/** A model in a folder; undefined when it is incomplete or its runtime is not installed. */
export function moonshineFilesIn(folder: string, size: MoonshineSize): MoonshineFiles | undefined {
  const [tokenizer, runtime] = [folderOf('llama-tokenizer-js'), folderOf('onnxruntime-node')];
  if (tokenizer === undefined || runtime === undefined) return undefined;
  const files = {
    encoder: join(folder, 'encoder_model.onnx'),
    decoder: join(folder, 'decoder_model_merged.onnx'),
    vocabulary: join(tokenizer, 'llama-tokenizer.js'),
    headSize: headSizes[size],
  };
  return existsSync(files.encoder) && existsSync(files.decoder) ? files : undefined;
}

/** The folder of a package; undefined when it is not installed. Not every package lets its files be resolved. */
function folderOf(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
}
