import * as z from 'zod/mini';
import type { FormSpec } from '#console/app/panel-form.ts';
import { readSpeaker, textToSpeechDefaults } from '#contract/text-to-speech.ts';
import { samples } from './samples.ts';

export const inputModes = ['text', 'sentences', 'ssml'] as const;
export type InputMode = (typeof inputModes)[number];

/** The form of the panel. Numbers stay as typed, so that a wrong one can be sent on purpose. */
export const TextToSpeechForm = z.object({
  mode: z.catch(z.enum(inputModes), 'text'),
  /** Plain text; in mode `sentences` one sentence a line. */
  text: z.catch(z.string(), ''),
  ssml: z.catch(z.string(), ''),
  /** Any speaker code, documented or not. */
  speaker: z.catch(z.string(), 'hi_female'),
  speed: z.catch(z.string(), String(textToSpeechDefaults.speed)),
  pitch: z.catch(z.string(), String(textToSpeechDefaults.pitch)),
  sampleRate: z.catch(z.string(), String(textToSpeechDefaults.sample_rate)),
  format: z.catch(z.string(), textToSpeechDefaults.format),
});
export type TextToSpeechForm = z.infer<typeof TextToSpeechForm>;

export const textToSpeechPath = '/text-to-speech';

/** What is written in the field that is in view. */
export const inputOf = ({ mode, text, ssml }: TextToSpeechForm) => (mode === 'ssml' ? ssml : text);

/** The API's code of the language that the speaker speaks; empty when the code names none. */
export const languageOf = ({ speaker }: Pick<TextToSpeechForm, 'speaker'>) =>
  readSpeaker(speaker)?.language ?? '';

const neutral = TextToSpeechForm.parse({});
const [first] = samples;

export const formSpec: FormSpec<TextToSpeechForm> = {
  path: textToSpeechPath,
  schema: TextToSpeechForm,
  initial: { ...neutral, ...first.form },
  toLink: (form) => ({
    settings: Object.fromEntries(
      (['mode', 'speaker', 'speed', 'pitch', 'sampleRate', 'format'] as const).flatMap((name) =>
        form[name] === neutral[name] && name !== 'speaker' ? [] : [[name, form[name]]],
      ),
    ),
    texts: { text: inputOf(form) },
  }),
  fromLink: (search, { text }, kept) => {
    // A link carries one of the two texts; the other stays as this tab knows it.
    const settings = Object.fromEntries(search.entries());
    return settings.mode === 'ssml'
      ? { ...settings, text: kept.text, ssml: text ?? kept.ssml }
      : { ...settings, text: text ?? kept.text, ssml: kept.ssml };
  },
};
