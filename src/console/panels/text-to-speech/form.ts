import * as z from 'zod/mini';
import { linkFields } from '#console/app/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { FreeCall, headersOf } from '#console/exchanges/free-call.ts';
import { readSpeaker, textToSpeechDefaults } from '#contract/text-to-speech.ts';
import { samples } from './samples.ts';

export const inputModes = ['text', 'sentences', 'ssml'] as const;
export type InputMode = (typeof inputModes)[number];

/** The fields of the sound by the names of the form, with the API's own. */
export const soundFields = {
  speed: 'speed',
  pitch: 'pitch',
  sampleRate: 'sample_rate',
  format: 'format',
} as const;
export type SoundField = keyof typeof soundFields;

const SoundFields = z.array(z.enum(['speed', 'pitch', 'sampleRate', 'format']));

/** The form of the panel. Numbers stay as typed, so that a wrong one can be sent on purpose. */
export const TextToSpeechForm = z.object({
  mode: z.catch(z.enum(inputModes), 'text'),
  /** Plain text; in mode `sentences` one sentence a line. */
  text: z.catch(z.string(), ''),
  ssml: z.catch(z.string(), ''),
  /** SSML in a plain box in place of the editor. */
  plainBox: z.catch(z.boolean(), false),
  /** Several sentences as one audio, or one request a sentence. */
  requests: z.catch(z.enum(['one', 'each']), 'one'),
  /** Any speaker code, documented or not. */
  speaker: z.catch(z.string(), 'hi_female'),
  speed: z.catch(z.string(), String(textToSpeechDefaults.speed)),
  pitch: z.catch(z.string(), String(textToSpeechDefaults.pitch)),
  sampleRate: z.catch(z.string(), String(textToSpeechDefaults.sample_rate)),
  format: z.catch(z.string(), textToSpeechDefaults.format),
  /** Fields that travel even where they have their default. */
  alwaysSent: z.catch(SoundFields, []),
  /** Sent word for word in place of all of the above. */
  free: z.catch(z.optional(FreeCall), undefined),
});
export type TextToSpeechForm = z.infer<typeof TextToSpeechForm>;

/** What each field of the sound is when it is not sent. */
export const soundDefaults: Readonly<Record<SoundField, string>> = {
  speed: String(textToSpeechDefaults.speed),
  pitch: String(textToSpeechDefaults.pitch),
  sampleRate: String(textToSpeechDefaults.sample_rate),
  format: textToSpeechDefaults.format,
};

export const textToSpeechPath = '/text-to-speech';

/** What is written in the field that is in view. */
export const inputOf = ({ mode, text, ssml }: TextToSpeechForm) => (mode === 'ssml' ? ssml : text);

/** The sentences of a text: its lines that say something. */
export const sentencesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The API's code of the language that the speaker speaks; empty when the code names none. */
export const languageOf = ({ speaker, free }: Pick<TextToSpeechForm, 'speaker' | 'free'>) =>
  readSpeaker(free ? (headersOf(free.headers).speaker ?? '') : speaker)?.language ?? '';

/** The forms that a form is sent as, each with a name: itself, or one for each of its sentences. */
export function partsOf(
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
  initial: TextToSpeechForm.parse(samples[0].form),
  ...linkFields({
    schema: TextToSpeechForm,
    settings: { speaker: 'speaker' },
    options: {
      mode: 'mode',
      requests: 'requests',
      speed: 'speed',
      pitch: 'pitch',
      sampleRate: 'sampleRate',
      format: 'format',
      alwaysSent: 'alwaysSent',
    },
  }),
};
