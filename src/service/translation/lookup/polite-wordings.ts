import type { TranslationLanguage } from '#contract/languages.ts';
import { normaliseText } from '#service/store/normal-form.ts';

const openers = /^(?:(?:can|could|will|would) you (?:please |kindly )?|please |kindly )/iu;
const closers = /[ ,]+please(?=[.?!]*$)/iu;

/**
 * Other wordings of an English request that mean the same: without "please" and "could you", and with "please" before
 * it. They are tried when the exact sentence is unknown.
 */
export function politeWordings(text: string, from: TranslationLanguage): string[] {
  if (from !== 'en') return [];
  const sentence = normaliseText(text);
  const plain = sentence.replace(closers, '').replace(openers, '');
  const wordings = plain === sentence ? [] : [plain];
  return plain === '' ? [] : [...wordings, `please ${plain}`];
}
