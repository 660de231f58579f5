import type { LooseInput } from '#client/http/encode.ts';
import { rawCallInput } from '#console/exchanges/raw-request/raw-request.ts';
import { stringsOf } from '#console/ui/text/strings.ts';
import { explainHeader } from '#contract/headers.ts';
import { transliterationDefaults } from '#contract/transliteration.ts';
import { switchNames, type TransliterationForm } from './form.ts';

/**
 * Number of suggestions that the typing field requests for a word, unless the form has a number other than the default.
 */
const typingSuggestions = 5;

/** The number of suggestions that the calls of a form ask for. */
export function requestedSuggestions({ view, suggestions }: TransliterationForm): number {
  const untouched = suggestions === transliterationDefaults.noOfSuggestions;
  return view === 'typing' && untouched ? typingSuggestions : suggestions;
}

/**
 * The input of the call that a form makes. A field at its default is not sent, nor is missing text. A raw request is
 * sent instead of the fields. `explain` asks the embedded service to remember how each word was spelled.
 */
export function transliterationRequest(
  form: TransliterationForm,
  { explain = false }: { readonly explain?: boolean } = {},
): LooseInput {
  if (form.free) return rawCallInput(form.free);
  const data = stringsOf(form.text);
  return {
    headers: {
      'REV-APPVERSION': '2.0',
      ...(form.source && { src_lang: form.source }),
      ...(form.target && { tgt_lang: form.target }),
      ...(form.domain && { domain: form.domain }),
      ...(form.content && { cnt_lang: form.content }),
      ...(explain && { [explainHeader]: '1' }),
    },
    body: {
      ...(data.length > 0 && { data }),
      ...(form.suggestions !== transliterationDefaults.noOfSuggestions && {
        noOfSuggestions: form.suggestions,
      }),
      ...(form.convertNumber && { convertNumber: form.convertNumber }),
      ...Object.fromEntries(
        switchNames.flatMap((name) =>
          form[name] === transliterationDefaults[name] ? [] : [[name, form[name]]],
        ),
      ),
    },
  };
}
