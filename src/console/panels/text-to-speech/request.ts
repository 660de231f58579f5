import type { LooseInput } from '#client/encode.ts';
import { freeInput } from '#console/exchanges/free-call.ts';
import { sentencesOf, soundDefaults, soundFields, type TextToSpeechForm } from './form.ts';

/** What the form sends: header and body of a text-to-speech call. */
export interface TextToSpeechInput {
  readonly headers: { readonly speaker?: string };
  readonly body: Readonly<Record<string, unknown>>;
}

/** The call that a form asks for; one that is written word for word is sent in place of the fields. */
export function textToSpeechRequest(form: TextToSpeechForm): LooseInput {
  return form.free ? freeInput(form.free) : toRequest(form);
}

/**
 * The request of a form's fields. What has its default is sent where that is asked for; an empty field is not sent at
 * all; a number that is none travels as the text it is.
 */
export function toRequest(form: TextToSpeechForm): TextToSpeechInput {
  const sound = Object.entries(soundFields).flatMap(([name, apiName]): [string, unknown][] => {
    const field = name as keyof typeof soundFields;
    const typed = form[field].trim();
    const value = field === 'format' ? typed : numberOf(typed);
    const usual = String(value) === soundDefaults[field] && !form.alwaysSent.includes(field);
    return typed === '' || usual ? [] : [[apiName, value]];
  });
  const speaker = form.speaker.trim();
  return {
    headers: speaker === '' ? {} : { speaker },
    body: { ...saidBy(form), ...Object.fromEntries(sound) },
  };
}

function saidBy({ mode, text, ssml }: TextToSpeechForm): Readonly<Record<string, unknown>> {
  if (mode === 'ssml') return ssml === '' ? {} : { ssml };
  if (mode === 'text') return text === '' ? {} : { text };
  const sentences = sentencesOf(text);
  return sentences.length > 0 ? { text: sentences } : {};
}

function numberOf(typed: string): number | string {
  const value = Number(typed.replace(',', '.'));
  return Number.isNaN(value) ? typed : value;
}
