import { join } from 'node:path';
import { keepFiles, keepPackages, unpackArchive, unpackGzip } from './general-steps.ts';
import { kokoroFiles } from './kokoro-files.ts';
import { moonshineFiles } from './moonshine-files.ts';
import type { PrepareStep } from './prepare-context.ts';
import { whisperFiles } from './whisper-files.ts';

/** The steps that an entry names. */
export const prepareSteps = {
  'keep-files': keepFiles,
  'keep-packages': keepPackages,
  'unpack-gzip': unpackGzip,
  'unpack-archive': unpackArchive,
  'moonshine-tiny': ({ packages, out }) =>
    moonshineFiles(
      join(packages, '@usefulsensors/moonshine-js/dist/model/tiny/quantized'),
      join(packages, 'llama-tokenizer-js/llama-tokenizer.js'),
      out,
    ),
  'whisper-files': whisperFiles,
  kokoro: kokoroFiles,
} as const satisfies Record<string, PrepareStep>;

export type StepName = keyof typeof prepareSteps;
