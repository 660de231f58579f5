import { textToSpeechDefaults } from '#contract/text-to-speech.ts';
import type { TextToSpeechForm } from './form.ts';

/** What the form sends: header and body of a text-to-speech call. */
export interface TextToSpeechInput {
  readonly headers: { readonly speaker?: string };
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The request of a form. What has its default is not sent; an empty field is not sent at all; a number that is none
 * travels as the text it is.
 */
export function toRequest(form: TextToSpeechForm): TextToSpeechInput {
  const lines = form.text.split('\n').filter((line) => line.trim() !== '');
  const said =
    form.mode === 'ssml'
      ? { ssml: form.ssml || undefined }
      : { text: form.mode === 'sentences' ? (lines.length > 0 ? lines : undefined) : form.text || undefined };
  const settings = {
    speed: numberOf(form.speed),
    pitch: numberOf(form.pitch),
    sample_rate: numberOf(form.sampleRate),
    format: form.format.trim() || undefined,
  };
  const chosen = Object.entries({ ...said, ...settings }).filter(
    ([name, value]) => value !== undefined && value !== Reflect.get(textToSpeechDefaults, name),
  );
  const speaker = form.speaker.trim();
  return { headers: speaker === '' ? {} : { speaker }, body: Object.fromEntries(chosen) };
}

function numberOf(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const value = Number(text.replace(',', '.'));
  return Number.isNaN(value) ? text : value;
}
