import { describe, expect, it } from 'vitest';
import { languages, TranslationLanguage } from '#contract/languages.ts';
import type { PendingModeration } from './moderation.ts';
import { type PhraseEntry, phrases } from './phrasebook.ts';

const codes = TranslationLanguage.options;
const entries = phrases();
const slotNames = ['n', 'date', 'time', 'amount', 'name', 'place'];
const slotPattern = /\{([^{}]*)\}/gu;

const slotsOf = (text: string) => Array.from(text.matchAll(slotPattern), (match) => match[1] ?? '').sort();
const withoutSlots = (text: string) => text.replace(slotPattern, '');
const withoutFinalPunctuation = (text: string) => text.replace(/[\p{P}\s]+$/u, '');

/** Every text that breaks a rule, as `language/id: text`, so that a failure names its cause. */
function textsThatBreak(
  breaks: (text: string, code: TranslationLanguage, entry: PhraseEntry) => boolean,
): string[] {
  return entries.flatMap((entry) =>
    codes
      .filter((code) => breaks(entry.text[code], code, entry))
      .map((code) => `${code}/${entry.id}: ${entry.text[code]}`),
  );
}

function repeatedValues(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the phrasebook', () => {
  it('has at least 150 phrases and 25 templates with unique ids', () => {
    expect(entries.filter((entry) => entry.kind === 'phrase').length).toBeGreaterThanOrEqual(150);
    expect(entries.filter((entry) => entry.kind === 'template').length).toBeGreaterThanOrEqual(25);
    expect(repeatedValues(entries.map((entry) => entry.id))).toEqual([]);
    expect(entries.filter((entry) => !/^[a-z]+(-[a-z]+)*$/.test(entry.id))).toEqual([]);
  });

  it('has a text in every language for every entry', () => {
    expect(
      textsThatBreak(
        (text) => text.trim() === '' || withoutFinalPunctuation(withoutSlots(text)).trim() === '',
      ),
    ).toEqual([]);
  });

  it('has no two entries with the same text in a language, so that a sentence matches one entry', () => {
    for (const code of codes) {
      expect(
        repeatedValues(entries.map((entry) => withoutFinalPunctuation(entry.text[code]).toLowerCase())),
      ).toEqual([]);
    }
  });

  it('uses only the script of each language outside slots', () => {
    expect(
      textsThatBreak((text, code) => {
        const own = new RegExp(`\\p{Script_Extensions=${languages[code].script}}`, 'gu');
        const letters = withoutSlots(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
        return letters === '' || letters.replace(own, '') !== '';
      }),
    ).toEqual([]);
  });

  it('uses the letters of the language where two languages share a script', () => {
    const foreign: Partial<Record<TranslationLanguage, RegExp>> = {
      as: /র/u,
      bn: /[ৰৱ]/u,
      ur: /[\u0643\u0647\u0649\u064a,;?]/u,
      mr: /(^|[\s])(है|हैं|छ|अछि|आसा|में|से|नहीं)(?=[\s.?!]|$)/u,
      kok: /(^|\s)(है|हैं|आहे|आहेत|छ|अछि|नाही)(?=[\s.?!]|$)/u,
      mai: /(^|\s)(है|हैं|आहे|छ|छन्|आसा|में|से|नहीं)(?=[\s।?!]|$)/u,
      ne: /(^|\s)(है|हैं|आहे|अछि|आसा|में|से|नहीं)(?=[\s।?!]|$)/u,
      hi: /(^|\s)(आहे|छ|अछि|आसा|मे|सँ)(?=[\s।?!]|$)/u,
    };
    expect(textsThatBreak((text, code) => foreign[code]?.test(text) ?? false)).toEqual([]);
  });

  it('has different texts in different languages of the same script', () => {
    // नमस्कार is the everyday greeting in both Marathi and Nepali.
    const alike = ['hello: mr ne'];
    const same = entries.flatMap((entry) =>
      codes.flatMap((one, index) =>
        codes
          .slice(index + 1)
          .filter(
            (other) =>
              withoutFinalPunctuation(entry.text[one]) === withoutFinalPunctuation(entry.text[other]),
          )
          .map((other) => `${entry.id}: ${one} ${other}`),
      ),
    );
    expect(same).toEqual(alike);
    expect(
      textsThatBreak((text, code, { text: all }) =>
        codes.some((other) => other !== code && all[other] === text),
      ),
    ).toEqual([]);
  });

  it('every text has the same slots as the English text, each once', () => {
    expect(
      textsThatBreak((text, _, entry) => slotsOf(text).join() !== slotsOf(entry.text.en).join()),
    ).toEqual([]);
    expect(textsThatBreak((text) => repeatedValues(slotsOf(text)).length > 0)).toEqual([]);
    expect(textsThatBreak((text) => /[{}]/.test(withoutSlots(text)))).toEqual([]);
    for (const entry of entries) {
      const slots = slotsOf(entry.text.en);
      expect(slots.length > 0, entry.id).toBe(entry.kind === 'template');
      expect(slotNames).toEqual(expect.arrayContaining(slots));
    }
  });

  it('separates two slots by more than a space, so that a filled template can be read back', () => {
    expect(textsThatBreak((text) => /\}\s*\{/u.test(text))).toEqual([]);
  });

  it('matches a filled template by that template alone, and no phrase by a template', () => {
    const values = {
      n: '4521',
      date: '12 May',
      time: '10:30 AM',
      amount: '₹2,500',
      name: 'Asha Rao',
      place: 'New Delhi',
    };
    const filled = (text: string) =>
      Object.entries(values).reduce((so, [slot, value]) => so.replace(`{${slot}}`, value), text);
    for (const code of codes) {
      const templates = entries
        .filter((entry) => entry.kind === 'template')
        .map((entry) => {
          const literals = entry.text[code].split(slotPattern).filter((_, index) => index % 2 === 0);
          const pattern = literals.map((part) => part.replace(/[.?]/gu, '\\$&')).join('.+');
          return { id: entry.id, pattern: new RegExp(`^${pattern}$`, 'u') };
        });
      for (const entry of entries) {
        const read = templates
          .filter(({ pattern }) => pattern.test(filled(entry.text[code])))
          .map(({ id }) => id);
        expect(read, `${code}/${entry.id}`).toEqual(entry.kind === 'template' ? [entry.id] : []);
      }
    }
  });

  it('every text is NFC with single spaces, without invisible characters other than joiners', () => {
    expect(textsThatBreak((text) => text !== text.normalize('NFC'))).toEqual([]);
    expect(textsThatBreak((text) => text !== text.trim() || /\s{2}|[^\S ]/u.test(text))).toEqual([]);
    expect(textsThatBreak((text) => /[\p{Cc}\p{Cf}]/u.test(text.replace(/[\u200c\u200d]/gu, '')))).toEqual(
      [],
    );
  });

  it('every text is one sentence that ends with the punctuation mark of its language', () => {
    const danda = new Set<TranslationLanguage>(['hi', 'bn', 'as', 'or', 'pa', 'ne', 'mai']);
    const endOf = (mark: string, code: TranslationLanguage) => {
      if (mark === '?') return code === 'ur' ? '؟' : '?';
      if (mark === '!') return '!';
      if (code === 'ur') return '۔';
      return danda.has(code) ? '।' : '.';
    };
    expect(
      textsThatBreak((text, code, entry) => !text.endsWith(endOf(entry.text.en.slice(-1), code))),
    ).toEqual([]);
    expect(textsThatBreak((text) => Array.from(text.matchAll(/[.?!।॥۔؟]/gu)).length !== 1)).toEqual([]);
  });

  it('every text is moderated, except for a dozen in progress and a dozen unmoderated in some languages', () => {
    const withPending = (state: PendingModeration) =>
      entries.filter((entry) => Object.values(entry.moderation).includes(state)).length;
    expect(withPending('unmoderated')).toBe(12);
    expect(withPending('in-progress')).toBe(12);
    expect(
      entries.filter(({ moderation }) => moderation.hi !== undefined || moderation.en !== undefined),
    ).toEqual([]);
  });

  it('the entry with the opening hours of the clinic has three moderation statuses', () => {
    const clinic = entries.find((entry) => entry.text.en === 'The clinic opens at nine.');
    expect(clinic?.moderation).toEqual({ ta: 'in-progress', bn: 'unmoderated' });
    expect(clinic?.text.hi).toBe('क्लिनिक नौ बजे खुलता है।');
  });

  it.each([
    ['Thank you for your payment.', 'phrase'],
    ['Good morning.', 'phrase'],
    ['Where is the railway station?', 'phrase'],
    ['Your order {n} will arrive on {date}.', 'template'],
  ])('contains “%s”, moderated in every language', (english, kind) => {
    expect(entries.find((entry) => entry.text.en === english)).toMatchObject({
      kind,
      moderation: {},
    });
  });
});
