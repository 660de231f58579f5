import { audioKindOf, headOf } from '#console/audio/audio-kind.ts';
import { documentedLimits } from '#contract/limits.ts';
import type { UploadProblem } from './job.ts';

/** What the service would refuse about this file, told by its bytes and its size; its name plays no part. */
export async function checkFile(file: Blob): Promise<UploadProblem[]> {
  if (file.size === 0) return ['empty'];
  const kind = audioKindOf(await headOf(file));
  return [
    ...(kind === undefined || kind === 'ogg' ? (['not-audio'] as const) : []),
    ...(file.size >= documentedLimits.audioBytes ? (['too-large'] as const) : []),
  ];
}

/** What is known beforehand about a language; `served` is undefined when the target does not tell. */
export function checkLanguage(src_lang: string, served: readonly string[] | undefined): UploadProblem[] {
  return served && !served.includes(src_lang) ? ['language-not-served'] : [];
}
