import type { LooseInput } from '#client/encode.ts';
import { freeInput } from '#console/exchanges/free-call.ts';
import { stringsOf } from '#console/ui/strings.ts';
import { transliterationDefaults } from '#contract/transliteration.ts';
import { switches, type TransliterationForm } from './form.ts';

/**
 * The call that a form asks for. A field left at its default is not sent, nor is text that is not there. A call that is
 * written word for word is sent in place of the fields.
 */
export function transliterationRequest(form: TransliterationForm): LooseInput {
  if (form.free) return freeInput(form.free);
  const data = stringsOf(form.text);
  return {
    headers: {
      'REV-APPVERSION': '2.0',
      ...(form.source && { src_lang: form.source }),
      ...(form.target && { tgt_lang: form.target }),
      ...(form.domain && { domain: form.domain }),
      ...(form.content && { cnt_lang: form.content }),
    },
    body: {
      ...(data.length > 0 && { data }),
      ...(form.suggestions !== transliterationDefaults.noOfSuggestions && {
        noOfSuggestions: form.suggestions,
      }),
      ...(form.convertNumber && { convertNumber: form.convertNumber }),
      ...Object.fromEntries(
        switches.flatMap((name) =>
          form[name] === transliterationDefaults[name] ? [] : [[name, form[name]]],
        ),
      ),
    },
  };
}
