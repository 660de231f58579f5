import { headersOf } from '#console/exchanges/free-call.ts';
import { TranslationForm } from './form.ts';

/** The form with the languages that a call word for word names, so that its answer is read with them. */
export function asSent(form: TranslationForm): TranslationForm {
  if (!form.free) return form;
  const { src_lang, tgt_lang } = headersOf(form.free.headers);
  return TranslationForm.parse({ ...form, source: src_lang, targets: tgt_lang?.split(',') ?? [] });
}
