import { readJson } from '#console/app/link-fields.ts';
import { callOf, freeCallOf, type SentCall, sameCall } from '#console/exchanges/free-call.ts';
import { TextToSpeechForm } from './form.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { textToSpeechRequest } from './request.ts';

/**
 * The form that sends this very call: with the fields where they can say it, else word for word. What is compared is
 * what travels, sign by sign.
 */
export function formOfSent(sent: SentCall): TextToSpeechForm {
  const { headers, body } = sent;
  const fields = fieldsOfBody(Object(readJson(body)));
  const alwaysSent = (['speed', 'pitch', 'sampleRate', 'format'] as const).filter((name) => name in fields);
  const form = TextToSpeechForm.parse({ ...fields, speaker: headers.speaker ?? '', alwaysSent });
  const same = sameCall(callOf('tts', textToSpeechRequest(form)), sent);
  return same ? form : { ...form, free: freeCallOf(sent) };
}
