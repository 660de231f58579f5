import type { SpeechMarks } from '#contract/local.ts';
import type { Incoming } from './incoming.ts';
import { speak, type TextToSpeechDeps } from './tts.ts';

export type SpeechMarksAnswer =
  | { readonly body: SpeechMarks }
  | { readonly problem: string; readonly httpStatus: 400 | 503 };

/** Speaks a text-to-speech request and tells when each word is heard, in seconds, instead of the audio. */
export async function answerSpeechMarks(
  incoming: Incoming,
  deps: TextToSpeechDeps,
): Promise<SpeechMarksAnswer> {
  const spoken = await speak(incoming, deps);
  if (spoken.kind === 'ok') {
    const { duration, marks } = spoken.speech;
    return { body: { duration, marks: marks.map(({ word, start, end }) => ({ word, start, end })) } };
  }
  const { refusal } = spoken;
  const problem = refusal.kind === 'row' ? refusal.row.text : refusal.cause;
  return { problem, httpStatus: refusal.kind === 'invalid' && refusal.httpStatus >= 500 ? 503 : 400 };
}
