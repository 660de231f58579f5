import type { CallInput } from '#contract/operations.ts';
import type { TextToSpeechForm } from './form-schema.ts';

/** The form fields of a call; fields that the call omits are absent. */
export function formOfCall({ headers, body }: CallInput<'tts'>): Partial<TextToSpeechForm> {
  return { ...fieldsOfBody(body), speaker: headers.speaker };
}

/** The form fields of any request body; fields that are not in the body are absent. */
export function fieldsOfBody(body: object): Partial<TextToSpeechForm> {
  const { text, ssml, speed, pitch, sample_rate, format }: Readonly<Record<string, unknown>> = { ...body };
  const settings = { speed, pitch, sampleRate: sample_rate, format };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...(ssml
      ? { mode: 'ssml', ssml: String(ssml) }
      : Array.isArray(text)
        ? { mode: 'sentences', text: text.join('\n') }
        : { mode: 'text', text: typeof text === 'string' ? text : '' }),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}
