import { audioKind } from '#audio-formats/audio-kind.ts';
import { readHeaderSync } from '#audio-formats/header-reader.ts';
import { wrapPcm } from '#console/audio/format/wav-samples.ts';
import { type TextToSpeechResponse, textToSpeechDefaults } from '#contract/text-to-speech.ts';

/** The bytes of an answer as received, and in a form that browsers play. */
export interface SpokenFile {
  readonly received: Blob;
  readonly playable: Blob;
  /** The bytes have no header. */
  readonly headerless: boolean;
}

const filesByResponse = new WeakMap<TextToSpeechResponse, SpokenFile>();

/** The files of an answer. Repeated calls return the same ones, so that all readers share one analysis. */
export function spokenFile(
  response: TextToSpeechResponse,
  body: Readonly<Record<string, unknown>>,
): SpokenFile {
  const before = filesByResponse.get(response);
  if (before) return before;
  const { audio, mediaType, sampleRate } = response;
  const received = new Blob([audio], { type: mediaType });
  const asked = String(body.format ?? '').toUpperCase();
  const kind = readHeaderSync(audioKind(audio.length), (at, length) => audio.subarray(at, at + length));
  const headerless = kind === undefined && asked === 'PCM';
  const rate = sampleRate || Number(body.sample_rate ?? textToSpeechDefaults.sample_rate);
  const file = { received, headerless, playable: headerless ? wrapPcm(received, rate) : received };
  filesByResponse.set(response, file);
  return file;
}
