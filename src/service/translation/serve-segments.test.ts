import { describe, expect, it } from 'vitest';
import { EngineFailure } from '#service/engines/engine-failure.ts';
import { scriptedNmt } from '#testing/service/scripted-nmt.ts';
import {
  markTransliterated,
  type TranslationSetup,
  translate,
  translateOne,
} from '#testing/service/translation-setup.ts';

const workingEngine = scriptedNmt((text, to) => `[${to}] ${text}`);
const failingEngine = scriptedNmt(() => {
  throw new EngineFailure('out of order');
});
const slowEngine = scriptedNmt(() => {
  throw new EngineFailure('too slow', 'timed-out');
});
const engineWithoutPair = scriptedNmt((text) => text, { pairs: () => false });

describe('the route of a segment', () => {
  const off = { enableLookup: false, enableNmt: false, enableTransliteration: false };
  const cricket = 'Ravi plays cricket';
  it.each<[string, Omit<TranslationSetup, 'data'> & { text: string }, [string, number]]>([
    ['lookup serves it', { text: 'Thank you.' }, ['धन्यवाद।', 2]],
    ['moderation in progress', { text: 'Thank you.', to: ['ta'] }, ['நன்றி.', 5]],
    ['not moderated', { text: 'Thank you.', to: ['bn'] }, ['ধন্যবাদ।', 4]],
    ['lookup before NMT', { text: 'thank you', nmt: workingEngine }, ['धन्यवाद', 2]],
    ['a template serves it', { text: 'Hello Asha.' }, ['नमस्ते hi_Asha।', 2]],
    [
      'lookup off: NMT',
      { text: 'Thank you.', nmt: workingEngine, enableLookup: false },
      ['[hi] Thank you.', 3],
    ],
    ['the entry lacks the target: NMT', { text: 'Yes.', to: ['ta'], nmt: workingEngine }, ['[ta] Yes.', 3]],
    ['NMT', { text: cricket, nmt: workingEngine }, [`[hi] ${cricket}`, 3]],
    [
      'NMT, fallback off',
      { text: cricket, nmt: workingEngine, enableTransliteration: false },
      [`[hi] ${cricket}`, 3],
    ],
    ['no engine', { text: cricket }, [markTransliterated(cricket, 'hi'), -2]],
    ['no engine, fallback off', { text: cricket, enableTransliteration: false }, [cricket, -4]],
    ['NMT fails', { text: cricket, nmt: failingEngine }, [markTransliterated(cricket, 'hi'), -2]],
    [
      'NMT fails, fallback off',
      { text: cricket, nmt: failingEngine, enableTransliteration: false },
      [cricket, -4],
    ],
    ['NMT times out', { text: cricket, nmt: slowEngine }, [markTransliterated(cricket, 'hi'), -2]],
    [
      'NMT times out, fallback off',
      { text: cricket, nmt: slowEngine, enableTransliteration: false },
      [cricket, -5],
    ],
    [
      'NMT without the pair',
      { text: cricket, nmt: engineWithoutPair },
      [markTransliterated(cricket, 'hi'), -2],
    ],
    [
      'NMT off',
      { text: cricket, nmt: workingEngine, enableNmt: false },
      [markTransliterated(cricket, 'hi'), 10],
    ],
    ['NMT and fallback off', { text: cricket, ...off, nmt: workingEngine }, [cricket, -2]],
    ['all off though the lookup knows it', { text: 'Thank you.', ...off }, ['Thank you.', -2]],
    ['lookup alone serves it', { text: 'Thank you.', ...off, enableLookup: true }, ['धन्यवाद।', 2]],
    ['same language', { text: cricket, to: ['en'], nmt: workingEngine }, [cricket, -2]],
    [
      'same language, in the lookup',
      { text: 'thank  you', to: ['en'], nmt: workingEngine },
      ['thank  you', 2],
    ],
    ['no letters', { text: '12,345 – 50 %', nmt: workingEngine }, ['12,345 – 50 %', -2]],
    ['nothing at all', { text: '', nmt: workingEngine }, ['', -2]],
    ['blanks', { text: ' \n', nmt: workingEngine }, [' \n', -2]],
  ])('the output and the status of a segment: %s', async (_, setup, expected) => {
    expect(await translateOne(setup)).toEqual(expected);
  });

  it.each([
    ['meera@example.com', true],
    ['AB-1234', true],
    ['Ravi plays', false],
  ])('the route is "none" only if transliteration changes nothing: %s', async (text, unchanged) => {
    const { explanation } = await translate({ data: [text] });
    const [segment] = explanation.strings[0]?.targets.hi ?? [];
    expect(segment).toMatchObject({ route: unchanged ? 'none' : 'transliteration', apiStatus: -2 });
    expect(segment?.output === text).toBe(unchanged);
    expect(segment?.nothingToDo).toBe(unchanged ? 'kept' : undefined);
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['12/45 – 7', 'no-letters'],
  ])('the explanation says why a text needs no change: "%s"', async (text, nothingToDo) => {
    const { explanation } = await translate({ data: [text] });
    expect(explanation.strings[0]?.targets.hi).toMatchObject([
      { output: text.trim(), route: 'none', nothingToDo },
    ]);
  });

  it('the explanation says that the text is in the target language already', async () => {
    const { explanation } = await translate({ data: ['Ravi plays.'], to: ['en'] });
    expect(explanation.strings[0]?.targets.en).toMatchObject([
      { route: 'none', nothingToDo: 'same-language' },
    ]);
  });

  it.each([
    ['two served alike', 'Thank you. Yes.', ['धन्यवाद। हाँ।', 2]],
    ['lookup and NMT', ' Thank you.\n Ravi plays. ', [' धन्यवाद।\n [hi] Ravi plays. ', 6]],
    ['a number changes nothing', 'Thank you. 12.', ['धन्यवाद। 12.', 2]],
    ['a string known as a whole', ' Yes. No. ', [' हाँ। नहीं। ', 2]],
  ])('the status of a string of several segments: %s', async (_, text, expected) => {
    expect(await translateOne({ text, nmt: workingEngine })).toEqual(expected);
  });
});

describe('the reason why NMT did not serve a segment', () => {
  it.each([
    ['there is no engine', {}, 'no-engine'],
    ['there is no engine for the pair', { nmt: engineWithoutPair }, 'no-engine'],
    ['the engine failed', { nmt: failingEngine }, 'failed'],
    ['the engine timed out', { nmt: slowEngine }, 'timed-out'],
    ['NMT was off', { nmt: failingEngine, enableNmt: false }, undefined],
    ['NMT served the segment', { nmt: workingEngine }, undefined],
  ] as const)(
    'the reason is given whether or not the segment was transliterated: %s',
    async (_, setup, nmt) => {
      for (const enableTransliteration of [true, false]) {
        const { explanation } = await translate({ ...setup, enableTransliteration, data: ['Ravi plays'] });
        expect(explanation.strings[0]?.targets.hi?.[0]?.nmt).toBe(nmt);
      }
    },
  );
});

describe('masking of terms', () => {
  const text = 'Acme likes Zed.';
  const terms = ['Acme', 'Zed'];

  it.each([
    ['transliterated, when NMT serves the segment', { nmt: workingEngine }, '[hi] hi_Acme likes hi_Zed.'],
    ['transliterated once, when the segment is transliterated', {}, 'hi_Acme hi_likes hi_Zed.'],
    [
      'a map from a term to itself is like a list',
      { nmt: workingEngine, nmtMaskTerms: { Acme: 'Acme' } },
      '[hi] hi_Acme likes Zed.',
    ],
    ['replaced even in a text without letters', { text: '007', nmtMaskTerms: { '007': '7' } }, '7'],
    [
      'a map replaces a term by another value',
      { nmt: workingEngine, nmtMaskTerms: { Zed: 'जेड' } },
      '[hi] Acme likes जेड.',
    ],
    [
      'terms apply even if nmtMask is false',
      { nmt: workingEngine, nmtMask: false },
      '[hi] hi_Acme likes hi_Zed.',
    ],
    [
      'as written in the observed dialect with one target',
      { nmt: workingEngine, dialect: 'observed' },
      '[hi] Acme likes Zed.',
    ],
    [
      'left to NMT when the source language is not English',
      { nmt: workingEngine, from: 'mr' },
      '[hi] Acme likes Zed.',
    ],
    ['as written when nothing serves the segment', { enableTransliteration: false }, text],
  ] as const)('a masked term in the output: %s', async (_, setup, expected) => {
    const [output] = await translateOne({ text, nmtMaskTerms: terms, ...setup });
    expect(output).toBe(expected);
  });

  it('the observed dialect transliterates masked terms when there are several targets', async () => {
    const { response } = await translate({
      data: [text],
      to: ['hi', 'ta'],
      nmt: workingEngine,
      nmtMaskTerms: terms,
      dialect: 'observed',
    });
    expect(response.responseList).toMatchObject([{ outStrings: { hi: '[hi] hi_Acme likes hi_Zed.' } }]);
  });

  it.each([
    ['reorders the words', (sent: string) => sent.split(' ').reverse().join(' ')],
    ['changes the case', (sent: string) => sent.toLowerCase()],
    ['loses a placeholder', (sent: string) => sent.replace(/ZX1Z/u, '')],
    ['doubles a placeholder', (sent: string) => sent.replace(/ZX0Z/u, 'ZX0Z ZX0Z')],
    ['loses all placeholders', (sent: string) => sent.replace(/ZX\dZ/gu, '')],
  ])('keeps each term exactly once when NMT %s', async (_, mangle) => {
    const [output, status] = await translateOne({ text, nmtMaskTerms: terms, nmt: scriptedNmt(mangle) });
    expect(status).toBe(3);
    expect(String(output).match(/hi_Acme/gu)).toHaveLength(1);
    expect(String(output).match(/hi_Zed/gu)).toHaveLength(1);
    expect(output).not.toMatch(/zx/iu);
  });

  it('the lookup serves a segment only if its translation contains each masked term in its final form', async () => {
    const order = { text: 'Your order is here.', nmt: workingEngine };
    expect(await translateOne({ ...order, nmtMaskTerms: { order: 'ऑर्डर' } })).toEqual([
      'आपका ऑर्डर यहाँ है।',
      2,
    ]);
    expect(await translateOne({ ...order, nmtMaskTerms: ['order'] })).toEqual([
      '[hi] Your hi_order is here.',
      3,
    ]);
    expect(await translateOne({ text: 'Hello Asha.', nmtMaskTerms: ['Asha'] })).toEqual(['नमस्ते hi_Asha।', 2]);
  });

  it('a sentence is not split inside a masked term', async () => {
    const [output] = await translateOne({
      text: 'Use Yahoo! Mail now.',
      nmtMaskTerms: ['Yahoo! Mail'],
      nmt: workingEngine,
    });
    expect(output).toBe('[hi] Use hi_Yahoo! hi_Mail now.');
  });
});
