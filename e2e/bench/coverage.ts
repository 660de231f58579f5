import { readFileSync } from 'node:fs';
import { TranslationLanguage } from '../../src/contract/languages.ts';
import { translationDefaults } from '../../src/contract/translation.ts';
import { dialectOf } from '../../src/service/http/dialect.ts';
import { openLookupDatabase } from '../../src/service/store/lookup/lookup-database.ts';
import { createLibsqlLookupStore } from '../../src/service/store/lookup-store-libsql.ts';
import { createTranslation } from '../../src/service/translation/create-translation.ts';
import { transliterateInSteps } from '../../src/service/transliteration/transliterate.ts';
import { type Row, rowWithLimit } from './harness/row.ts';

export const budgetMinutes = 0.5;

const targets = TranslationLanguage.options.filter((code) => code !== 'en');

/** Measures the share of everyday English sentences and labels that the lookup database serves without an engine. */
export async function run(): Promise<Row[]> {
  const sentences = await shareServed('sentences');
  const labels = await shareServed('labels');
  return targets.flatMap((code) => [
    rowWithLimit(`${code}, sentences served`, '%', sentences.get(code) ?? 0, {
      atLeast: code === 'hi' ? 40 : 35,
    }),
    rowWithLimit(`${code}, labels served`, '%', labels.get(code) ?? 0, { atLeast: code === 'hi' ? 90 : 85 }),
  ]);
}

/** The percentage of strings by target that are served: every segment comes from a phrase or a template. */
async function shareServed(kind: 'sentences' | 'labels'): Promise<Map<TranslationLanguage, number>> {
  const file = new URL(`coverage/${kind}.txt`, import.meta.url);
  const data = readFileSync(file, 'utf8').trimEnd().split('\n');
  const translation = await createTranslation({
    lookup: createLibsqlLookupStore(openLookupDatabase(':memory:')),
    *transliterateText(text, from, to) {
      return (yield* transliterateInSteps(text, from, to, { isBulk: false }))[0] ?? text;
    },
    settings: dialectOf('documented'),
  });
  const { explanation } = await translation.translate(
    {
      headers: { 'REV-APPVERSION': '3.0', src_lang: 'en', tgt_lang: targets, domain: 'generic' },
      body: { ...translationDefaults, nmtMaskTerms: undefined, data },
    },
    new AbortController().signal,
  );
  return new Map(
    targets.map((code) => {
      const served = explanation.strings.filter((one) =>
        one.targets[code]?.every(({ route }) => route === 'lookup' || route === 'template'),
      );
      return [code, (100 * served.length) / data.length];
    }),
  );
}
