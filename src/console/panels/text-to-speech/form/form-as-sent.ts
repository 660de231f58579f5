import { jsonValue } from '#client/parse-json.ts';
import { parseHeaders } from '#console/exchanges/raw-request/raw-request.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { TextToSpeechForm } from './form-schema.ts';

/** The form with the fields that its raw request contains, which are needed to read the answer. */
export function formAsSent(form: TextToSpeechForm): TextToSpeechForm {
  if (!form.free) return form;
  const { speaker = '' } = parseHeaders(form.free.headers);
  return TextToSpeechForm.parse({ ...fieldsOfBody(Object(jsonValue(form.free.body))), speaker });
}
