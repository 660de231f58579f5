import { jsonValue } from '#client/parse-json.ts';
import {
  isSameRequest,
  requestFor,
  type SentRequest,
  toRawRequest,
} from '#console/exchanges/raw-request/raw-request.ts';
import { explainHeader } from '#contract/headers.ts';
import { TransliterationForm } from './form.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { transliterationRequest } from './request.ts';

/**
 * The form that sends exactly this request: with the fields if they can express it exactly, otherwise as a raw request.
 */
export function formOfSent(sent: SentRequest): TransliterationForm {
  const { headers, body } = sent;
  const form = TransliterationForm.parse({
    ...fieldsOfBody(Object(jsonValue(body))),
    source: headers.src_lang ?? '',
    target: headers.tgt_lang ?? '',
    domain: headers.domain ?? '',
    content: headers.cnt_lang ?? '',
    view: 'strings',
  });
  const explain = explainHeader in headers;
  const same = isSameRequest(requestFor('transliteration', transliterationRequest(form, { explain })), sent);
  return same ? form : { ...form, free: toRawRequest(sent) };
}
