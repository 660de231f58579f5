import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { scriptedNmt } from '#testing/service/scripted-nmt.ts';
import { markTransliterated, translate } from '#testing/service/translation-setup.ts';

/** Term-like words of each script, some of which begin with another one or contain it. */
const wordsByScript = {
  Latin: ['Acme', 'Acme Bank', 'Bank Acme', 'Bank', 'C++', '.NET', 'A', 'Ac', 'Müller', "O'Neil", '24'],
  Devanagari: ['भीम', 'भीमा', 'भीम ऐप', 'ऐप', 'की', 'क', 'हिन्दी', 'हिन्\u200dदी'],
  Bengali: ['ঢাকা', 'ঢাকা ব্যাংক', 'ব্যাংক', 'ক', 'কি', 'বাংলা\u200cদেশ', 'বাংলা'],
  Gurmukhi: ['ਪੰਜਾਬ', 'ਪੰਜਾਬ ਮੇਲ', 'ਮੇਲ', 'ਕ', 'ਕੀ'],
  Gujarati: ['અમૂલ', 'અમૂલ દૂધ', 'દૂધ', 'ક', 'કી'],
  Odia: ['ଓଡ଼ିଶା', 'ଓଡ଼ିଶା ବ୍ୟାଙ୍କ', 'ବ୍ୟାଙ୍କ', 'କ', 'କି'],
  Tamil: ['சென்னை', 'சென்னை வங்கி', 'வங்கி', 'க', 'கொ', 'கி'],
  Telugu: ['తెలుగు', 'తెలుగు బ్యాంకు', 'బ్యాంకు', 'క', 'కి'],
  Kannada: ['ಕನ್ನಡ', 'ಕನ್ನಡ ಬ್ಯಾಂಕ್', 'ಬ್ಯಾಂಕ್', 'ಕ', 'ಕೊ'],
  Malayalam: ['മലയാളം', 'മലയാളം ബാങ്ക്', 'ബാങ്ക്', 'അവൻ', 'ക', 'കൊ'],
  Arabic: ['لاہور', 'لاہور بینک', 'بینک', 'کی', 'ک', 'کتاب', 'کتاب\u200cیں', 'کِتاب'],
} as const;

const gaps = [
  '',
  ' ',
  '  ',
  ', ',
  '. ',
  '। ',
  '۔ ',
  '-',
  "'s ",
  '”',
  ' (',
  ') ',
  '/',
  '\u0301',
  'ा ',
  '\u200c',
  '!',
  ' to ',
];

/** Terms of one script or two, and a text in which they are next to other words, each other and punctuation. */
const maskedText = fc
  .subarray(Object.values(wordsByScript), { minLength: 1, maxLength: 2 })
  .chain((scripts) => {
    const words = scripts.flat();
    return fc.record({
      terms: fc.subarray(words, { minLength: 1 }),
      text: fc
        .array(fc.tuple(fc.constantFrom(...words, 'old', 'plain'), fc.constantFrom(...gaps)), {
          minLength: 1,
          maxLength: 10,
        })
        .map((pairs) => pairs.flat().join('').trim()),
    });
  });

/** The terms in a text, found by brute force: whole words only, from the left, the longest first. */
function termsIn(text: string, terms: readonly string[]): string[] {
  const letters = [...text];
  const isInWord = (at: number) => /^[\p{L}\p{M}\p{N}_\u200c\u200d]$/u.test(letters[at] ?? '');
  const isBoundary = (at: number) => !isInWord(at - 1) || !isInWord(at);
  const found: string[] = [];
  for (let at = 0; at < letters.length; ) {
    const [term] = terms
      .filter((one) => letters.slice(at, at + [...one].length).join('') === one)
      .filter((one) => isBoundary(at) && isBoundary(at + [...one].length))
      .toSorted((one, other) => other.length - one.length);
    if (term !== undefined) found.push(term);
    at += term === undefined ? 1 : [...term].length;
  }
  return found.toSorted();
}

const placeholder = /[A-Z]{2}\d+[A-Z]/;
const engines = {
  'returns the text unchanged': (text: string) => text,
  'moves the placeholders': (text: string) =>
    text.match(new RegExp(placeholder, 'g'))?.toReversed().join('; ') ?? text,
  'spaces and lower-cases the placeholders': (text: string) =>
    text.replace(new RegExp(placeholder, 'g'), (one) => [...one.toLowerCase()].join(' ')),
  'loses a placeholder': (text: string) => text.replace(placeholder, 'old'),
  'doubles a placeholder': (text: string) => text.replace(placeholder, '$& $&'),
};

describe('each masked term occurs in the output as often as in the input', () => {
  const routes = new Set<string>();
  afterAll(() =>
    expect([...routes].toSorted()).toEqual(['lookup', 'nmt', 'none', 'template', 'transliteration']),
  );

  type Request = Parameters<typeof translate>[0] & { nmtMaskTerms: string[] };
  async function expectTermsKept(request: Request) {
    const { explanation } = await translate(request);
    const served: string[] = [];
    for (const { inString, targets } of explanation.strings) {
      for (const [to, segments = []] of Object.entries(targets)) {
        const inSegments = segments.flatMap(({ segment }) => termsIn(segment, request.nmtMaskTerms));
        expect(inSegments.toSorted()).toEqual(termsIn(inString, request.nmtMaskTerms));
        for (const { segment, output, route } of segments) {
          routes.add(route);
          served.push(route);
          const asWritten = request.dialect === 'observed' || route === 'none';
          const asOutput = (term: string) => (asWritten ? term : markTransliterated(term, to));
          expect(termsIn(output, request.nmtMaskTerms.map(asOutput))).toEqual(
            termsIn(segment, request.nmtMaskTerms).map(asOutput).toSorted(),
          );
        }
      }
    }
    return served;
  }
  const dialect = fc.constantFrom('documented', 'observed');

  it('a word that only ends like a masked term is transliterated', () =>
    expectTermsKept({
      data: ['24Müller۔ Acme'],
      nmtMaskTerms: ['Müller'],
      dialect: 'observed',
      enableNmt: false,
      enableTransliteration: true,
    }));

  it('masked terms are kept whether the text is transliterated or returned unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(maskedText, dialect, fc.boolean(), async ({ text, terms }, spoken, enabled) => {
        const flags = { enableNmt: false, enableTransliteration: enabled };
        await expectTermsKept({ data: [text], nmtMaskTerms: terms, dialect: spoken, ...flags });
      }),
    );
  });

  it.each(Object.entries(engines))('masked terms survive an engine that %s', async (_, engine) => {
    await fc.assert(
      fc.asyncProperty(maskedText, dialect, async ({ text, terms }, spoken) => {
        const nmt = scriptedNmt(engine);
        await expectTermsKept({ data: [text], nmtMaskTerms: terms, dialect: spoken, nmt });
      }),
    );
  });

  it('masked terms are kept by a template, as the name in its slot', async () => {
    await fc.assert(
      fc.asyncProperty(maskedText, dialect, async ({ terms }, spoken) => {
        const data = terms.map((term) => `Hello ${term}.`);
        await expectTermsKept({ data, nmtMaskTerms: terms, dialect: spoken });
      }),
    );
  });

  it('masked terms are kept by the lookup, whose text may have too few or too many of them', async () => {
    await fc.assert(
      fc.asyncProperty(maskedText, fc.constantFrom(0, 1, 2), async ({ text, terms }, times) => {
        const kept = termsIn(text, terms);
        const output = [
          'हाँ',
          ...kept.flatMap((term) => Array<string>(times).fill(term)),
          ...terms.map(inOneWord),
        ];
        const moderation = 'moderated';
        const texts = { en: { text, moderation }, hi: { text: output.join('; '), moderation } } as const;
        const served = await expectTermsKept({
          data: [text],
          nmtMaskTerms: terms,
          dialect: 'observed',
          phrases: [{ id: 'masked', texts }],
        });
        if (times === 1 && /\p{L}/u.test(text)) expect(served).toEqual(['lookup']);
      }),
    );
  });
});

/** The term with letters before it, so that it is only a part of a word. */
const inOneWord = (term: string) => (/^[\p{L}\p{N}]\S*$/u.test(term) ? `पुराना${term}` : '');
