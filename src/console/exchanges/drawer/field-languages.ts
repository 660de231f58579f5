/**
 * The languages of body fields by name, according to the headers of a call: source strings, output strings and text to
 * be spoken. Header values are not checked: with several targets, the language of the output is no code.
 */
export function fieldLanguages(headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const { src_lang, tgt_lang, speaker } = headers;
  return new Map([
    ...(src_lang === undefined ? [] : ['data', 'inString'].map((field) => [field, src_lang] as const)),
    ...(tgt_lang === undefined ? [] : [['outString', tgt_lang.trim()] as const]),
    ...(speaker === undefined ? [] : [['text', speaker.split('_')[0] ?? ''] as const]),
  ]);
}
