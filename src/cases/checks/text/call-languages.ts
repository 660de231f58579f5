import type { Exchange } from '#client/exchange.ts';

/**
 * The codes of the languages of a call: target languages first, then the source language, then the language of the
 * voice.
 */
export function languageCodesOf({ request: { headers } }: Pick<Exchange, 'request'>): string[] {
  const named = (name: string) =>
    Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1] ?? '';
  const codes = [...named('tgt_lang').split(','), named('src_lang'), named('speaker').split('_')[0] ?? ''];
  return codes.map((code) => code.trim()).filter((code) => code !== '');
}
