import { audioKind } from '#audio-formats/audio-kind.ts';
import { headerReader } from '#console/audio/format/read-headers.ts';
import { documentedLimits } from '#contract/limits.ts';
import type { UploadProblem } from '../tracker/job.ts';

/** The problems for which the service would refuse this file. Its bytes and its size are checked, not its name. */
export async function checkFile(file: Blob): Promise<UploadProblem[]> {
  if (file.size === 0) return ['empty'];
  const kind = await headerReader(file)(audioKind(file.size));
  return [
    ...(kind === undefined || kind === 'ogg' ? (['not-audio'] as const) : []),
    ...(file.size >= documentedLimits.audioBytes ? (['too-large'] as const) : []),
  ];
}

/**
 * Problems with a language that are known before the upload; `served` is undefined when the target does not report its
 * languages.
 */
export function checkLanguage(src_lang: string, served: readonly string[] | undefined): UploadProblem[] {
  return served && !served.includes(src_lang) ? ['language-not-served'] : [];
}
