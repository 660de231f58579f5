import { describe, expect, it } from 'vitest';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { languages, TranslationLanguage } from '#contract/languages.ts';
import { type TranslationBody, type TranslationEntry, translationDefaults } from '#contract/translation.ts';
import { normalForm } from '#service/store/normal-form.ts';
import { dialectOf } from '../http/dialect.ts';
import { openLookupDatabase } from '../store/lookup/lookup-database.ts';
import { createLibsqlLookupStore } from '../store/lookup-store-libsql.ts';
import { transliterate, transliterateInSteps } from '../transliteration/transliterate.ts';
import { createTranslation } from './create-translation.ts';
import { separateEndings } from './lookup/place-endings.ts';
import { monthName, weekdayName } from './lookup/slots/calendar-names.ts';
import { readDuration } from './lookup/slots/durations.ts';
import { type NounKind, nounKinds, readNoun } from './lookup/slots/nouns.ts';
import { readTime } from './lookup/slots/time-of-day.ts';
import { type PhraseEntry, phrases } from './phrasebook/phrasebook.ts';

const codes = TranslationLanguage.options;
const entries = phrases();
const translation = createTranslation({
  lookup: createLibsqlLookupStore(openLookupDatabase(':memory:')),
  *transliterateText(text, from, to) {
    return (yield* transliterateInSteps(text, from, to, { isBulk: false }))[0] ?? text;
  },
  settings: dialectOf('documented'),
});

async function translate(
  data: string[],
  src_lang: TranslationLanguage,
  tgt_lang: TranslationLanguage[],
  options: Partial<TranslationBody> = {},
) {
  const { response } = await (await translation).translate(
    {
      headers: { 'REV-APPVERSION': '3.0', src_lang, tgt_lang, domain: 'generic' },
      body: { ...translationDefaults, nmtMaskTerms: undefined, ...options, data },
    },
    new AbortController().signal,
  );
  return response.responseList as readonly TranslationEntry[];
}

describe('the samples of the console', () => {
  it.each(Object.entries(translationInputs))(
    'the lookup translates every string of the sample %s',
    async (_, sample) => {
      const { src_lang, tgt_lang } = sample.headers;
      for (const entry of await translate(sample.body.data, src_lang, tgt_lang, sample.body)) {
        const served = tgt_lang.map((code) => [code, 2]);
        expect(entry.api_statuses, entry.inString).toEqual(Object.fromEntries(served));
      }
    },
  );
});

const ownOrCommonScriptPattern = new Map(
  codes.map((code) => {
    const { script } = languages[code];
    return [code, new RegExp(`[\\p{Script_Extensions=${script}}\\p{P}\\p{N}\\p{S}\\s\\u200c\\u200d]+`, 'gu')];
  }),
);

/** The letters of another script in a text, except for words that every language writes in Latin letters. */
function foreignLetters(text: string, language: TranslationLanguage): string {
  return text
    .replace(ownOrCommonScriptPattern.get(language) ?? '', '')
    .replace(/^(?:PM|ATM|SMS|OTP|PIN)+$/u, '');
}

const englishNouns: Readonly<Record<NounKind, string>> = {
  venue: 'museum',
  goods: 'umbrella',
  food: 'lassi',
  document: 'boarding pass',
  ailment: 'earache',
  service: 'broadband',
  language: 'Hindi',
  relative: 'my mother',
};

/** Values for the slots in each language. */
const slotValues = new Map<TranslationLanguage, Readonly<Record<string, string>>>(
  codes.map((code) => [
    code,
    {
      n: '4512',
      code: '4512',
      date: `12 ${monthName(7, code)} 2026`,
      weekday: weekdayName(2, code),
      time: readTime('7:30', 'en')?.(code)?.text ?? '',
      duration: readDuration('5 minutes', 'en')?.(code)?.text ?? '',
      amount: '₹1,250.50',
      name: transliterate('Priya', 'en', code)[0] ?? '',
      place: transliterate('Pune', 'en', code)[0] ?? '',
      ...Object.fromEntries(
        nounKinds.map((kind) => [kind, readNoun(kind, englishNouns[kind], 'en')?.(code)?.text ?? '']),
      ),
    },
  ]),
);

const statusOfModeration = { moderated: 2, 'in-progress': 5, unmoderated: 4 };

describe.each(codes)('translation by the phrasebook from %s', (from) => {
  const targets = codes.filter((code) => code !== from);
  const has = (entry: PhraseEntry, code: TranslationLanguage) => entry.text[code] !== undefined;
  // From English, all phrases are tested; from every other language, a different fortieth of them.
  const share = (kind: PhraseEntry['kind']) =>
    entries
      .filter((entry) => (entry.kind === 'template') === (kind === 'template'))
      .filter((entry) => has(entry, from))
      .filter((_, index) => from === 'en' || index % 40 === codes.indexOf(from));
  const keys = entries.map((entry) => normalForm(entry.text[from] ?? ''));
  const alike = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));

  it('translates phrases into every other language, in its own script', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const phrasesOnly = share('phrase');
    const answers = await translate(
      phrasesOnly.map((entry) => entry.text[from] ?? ''),
      from,
      targets,
    );
    const wrong: string[] = [];
    for (const [index, entry] of phrasesOnly.entries()) {
      const known = !alike.has(normalForm(entry.text[from] ?? ''));
      for (const to of targets.filter((code) => has(entry, code))) {
        const output = answers[index]?.outStrings?.[to] ?? '';
        const status = answers[index]?.api_statuses?.[to];
        const right =
          foreignLetters(output, to) === '' &&
          (languages[from].script === languages[to].script || output !== entry.text[from]) &&
          (known
            ? output === entry.text[to] && status === statusOfModeration[entry.moderation[to] ?? 'moderated']
            : status !== undefined && [2, 4, 5].includes(status));
        if (!right) wrong.push(`${entry.id} ${to} ${status} ${output}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('fills templates of every other language', { tags: 'slow', timeout: 120_000 }, async () => {
    const hasWords = ({ text }: PhraseEntry, code: TranslationLanguage) =>
      Array.from(text.en.matchAll(/\{(\w+)\}/gu)).every(([, kind = '']) => slotValues.get(code)?.[kind]);
    const templates = share('template').filter((entry) => hasWords(entry, from));
    const fill = (text: string, language: TranslationLanguage) =>
      text.replace(/\{(\w+)\}/gu, (_, kind: string) => slotValues.get(language)?.[kind] ?? '');
    const data = templates.map((entry) => fill(entry.text[from] ?? '', from));
    const answers = await translate(data, from, targets);
    const wrong: string[] = [];
    for (const [index, entry] of templates.entries()) {
      for (const to of targets.filter((code) => has(entry, code) && hasWords(entry, code))) {
        const output = answers[index]?.outStrings?.[to] ?? '';
        const status = answers[index]?.api_statuses?.[to];
        const lost = Object.entries(slotValues.get(to) ?? {}).filter(
          ([kind, value]) =>
            kind !== 'name' &&
            kind !== 'place' &&
            entry.text.en.includes(`{${kind}}`) &&
            !output.includes(value) &&
            !separateEndings(output, to).includes(value),
        );
        // Only for the main languages does the lexicon have a spelling of every name.
        const isPartly = status === 6 && /\{(?:name|place)\}/.test(entry.text.en) && from !== 'en';
        const right =
          (isPartly || status === statusOfModeration[entry.moderation[to] ?? 'moderated']) &&
          foreignLetters(output, to) === '' &&
          lost.length === 0 &&
          !/[{}]/u.test(output);
        if (!right) wrong.push(`${entry.id} ${to} ${status} ${output}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
