import { describe, expect, it } from 'vitest';
import { languages, TranslationLanguage } from '#contract/languages.ts';
import { normalForm } from '#service/store/normal-form.ts';
import { slotKinds } from '../lookup/slots/slots.ts';
import type { PendingModeration } from './moderation.ts';
import { type PhraseEntry, phrases } from './phrasebook.ts';

const codes = TranslationLanguage.options;
const entries = phrases();
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
      .map((code) => ({ code, text: entry.text[code] ?? '' }))
      .filter(({ code, text }) => entry.text[code] !== undefined && breaks(text, code, entry))
      .map(({ code, text }) => `${code}/${entry.id}: ${text}`),
  );
}

function repeatedValues(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the phrasebook', () => {
  it('has at least 800 phrases, 250 labels and 120 templates with unique ids', () => {
    const count = (kind: PhraseEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
    expect(count('phrase')).toBeGreaterThanOrEqual(800);
    expect(count('label')).toBeGreaterThanOrEqual(250);
    expect(count('template')).toBeGreaterThanOrEqual(120);
    expect(repeatedValues(entries.map((entry) => entry.id))).toEqual([]);
    expect(entries.filter((entry) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.id))).toEqual([]);
  });

  it('has no empty text', () => {
    expect(
      textsThatBreak(
        (text) => text.trim() === '' || withoutFinalPunctuation(withoutSlots(text)).trim() === '',
      ),
    ).toEqual([]);
  });

  it('has a text for every entry in every language', () => {
    const missing = codes.flatMap((code) =>
      entries.filter(({ text }) => text[code] === undefined).map(({ id }) => `${code} ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('no English text or variant is served by two entries', () => {
    expect(
      repeatedValues(entries.flatMap(({ text, variants }) => [text.en, ...variants].map(normalForm))),
    ).toEqual([]);
  });

  it('a variant has the same slots as its entry', () => {
    const wrong = entries.flatMap(({ text, variants }) =>
      variants.filter((variant) => slotsOf(variant).join() !== slotsOf(text.en).join()),
    );
    expect(wrong).toEqual([]);
  });

  it('uses only the script of each language outside slots', () => {
    expect(
      textsThatBreak((text, code) => {
        const own = new RegExp(`\\p{Script_Extensions=${languages[code].script}}`, 'gu');
        const letters = withoutSlots(text).replace(/[^\p{L}\p{M}]/gu, '');
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

  it('few sentences are the same in two languages of the same script', () => {
    const sentences = entries.filter(({ kind }) => kind !== 'label');
    const same = codes.flatMap((one, index) =>
      codes
        .slice(index + 1)
        .filter((other) => languages[other].script === languages[one].script)
        .map((other) => ({
          pair: `${one} ${other}`,
          share:
            sentences.filter(({ text }) => text[one] !== undefined && text[one] === text[other]).length /
            sentences.length,
        })),
    );
    expect(same.filter(({ share }) => share > 0.02)).toEqual([]);
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
      expect(slotKinds).toEqual(expect.arrayContaining(slots));
    }
  });

  it('no number stands directly before a date or a duration', () => {
    expect(textsThatBreak((text) => /\{(?:n|code)\} \{(?:date|duration)\}/.test(text))).toEqual([]);
  });

  it('every text is NFC with single spaces, without invisible characters other than joiners', () => {
    expect(textsThatBreak((text) => text !== text.normalize('NFC'))).toEqual([]);
    expect(textsThatBreak((text) => text !== text.trim() || /\s{2}|[^\S ]/u.test(text))).toEqual([]);
    expect(textsThatBreak((text) => /[\p{Cc}\p{Cf}]/u.test(text.replace(/[\u200c\u200d]/gu, '')))).toEqual(
      [],
    );
  });

  it('every phrase and template is one sentence that ends with the punctuation mark of its language', () => {
    const danda = new Set<TranslationLanguage>(['hi', 'bn', 'as', 'or', 'pa', 'ne', 'mai']);
    const endOf = (mark: string, code: TranslationLanguage) => {
      if (mark === '?') return code === 'ur' ? '؟' : '?';
      if (mark === '!') return '!';
      if (code === 'ur') return '۔';
      return danda.has(code) ? '।' : '.';
    };
    expect(
      textsThatBreak(
        (text, code, entry) => entry.kind !== 'label' && !text.endsWith(endOf(entry.text.en.slice(-1), code)),
      ),
    ).toEqual([]);
    expect(textsThatBreak((text, _, { kind }) => kind !== 'label' && /[.?!।॥۔؟]\s/u.test(text))).toEqual([]);
  });

  it('12 entries are in progress and 12 unmoderated in some language; all other texts are moderated', () => {
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
