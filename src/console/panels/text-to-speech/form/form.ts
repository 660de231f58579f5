import { createLinkConverter } from '#console/app/link/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { parseHeaders } from '#console/exchanges/raw-request/raw-request.ts';
import { textToSpeechInputs } from '#contract/examples/text-to-speech-inputs.ts';
import { readSpeaker, textToSpeechDefaults } from '#contract/text-to-speech.ts';
import { formOfCall } from './form-of-call.ts';
import { type AudioSetting, TextToSpeechForm } from './form-schema.ts';

/** The defaults of the audio settings. */
export const audioDefaults: Readonly<Record<AudioSetting, string>> = {
  speed: String(textToSpeechDefaults.speed),
  pitch: String(textToSpeechDefaults.pitch),
  sampleRate: String(textToSpeechDefaults.sample_rate),
  format: textToSpeechDefaults.format,
};

export const textToSpeechPath = '/text-to-speech';

/** The text of the visible input. */
export const visibleInput = ({ mode, text, ssml }: TextToSpeechForm) => (mode === 'ssml' ? ssml : text);

/** The sentences of a text: its lines that are not blank. */
export const sentencesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The API's code of the speaker's language; empty for an unknown speaker code. */
export const languageOf = ({ speaker, free }: Pick<TextToSpeechForm, 'speaker' | 'free'>) =>
  readSpeaker(free ? (parseHeaders(free.headers).speaker ?? '') : speaker)?.language ?? '';

/** Divides a form into named forms, one per request: the form itself, or one per sentence. */
export function requestParts(
  form: TextToSpeechForm,
): { readonly name: string; readonly form: TextToSpeechForm }[] {
  const sentences = sentencesOf(form.text);
  const each = form.mode === 'sentences' && form.requests === 'each' && sentences.length > 0 && !form.free;
  if (!each) return [{ name: 'all', form }];
  return sentences.map((text, index) => ({ name: String(index + 1), form: { ...form, mode: 'text', text } }));
}

export const formSpec: FormSpec<TextToSpeechForm> = {
  path: textToSpeechPath,
  schema: TextToSpeechForm,
  initial: TextToSpeechForm.parse(formOfCall(textToSpeechInputs.hindi)),
  ...createLinkConverter({
    schema: TextToSpeechForm,
    settings: { speaker: 'speaker' },
    options: {
      mode: 'mode',
      engine: 'engine',
      requests: 'requests',
      speed: 'speed',
      pitch: 'pitch',
      sampleRate: 'sampleRate',
      format: 'format',
      alwaysSent: 'alwaysSent',
    },
  }),
};
