import { readJson } from '#console/app/link-fields.ts';
import { callOf, freeCallOf, type SentCall, sameCall } from '#console/exchanges/free-call.ts';
import { TransliterationForm } from './form.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { transliterationRequest } from './request.ts';

/**
 * The form that sends this very call: with the fields where they can say it, else word for word. What is compared is
 * what travels, sign by sign.
 */
export function formOfSent(sent: SentCall): TransliterationForm {
  const { headers, body } = sent;
  const form = TransliterationForm.parse({
    ...fieldsOfBody(Object(readJson(body))),
    source: headers.src_lang ?? '',
    target: headers.tgt_lang ?? '',
    domain: headers.domain ?? '',
    content: headers.cnt_lang ?? '',
    view: 'strings',
  });
  const same = sameCall(callOf('transliteration', transliterationRequest(form)), sent);
  return same ? form : { ...form, free: freeCallOf(sent) };
}
