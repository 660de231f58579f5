/**
 * The languages of body fields by name, according to the headers of a call: the source strings, and the output if there
 * is one target. A language is the API's code, or the header's value if it is not a code.
 */
export function fieldLanguages(headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const { src_lang, tgt_lang, speaker } = headers;
  return new Map([
    ...(src_lang === undefined ? [] : ['data', 'inString'].map((field) => [field, src_lang] as const)),
    ...(tgt_lang === undefined ? [] : [['outString', tgt_lang.trim()] as const]),
    ...(speaker === undefined ? [] : [['text', speaker.split('_')[0] ?? ''] as const]),
  ]);
}
