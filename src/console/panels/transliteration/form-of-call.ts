import type { CallInput } from '#contract/operations.ts';

/** The fields of the form that asks for a call; what the call leaves to its default is absent. */
export function formOfCall({ headers, body }: CallInput<'transliteration'>) {
  const { data, noOfSuggestions, convertNumber, ...switches } = body;
  return {
    text: data.join('\n'),
    source: headers.src_lang,
    target: headers.tgt_lang,
    domain: headers.domain,
    content: headers.cnt_lang ?? '',
    suggestions: noOfSuggestions,
    // `true` is an old spelling of `local`.
    convertNumber: convertNumber === true ? 'local' : convertNumber || '',
    ...switches,
  };
}
