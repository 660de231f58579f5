import { describe, expect, it } from 'vitest';
import { EngineFailure } from '#service/engines/engine-failure.ts';
import { scriptedNmt } from '#testing/service/scripted-nmt.ts';
import {
  spelled,
  type TranslationSetup,
  translate,
  translateOne,
} from '#testing/service/translation-setup.ts';

const works = scriptedNmt((text, to) => `[${to}] ${text}`);
const fails = scriptedNmt(() => {
  throw new EngineFailure('out of order');
});
const slow = scriptedNmt(() => {
  throw new EngineFailure('too slow', true);
});
const elsewhere = scriptedNmt((text) => text, { pairs: () => false });

describe('the route of a segment', () => {
  const off = { enableLookup: false, enableNmt: false, enableTransliteration: false };
  const cricket = 'Ravi plays cricket';
  it.each<[string, Omit<TranslationSetup, 'data'> & { text: string }, [string, number]]>([
    ['lookup serves it', { text: 'Thank you.' }, ['धन्यवाद।', 2]],
    ['moderation in progress', { text: 'Thank you.', to: ['ta'] }, ['நன்றி.', 5]],
    ['not moderated', { text: 'Thank you.', to: ['bn'] }, ['ধন্যবাদ।', 4]],
    ['lookup before NMT', { text: 'thank you', nmt: works }, ['धन्यवाद', 2]],
    ['a template serves it', { text: 'Hello Asha.' }, ['नमस्ते hi~Asha।', 2]],
    ['lookup off: NMT', { text: 'Thank you.', nmt: works, enableLookup: false }, ['[hi] Thank you.', 3]],
    ['the entry lacks the target: NMT', { text: 'Yes.', to: ['ta'], nmt: works }, ['[ta] Yes.', 3]],
    ['NMT', { text: cricket, nmt: works }, [`[hi] ${cricket}`, 3]],
    [
      'NMT, fallback off',
      { text: cricket, nmt: works, enableTransliteration: false },
      [`[hi] ${cricket}`, 3],
    ],
    ['no engine', { text: cricket }, [spelled(cricket, 'hi'), -2]],
    ['no engine, fallback off', { text: cricket, enableTransliteration: false }, [cricket, -4]],
    ['NMT fails', { text: cricket, nmt: fails }, [spelled(cricket, 'hi'), -2]],
    ['NMT fails, fallback off', { text: cricket, nmt: fails, enableTransliteration: false }, [cricket, -4]],
    ['NMT times out', { text: cricket, nmt: slow }, [spelled(cricket, 'hi'), -2]],
    [
      'NMT times out, fallback off',
      { text: cricket, nmt: slow, enableTransliteration: false },
      [cricket, -5],
    ],
    ['NMT without the pair', { text: cricket, nmt: elsewhere }, [spelled(cricket, 'hi'), -2]],
    ['NMT off', { text: cricket, nmt: works, enableNmt: false }, [spelled(cricket, 'hi'), 10]],
    ['NMT and fallback off', { text: cricket, ...off, nmt: works }, [cricket, -2]],
    ['all off though the lookup knows it', { text: 'Thank you.', ...off }, ['Thank you.', -2]],
    ['lookup alone serves it', { text: 'Thank you.', ...off, enableLookup: true }, ['धन्यवाद।', 2]],
    ['same language', { text: cricket, to: ['en'], nmt: works }, [cricket, -2]],
    ['same language, in the lookup', { text: 'thank  you', to: ['en'], nmt: works }, ['thank  you', 2]],
    ['no letters', { text: '12,345 – 50 %', nmt: works }, ['12,345 – 50 %', -2]],
    ['nothing at all', { text: '', nmt: works }, ['', -2]],
    ['blanks', { text: ' \n', nmt: works }, [' \n', -2]],
  ])('%s', async (_, setup, expected) => {
    expect(await translateOne(setup)).toEqual(expected);
  });

  it.each([
    ['two served alike', 'Thank you. Yes.', ['धन्यवाद। हाँ।', 2]],
    ['lookup and NMT', ' Thank you.\n Ravi plays. ', [' धन्यवाद।\n [hi] Ravi plays. ', 6]],
    ['a number changes nothing', 'Thank you. 12.', ['धन्यवाद। 12.', 2]],
    ['a string known as a whole', ' Yes. No. ', [' हाँ। नहीं। ', 2]],
  ])('of several segments: %s', async (_, text, expected) => {
    expect(await translateOne({ text, nmt: works })).toEqual(expected);
  });
});

describe('the reason why NMT did not serve a segment', () => {
  it.each([
    ['there is no engine', {}, 'no-engine'],
    ['no engine for the pair', { nmt: elsewhere }, 'no-engine'],
    ['it failed', { nmt: fails }, 'failed'],
    ['it timed out', { nmt: slow }, 'timed-out'],
    ['it was off', { nmt: fails, enableNmt: false }, undefined],
    ['it served it', { nmt: works }, undefined],
  ] as const)('is given whether or not the segment was transliterated: %s', async (_, setup, nmt) => {
    for (const enableTransliteration of [true, false]) {
      const { explanation } = await translate({ ...setup, enableTransliteration, data: ['Ravi plays'] });
      expect(explanation.strings[0]?.targets.hi?.[0]?.nmt).toBe(nmt);
    }
  });
});

describe('masking', () => {
  const text = 'Acme likes Zed.';
  const terms = ['Acme', 'Zed'];

  it.each([
    ['keeps terms and transliterates them', { nmt: works }, '[hi] hi~Acme likes hi~Zed.'],
    ['in transliteration too, once', {}, 'hi~Acme hi~likes hi~Zed.'],
    [
      'a map to itself is like a list',
      { nmt: works, nmtMaskTerms: { Acme: 'Acme' } },
      '[hi] hi~Acme likes Zed.',
    ],
    ['also where nothing is to translate', { text: '007', nmtMaskTerms: { '007': '7' } }, '7'],
    ['a map to another value puts that', { nmt: works, nmtMaskTerms: { Zed: 'जेड' } }, '[hi] Acme likes जेड.'],
    ['a term switches masking on', { nmt: works, nmtMask: false }, '[hi] hi~Acme likes hi~Zed.'],
    ['observed, one target: as written', { nmt: works, dialect: 'observed' }, '[hi] Acme likes Zed.'],
    ['another source: off', { nmt: works, from: 'mr' }, '[hi] Acme likes Zed.'],
    ['returned input stays as it is', { enableTransliteration: false }, text],
  ] as const)('%s', async (_, setup, expected) => {
    const [output] = await translateOne({ text, nmtMaskTerms: terms, ...setup });
    expect(output).toBe(expected);
  });

  it('transliterates in the observed dialect with several targets', async () => {
    const { response } = await translate({
      data: [text],
      to: ['hi', 'ta'],
      nmt: works,
      nmtMaskTerms: terms,
      dialect: 'observed',
    });
    expect(response.responseList).toMatchObject([{ outStrings: { hi: '[hi] hi~Acme likes hi~Zed.' } }]);
  });

  it.each([
    ['reorders', (sent: string) => sent.split(' ').reverse().join(' ')],
    ['changes the case', (sent: string) => sent.toLowerCase()],
    ['loses a placeholder', (sent: string) => sent.replace(/ZX1Z/u, '')],
    ['doubles one', (sent: string) => sent.replace(/ZX0Z/u, 'ZX0Z ZX0Z')],
    ['loses them all', (sent: string) => sent.replace(/ZX\dZ/gu, '')],
  ])('keeps each term exactly once when NMT %s', async (_, mangle) => {
    const [output, status] = await translateOne({ text, nmtMaskTerms: terms, nmt: scriptedNmt(mangle) });
    expect(status).toBe(3);
    expect(String(output).match(/hi~Acme/gu)).toHaveLength(1);
    expect(String(output).match(/hi~Zed/gu)).toHaveLength(1);
    expect(output).not.toMatch(/zx/iu);
  });

  it('uses the lookup only where it keeps the term', async () => {
    const order = { text: 'Your order is here.', nmt: works };
    expect(await translateOne({ ...order, nmtMaskTerms: { order: 'ऑर्डर' } })).toEqual([
      'आपका ऑर्डर यहाँ है।',
      2,
    ]);
    expect(await translateOne({ ...order, nmtMaskTerms: ['order'] })).toEqual([
      '[hi] Your hi~order is here.',
      3,
    ]);
    expect(await translateOne({ text: 'Hello Asha.', nmtMaskTerms: ['Asha'] })).toEqual(['नमस्ते hi~Asha।', 2]);
  });

  it('does not split a sentence inside a term', async () => {
    const [output] = await translateOne({
      text: 'Use Yahoo! Mail now.',
      nmtMaskTerms: ['Yahoo! Mail'],
      nmt: works,
    });
    expect(output).toBe('[hi] Use hi~Yahoo! hi~Mail now.');
  });
});
