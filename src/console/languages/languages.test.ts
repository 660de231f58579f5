import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '#console/catalogues/words.ts';
import { languages } from './list.ts';
import { sceneSetTexts, starterCaseTexts } from './shipped-texts.ts';

interface Catalogue {
  readonly name: string;
  readonly en: object;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../catalogues/**/*.ts', '!../catalogues/**/*.test.ts', '!../catalogues/words.ts'],
  { eager: true },
);
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value;
const catalogues = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isCatalogue)
    .map((catalogue) => ({ path, catalogue })),
);

/** The catalogues of each language: all of them, and those that its first page needs. */
const all = import.meta.glob<Record<string, object>>('./*/all.ts', { import: 'translations', eager: true });
const firstPages = import.meta.glob<Record<string, object>>('./*/first-page.ts', {
  import: 'translations',
  eager: true,
});
/** What comes with the console in one language, whose translations are data files. */
const sceneSets = Object.values(
  import.meta.glob<{ id: string; scenes: object[] }>(
    ['../scenes/sets/*.json', '!../scenes/sets/*.schema.json'],
    {
      import: 'default',
      eager: true,
    },
  ),
);
const starterCases = Object.values(
  import.meta.glob<{ id: string; tags?: string[] }>('/e2e/cases/*/*.json', {
    import: 'default',
    eager: true,
  }),
);

const codes = Object.keys(all).map((path) => path.split('/')[1] ?? '');

/** The paths of the entries of a catalogue, or of its translation: `failure.again`. */
function entriesOf(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [path];
  return Object.entries(words).flatMap(([key, inner]) => entriesOf(inner, path ? `${path}.${key}` : key));
}

/** The text of every entry; a function is called with 2 for each parameter. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'function') {
    return [
      String(
        Reflect.apply(
          words,
          undefined,
          Array.from({ length: 9 }, () => 2),
        ),
      ),
    ];
  }
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(textsOf)
    : [String(words)];
}

it.each(catalogues)('the catalogue in $path has the name of its file', ({ path, catalogue }) => {
  expect(`../catalogues/${catalogue.name}.ts`).toBe(path);
});

it('English comes first, and every language has a name and a direction', () => {
  expect(languages[0]?.code).toBe('en');
  expect(languages.filter(({ isOffered }) => isOffered).map(({ code }) => code)).toContain('hi');
  for (const { code, direction } of languages) {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(direction).toMatch(/^(ltr|rtl)$/);
  }
});

describe.each(codes)('%s', (code) => {
  const translations = all[`./${code}/all.ts`] ?? {};
  const language = { code, direction: 'ltr', translations };

  it.runIf(languages.find((listed) => listed.code === code)?.direction === 'rtl')(
    'a number keeps its place before its unit',
    () => {
      const isolated = /[\u2066-\u2068][^\u2069]*\u2069/g;
      const texts = textsOf(translations).map((text) => text.replaceAll(isolated, ''));
      expect(
        texts.filter((text) =>
          /\p{Script=Arabic}[^\p{Script=Latin}]*\d\s?(?:[kMG]?B\b|k?Hz|ms|px|dB)/u.test(text),
        ),
      ).toEqual([]);
    },
  );

  it('every file is that of a catalogue', () => {
    const files = readdirSync(new URL(code, import.meta.url), { recursive: true, encoding: 'utf8' });
    const own = ['all.ts', 'facts.ts', 'first-page.ts', 'language-names.ts'];
    const translated = files.filter((file) => file.endsWith('.ts') && !own.includes(file));
    expect(
      translated.filter((file) => !existsSync(new URL(`../catalogues/${file}`, import.meta.url))),
    ).toEqual([]);
  });

  it('the words of the first page are the same objects as in the complete language', () => {
    const first = Object.entries(firstPages[`./${code}/first-page.ts`] ?? {});
    for (const [file, words] of first) expect(translations[file]).toBe(words);
  });

  it('the shipped sets of scenes and the starter cases have all their texts, and no others', async () => {
    const sets = await sceneSetTexts(code);
    const cases = await starterCaseTexts(code);
    const countsOf = (texts: [string, number][]) => Object.fromEntries(texts);
    expect(
      sets && countsOf(Object.entries(sets).map(([id, { scenes }]) => [id, scenes.length])),
      'scene-sets.json',
    ).toEqual(sets && countsOf(sceneSets.map(({ id, scenes }) => [id, scenes.length])));
    expect(cases && Object.keys(cases.names).sort()).toEqual(
      cases && starterCases.map(({ id }) => id).sort(),
    );
    expect(cases && Object.keys(cases.tags).sort()).toEqual(
      cases && [...new Set(starterCases.flatMap(({ tags = [] }) => tags))].sort(),
    );
    for (const text of [sets, cases].flatMap((texts) => textsOf(texts ?? []))) {
      expect(text.trim()).not.toBe('');
    }
  });

  for (const { catalogue } of catalogues) {
    const translation = translations[`./${catalogue.name}.ts`];
    const translated = new Set(translation && entriesOf(translation));
    const wanted = entriesOf(catalogue.en);

    // What is missing is shown in English. It is listed, not refused: whoever adds a text need not know every language.
    for (const entry of translation === undefined ? [''] : wanted) {
      if (!translated.has(entry)) it.todo(`has no translation yet: ${catalogue.name} ${entry}`);
    }

    it.runIf(translation)(`${catalogue.name} has the entries of the English catalogue, and no other`, () => {
      const words = wordsIn(language, catalogue);
      expect(entriesOf(words)).toEqual(wanted);
      expect([...translated].filter((entry) => !wanted.includes(entry))).toEqual([]);
      for (const text of textsOf(words)) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    });
  }
});
