import type { LooseInput } from '#client/http/encode.ts';
import { rawCallInput } from '#console/exchanges/raw-request/raw-request.ts';
import { engineHeader } from '#contract/local/engine-header.ts';
import { audioDefaults, sentencesOf } from './form.ts';
import { audioSettings, type TextToSpeechForm } from './form-schema.ts';

/** Headers and body of a text-to-speech call. */
export interface TextToSpeechInput {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The call of a form; a raw request is sent instead of the fields. */
export function textToSpeechRequest(form: TextToSpeechForm): LooseInput {
  return form.free ? rawCallInput(form.free) : toRequest(form);
}

/**
 * The request of a form's fields. The engine is sent only if it was chosen. Defaults are sent only if the field is
 * marked as always sent; empty fields are omitted; invalid numbers are sent as text.
 */
export function toRequest(form: TextToSpeechForm): TextToSpeechInput {
  const settings = Object.entries(audioSettings).flatMap(([name, apiName]): [string, unknown][] => {
    const field = name as keyof typeof audioSettings;
    const typed = form[field].trim();
    const value = field === 'format' ? typed : numberOrText(typed);
    const isDefault = String(value) === audioDefaults[field] && !form.alwaysSent.includes(field);
    return typed === '' || isDefault ? [] : [[apiName, value]];
  });
  const speaker = form.speaker.trim();
  return {
    headers: { ...(speaker && { speaker }), ...(form.engine && { [engineHeader]: form.engine }) },
    body: { ...textFields(form), ...Object.fromEntries(settings) },
  };
}

function textFields({ mode, text, ssml }: TextToSpeechForm): Readonly<Record<string, unknown>> {
  if (mode === 'ssml') return ssml === '' ? {} : { ssml };
  if (mode === 'text') return text === '' ? {} : { text };
  const sentences = sentencesOf(text);
  return sentences.length > 0 ? { text: sentences } : {};
}

function numberOrText(typed: string): number | string {
  const value = Number(typed.replace(',', '.'));
  return Number.isNaN(value) ? typed : value;
}
