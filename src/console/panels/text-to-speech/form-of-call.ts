import type { CallInput } from '#contract/operations.ts';
import type { TextToSpeechForm } from './form.ts';

/** The fields of the form that asks for a call; what the call leaves to its default is absent. */
export function formOfCall({ headers, body }: CallInput<'tts'>): Partial<TextToSpeechForm> {
  return { ...fieldsOfBody(body), speaker: headers.speaker };
}

/** The fields that a body fills, whatever stands in it: those that it cannot fill are left to the form. */
export function fieldsOfBody(body: object): Partial<TextToSpeechForm> {
  const { text, ssml, speed, pitch, sample_rate, format }: Readonly<Record<string, unknown>> = { ...body };
  const sound = { speed, pitch, sampleRate: sample_rate, format };
  const given = Object.entries(sound).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...(ssml
      ? { mode: 'ssml', ssml: String(ssml) }
      : Array.isArray(text)
        ? { mode: 'sentences', text: text.join('\n') }
        : { mode: 'text', text: typeof text === 'string' ? text : '' }),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}
