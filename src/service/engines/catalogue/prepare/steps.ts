import { join } from 'node:path';
import { runTask } from '#service/processes/child-task.ts';
import { keepFiles, keepPackages, unpackArchive, unpackGzip } from './general-steps.ts';
import { moonshineFiles } from './moonshine-files.ts';
import { piperVoice } from './piper-voice.ts';
import type { PrepareContext, PrepareStep } from './prepare-context.ts';
import { whisperFiles } from './whisper-files.ts';

const prepareMilliseconds = 15 * 60_000;

/** Prepares Kokoro in a separate process, because that takes seconds of processor time and much memory. */
async function prepareKokoroInProcess({ packages, out, signal }: PrepareContext): Promise<void> {
  await runTask('kokoro-prepare-process', {
    args: [packages, out],
    heapMegabytes: 512,
    milliseconds: prepareMilliseconds,
    signal,
  });
}

/** The steps by the names used in entries. */
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
  'piper-voice': piperVoice,
  kokoro: prepareKokoroInProcess,
} as const satisfies Record<string, PrepareStep>;

export type StepName = keyof typeof prepareSteps;
