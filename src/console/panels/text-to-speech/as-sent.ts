import { readJson } from '#console/app/link-fields.ts';
import { headersOf } from '#console/exchanges/free-call.ts';
import { TextToSpeechForm } from './form.ts';
import { fieldsOfBody } from './form-of-call.ts';

/** The form with the fields that a call word for word names, so that its answer is read with them. */
export function asSent(form: TextToSpeechForm): TextToSpeechForm {
  if (!form.free) return form;
  const { speaker = '' } = headersOf(form.free.headers);
  return TextToSpeechForm.parse({ ...fieldsOfBody(Object(readJson(form.free.body))), speaker });
}
