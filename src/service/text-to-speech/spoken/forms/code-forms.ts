import type { LanguageCode } from '#contract/languages.ts';
import { digitsInWords, numberInWords } from '../spoken-number.ts';
import { spokenList, spokenWord } from '../spoken-words.ts';
import { addressInWords, codeInWords, telephoneInWords } from './codes-in-words.ts';
import { anyOf, form, type WrittenForm } from './written-form.ts';

/** Web and mail addresses. */
export function addressForms(): WrittenForm[] {
  return [
    form(
      'address',
      'letter',
      String.raw`(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)\]}"'”’।]`,
      ({ whole }, language) => addressInWords(whole, language),
      'i',
    ),
    form(
      'mail address',
      'any',
      String.raw`[A-Za-z\d][A-Za-z\d._+-]{0,63}@[A-Za-z\d][A-Za-z\d-]*(?:\.[A-Za-z\d-]+)*\.[A-Za-z]{2,}`,
      ({ whole }, language) => addressInWords(whole, language),
    ),
  ];
}

/** Short telephone numbers that everyone knows; they are read digit by digit when a word for calling follows. */
const emergencyNumbers = '108|112|139|181|1033|1091|1098|1930';

/** A lookbehind for one of these words, possibly followed by `is` or a similar word. */
const afterAny = (words: string) =>
  String.raw`(?<=(?<![\p{L}\p{M}])(?:${words})(?:\s(?:no\.?|number|is|नंबर))?[\s:#.-]{1,3})`;

/** Telephone numbers, and numbers that follow a word such as OTP. */
export function telephoneForms(language: LanguageCode): WrittenForm[] {
  const end = String.raw`(?![\d]|[-.,:/]\d)`;
  const telephone: WrittenForm['read'] = ({ whole }, to) => telephoneInWords(whole, to);
  const before = anyOf([
    'phone',
    'mobile',
    'tel',
    'call',
    'dial',
    'helpline',
    'whatsapp',
    ...spokenList('phone-words', language),
  ]);
  const code = anyOf([
    'otp',
    'pin',
    'pincode',
    'code',
    'pnr',
    'id',
    'a/c',
    ...spokenList('code-words', language),
  ]);
  return [
    form(
      'telephone',
      'sign',
      String.raw`\+\d{1,3}[\s-]?\(?\d{2,5}\)?(?:[\s-]?\d{2,5}){1,4}${end}`,
      telephone,
    ),
    form('telephone', 'sign', String.raw`\(0\d{2,4}\)\s?\d{3,4}[\s-]?\d{3,4}${end}`, telephone),
    form('telephone', 'digit', String.raw`(?:0|91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}${end}`, telephone),
    form('telephone', 'digit', String.raw`1[89][06]0[\s-]?\d{2,4}[\s-]?\d{3,4}${end}`, telephone),
    form('telephone', 'digit', String.raw`0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}${end}`, telephone),
    form(
      'telephone',
      'digit',
      String.raw`(?:${emergencyNumbers})(?=['’]?[\p{L}\p{M}]{0,6}(?:\s+['’]?[\p{L}\p{M}]+)?\s+(?:${before}))`,
      telephone,
      'i',
    ),
    form(
      'number in groups of four',
      'digit',
      String.raw`\d{4}(?<sign>[\s-])\d{4}\k<sign>\d{4}(?:\k<sign>\d{4})?${end}`,
      telephone,
    ),
    form(
      'telephone',
      'digit',
      String.raw`${afterAny(before)}(?:${emergencyNumbers}|\d{3,5}(?:[\s-]\d{2,5}){1,3}|\d{6,12})${end}`,
      telephone,
      'i',
    ),
    form(
      'code number',
      'digit',
      String.raw`${afterAny(code)}\d{3,}${end}`,
      ({ whole }, to) => digitsInWords(whole, to),
      'i',
    ),
  ];
}

/** Versions and addresses of several numbers with points between them. */
export function dottedForms(): WrittenForm[] {
  return [
    form('version', 'digit', String.raw`\d+(?:\.\d+){2,}(?![\d])`, ({ whole }, to) =>
      whole
        .split('.')
        .map((part) => numberInWords(part, to))
        .join(` ${spokenWord('point', to)} `),
    ),
    form(
      'version',
      'letter',
      String.raw`[vV](?<parts>\d+(?:\.\d+)+)(?![\d])`,
      ({ groups: { parts = '' } }, to) => {
        const spoken = parts.split('.').map((part) => numberInWords(part, to));
        return `${codeInWords('V', to)} ${spoken.join(` ${spokenWord('point', to)} `)}`;
      },
    ),
  ];
}

/** Codes of letters and digits. */
export function codeForms(): WrittenForm[] {
  return [
    form(
      'code',
      'letter',
      String.raw`(?=[A-Za-z-]*\d)[A-Za-z\d]+(?:-[A-Za-z\d]+)*(?![\p{L}\p{M}])`,
      ({ whole }, to) => codeInWords(whole, to),
    ),
    form(
      'code',
      'digit',
      String.raw`(?=[\d-]*[A-Za-z])\d[A-Za-z\d]*(?:-[A-Za-z\d]+)*(?![\p{L}\p{M}])`,
      ({ whole }, to) => codeInWords(whole, to),
    ),
  ];
}
