import { audioKindOf, headBytes } from '#console/audio/audio-kind.ts';
import { wrapPcm } from '#console/audio/wav-samples.ts';
import { type TextToSpeechResponse, textToSpeechDefaults } from '#contract/text-to-speech.ts';

/** The bytes of an answer as received, and the same as a browser can play them. */
export interface SpokenFile {
  readonly received: Blob;
  readonly playable: Blob;
  /** The bytes have no header of their own. */
  readonly headerless: boolean;
}

const known = new WeakMap<TextToSpeechResponse, SpokenFile>();

/** The files of an answer: the same ones each time, so that everybody who reads the audio shares one reading. */
export function spokenFile(
  response: TextToSpeechResponse,
  body: Readonly<Record<string, unknown>>,
): SpokenFile {
  const before = known.get(response);
  if (before) return before;
  const { audio, mediaType, sampleRate } = response;
  const received = new Blob([audio], { type: mediaType });
  const asked = String(body.format ?? '').toUpperCase();
  const headerless = audioKindOf(audio.subarray(0, headBytes)) === undefined && asked === 'PCM';
  const rate = sampleRate || Number(body.sample_rate ?? textToSpeechDefaults.sample_rate);
  const file = { received, headerless, playable: headerless ? wrapPcm(received, rate) : received };
  known.set(response, file);
  return file;
}
