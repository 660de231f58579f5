import { jsonValue } from '#client/parse-json.ts';
import {
  isSameRequest,
  requestFor,
  type SentRequest,
  toRawRequest,
} from '#console/exchanges/raw-request/raw-request.ts';
import { engineHeader } from '#contract/local/engine-header.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { TextToSpeechForm } from './form-schema.ts';
import { textToSpeechRequest } from './request.ts';

/**
 * The form that sends exactly this request: with its fields if they can express it, otherwise as a raw request.
 * Requests are compared character by character.
 */
export function formOfSent(sent: SentRequest): TextToSpeechForm {
  const { headers, body } = sent;
  const fields = fieldsOfBody(Object(jsonValue(body)));
  const alwaysSent = (['speed', 'pitch', 'sampleRate', 'format'] as const).filter((name) => name in fields);
  const form = TextToSpeechForm.parse({
    ...fields,
    speaker: headers.speaker ?? '',
    engine: headers[engineHeader] ?? '',
    alwaysSent,
  });
  const same = isSameRequest(requestFor('tts', textToSpeechRequest(form)), sent);
  return same ? form : { ...form, free: toRawRequest(sent) };
}
