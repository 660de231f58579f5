import type { CallInput } from '#contract/operations.ts';

/** The fields of the form that makes a call; fields that the call omits are absent. */
export function formOfCall({ headers, body }: CallInput<'transliteration'>) {
  return {
    ...fieldsOfBody(body),
    source: headers.src_lang,
    target: headers.tgt_lang,
    domain: headers.domain,
    content: headers.cnt_lang ?? '',
  };
}

/** The form fields found in a body of any shape. */
export function fieldsOfBody(body: object) {
  const {
    data,
    noOfSuggestions,
    convertNumber,
    ...switches
  }: { data?: unknown; noOfSuggestions?: unknown; convertNumber?: unknown } = body;
  return {
    ...switches,
    text: Array.isArray(data) ? data.map(String).join('\n') : '',
    suggestions: noOfSuggestions,
    // `true` is an old spelling of `local`.
    convertNumber: convertNumber === true ? 'local' : convertNumber || '',
  };
}
