import { describe, expect, it } from 'vitest';
import type { TranslationLanguage } from '#contract/languages.ts';
import { type NamedDomain, TranslationResponse, translationDefaults } from '#contract/translation.ts';
import { scriptedNmt } from '#testing/scripted-nmt.ts';
import type { NmtEngine } from '../engines/nmt.ts';
import { NmtError } from '../engines/nmt.ts';
import { openDatabase } from '../store/database.ts';
import type { LookupSeed } from '../store/lookup-store.ts';
import { createLibsqlLookupStore } from '../store/lookup-store-libsql.ts';
import { createTranslation } from './create-translation.ts';
import type { SegmentFault, TranslationRequest } from './translation.ts';

const moderated = (text: string) => ({ text, moderation: 'moderated' }) as const;
const seed: LookupSeed = {
  name: 'test',
  phrases: [
    {
      id: 'thanks',
      texts: {
        en: moderated('Thank you.'),
        hi: moderated('धन्यवाद।'),
        ta: { text: 'நன்றி.', moderation: 'in-progress' },
        bn: { text: 'ধন্যবাদ।', moderation: 'unmoderated' },
      },
    },
    { id: 'yes', texts: { en: moderated('Yes.'), hi: moderated('हाँ।') } },
    { id: 'both', texts: { en: moderated('Yes. No.'), hi: moderated('हाँ। नहीं।') } },
    { id: 'order', texts: { en: moderated('Your order is here.'), hi: moderated('आपका ऑर्डर यहाँ है।') } },
  ],
  templates: [{ id: 'hello', texts: { en: moderated('Hello {name}.'), hi: moderated('नमस्ते {name}।') } }],
};

type Body = TranslationRequest['body'];
interface Setup extends Partial<Body> {
  readonly data: string[];
  readonly from?: TranslationLanguage;
  readonly to?: TranslationLanguage[];
  readonly nmt?: NmtEngine;
  readonly dialect?: 'documented' | 'observed';
  readonly signal?: AbortSignal;
  readonly fault?: (index: number) => SegmentFault | undefined;
}

/** Marks what was transliterated, so that it shows. */
const spelled = (text: string, to: string) => text.replace(/[\p{L}\p{M}]+/gu, (word) => `${to}~${word}`);

async function translate({ from = 'en', to = ['hi'], nmt, dialect, signal, fault, ...body }: Setup) {
  const translation = await createTranslation({
    lookup: createLibsqlLookupStore(openDatabase(':memory:')),
    seed,
    nmt,
    transliterateText: (text, _, target) => spelled(text, target),
    settings: { dialect: dialect ?? 'documented' },
  });
  const headers = { 'REV-APPVERSION': '3.0', src_lang: from, tgt_lang: to, domain: 'generic' } as const;
  const result = await translation.translate(
    { headers, body: { ...translationDefaults, nmtMaskTerms: undefined, ...body } },
    signal ?? new AbortController().signal,
    fault,
  );
  TranslationResponse.parse(result.response);
  return result;
}

/** Output and status of the only string in the only target. */
async function one(setup: Omit<Setup, 'data'> & { text: string }) {
  const { text, ...rest } = setup;
  const { response } = await translate({ ...rest, data: [text] });
  const [entry] = response.responseList;
  if (entry === undefined || !('outString' in entry)) throw new Error('one entry of one target was expected');
  return [entry.outString, entry.apiStatus];
}

const works = scriptedNmt((text, to) => `[${to}] ${text}`);
const fails = scriptedNmt(() => {
  throw new NmtError(-4, 'out of order');
});
const slow = scriptedNmt(() => {
  throw new NmtError(-5, 'too slow');
});
const elsewhere = scriptedNmt((text) => text, { pairs: () => false });

describe('the route of a segment', () => {
  const off = { enableLookup: false, enableNmt: false, enableTransliteration: false };
  const cricket = 'Ravi plays cricket';
  it.each<[string, Omit<Setup, 'data'> & { text: string }, [string, number]]>([
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
    expect(await one(setup)).toEqual(expected);
  });

  it.each([
    ['two served alike', 'Thank you. Yes.', ['धन्यवाद। हाँ।', 2]],
    ['lookup and NMT', ' Thank you.\n Ravi plays. ', [' धन्यवाद।\n [hi] Ravi plays. ', 6]],
    ['a number changes nothing', 'Thank you. 12.', ['धन्यवाद। 12.', 2]],
    ['a string known as a whole', ' Yes. No. ', [' हाँ। नहीं। ', 2]],
  ])('of several: %s', async (_, text, expected) => {
    expect(await one({ text, nmt: works })).toEqual(expected);
  });
});

describe('the answer', () => {
  it('has a status for every target when there are several, and 4 for the entry', async () => {
    const { response } = await translate({ data: ['Thank you.', 'Go.'], to: ['hi', 'ta', 'bn'], nmt: works });
    expect(response.responseList).toEqual([
      {
        inString: 'Thank you.',
        apiStatus: 4,
        outStrings: { hi: 'धन्यवाद।', ta: 'நன்றி.', bn: 'ধন্যবাদ।' },
        api_statuses: { hi: 2, ta: 5, bn: 4 },
      },
      {
        inString: 'Go.',
        apiStatus: 4,
        outStrings: { hi: '[hi] Go.', ta: '[ta] Go.', bn: '[bn] Go.' },
        api_statuses: { hi: 3, ta: 3, bn: 3 },
      },
    ]);
  });

  it('counts as tokens the characters that NMT served, for each target', async () => {
    const data = ['x'.repeat(54), 'y'.repeat(48)];
    expect((await translate({ data, nmt: works })).response.tokenConsumed).toBe(102);
    expect((await translate({ data, to: ['hi', 'ta'], nmt: works })).response.tokenConsumed).toBe(204);
    expect((await translate({ data })).response.tokenConsumed).toBe(0);
    const partly = await translate({ data: ['Thank you. Go on 😀', 'Go. 12. Come. '], nmt: works });
    expect(partly.response.tokenConsumed).toBe('Go on '.length + 1 + 'Go. 12. Come. '.length);
    expect(partly.characters).toBe('Thank you. Go on '.length + 1 + 14);
  });

  it('keeps the order of the strings, also of equal ones, and gives each request its own id', async () => {
    const data = ['Yes.', 'Thank you.', 'Yes.'];
    const [first, second] = [await translate({ data }), await translate({ data })];
    expect(first.response.responseList.map((entry) => entry.inString)).toEqual(data);
    expect(first.response.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(first.response.uuid).not.toBe(second.response.uuid);
  });

  it('explains the route of every segment', async () => {
    const { explanation, response } = await translate({ data: ['Thank you. Hello Asha. Go.'], nmt: works });
    expect(explanation).toEqual({
      id: response.uuid,
      uuid: response.uuid,
      strings: [
        {
          inString: 'Thank you. Hello Asha. Go.',
          targets: {
            hi: [
              { segment: 'Thank you.', output: 'धन्यवाद।', route: 'lookup', apiStatus: 2, servedBy: 'thanks' },
              {
                segment: 'Hello Asha.',
                output: 'नमस्ते hi~Asha।',
                route: 'template',
                apiStatus: 2,
                servedBy: 'hello',
              },
              { segment: 'Go.', output: '[hi] Go.', route: 'nmt', apiStatus: 3, servedBy: 'scripted' },
            ],
          },
        },
      ],
    });
  });

  it('is empty for no strings', async () => {
    expect((await translate({ data: [] })).response).toMatchObject({ responseList: [], tokenConsumed: 0 });
  });

  it('carries the statuses that the fault desk orders, with the input', async () => {
    const fault = (index: number) => (index === 1 ? -7 : undefined);
    const { response } = await translate({ data: ['Thank you.', 'Thank you.', 'Go.'], nmt: works, fault });
    expect(response.responseList).toMatchObject([
      { outString: 'धन्यवाद।', apiStatus: 2 },
      { outString: 'Thank you.', apiStatus: -7 },
      { outString: '[hi] Go.', apiStatus: 3 },
    ]);
  });

  it('stops when the caller gives up', async () => {
    const caller = new AbortController();
    const waits = scriptedNmt((text) => {
      caller.abort(new Error('enough'));
      return text;
    });
    await expect(translate({ data: ['Go.'], nmt: waits, signal: caller.signal })).rejects.toThrow('enough');
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
    ['a map to another value puts that', { nmt: works, nmtMaskTerms: { Zed: 'जेड' } }, '[hi] Acme likes जेड.'],
    ['a term switches masking on', { nmt: works, nmtMask: false }, '[hi] hi~Acme likes hi~Zed.'],
    ['observed, one target: as written', { nmt: works, dialect: 'observed' }, '[hi] Acme likes Zed.'],
    ['another source: off', { nmt: works, from: 'mr' }, '[hi] Acme likes Zed.'],
    ['returned input stays as it is', { enableTransliteration: false }, text],
  ] as const)('%s', async (_, setup, expected) => {
    const [output] = await one({ text, nmtMaskTerms: terms, ...setup });
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
    const [output, status] = await one({ text, nmtMaskTerms: terms, nmt: scriptedNmt(mangle) });
    expect(status).toBe(3);
    expect(String(output).match(/hi~Acme/gu)).toHaveLength(1);
    expect(String(output).match(/hi~Zed/gu)).toHaveLength(1);
    expect(output).not.toMatch(/zx/iu);
  });

  it('takes the lookup only where it keeps the term', async () => {
    const order = { text: 'Your order is here.', nmt: works };
    expect(await one({ ...order, nmtMaskTerms: { order: 'ऑर्डर' } })).toEqual(['आपका ऑर्डर यहाँ है।', 2]);
    expect(await one({ ...order, nmtMaskTerms: ['order'] })).toEqual(['[hi] Your hi~order is here.', 3]);
    expect(await one({ text: 'Hello Asha.', nmtMaskTerms: ['Asha'] })).toEqual(['नमस्ते hi~Asha।', 2]);
  });

  it('does not cut a sentence inside a term', async () => {
    const [output] = await one({ text: 'Use Yahoo! Mail now.', nmtMaskTerms: ['Yahoo! Mail'], nmt: works });
    expect(output).toBe('[hi] Use hi~Yahoo! hi~Mail now.');
  });
});

describe('filterProfane', () => {
  it('hides profane words before anything else sees them, and keeps inString', async () => {
    const sent: string[] = [];
    const nmt = scriptedNmt((text) => {
      sent.push(text);
      return text;
    });
    const { response } = await translate({ data: ['What a bastard.'], nmt, filterProfane: true });
    expect(sent).toEqual(['What a *******.']);
    expect(response.responseList).toMatchObject([
      { inString: 'What a bastard.', outString: 'What a *******.', apiStatus: 3 },
    ]);
  });

  it('does nothing unless it is asked for', async () => {
    expect(await one({ text: 'What a bastard.', nmt: works })).toEqual(['[hi] What a bastard.', 3]);
  });
});

describe('calls of the translation engine', () => {
  const sentences = (count: number) =>
    Array.from({ length: count }, (_, index) => `Word ${'ab'.repeat(index % 5)} ${index} x.`);

  it('are few: distinct sentences in chunks, for each target', async () => {
    const nmt = scriptedNmt((text, to) => `[${to}] ${text}`);
    const data = sentences(200);
    await translate({ data: [...data, ...data], to: ['hi', 'ta'], nmt });
    expect(nmt.calls).toHaveLength(8);
    expect(nmt.calls.reduce((sum, call) => sum + call.sentences.length, 0)).toBe(400);
  });

  it('end soon when the engine is down', async () => {
    const nmt = scriptedNmt(() => {
      throw new NmtError(-5, 'too slow');
    });
    const { response } = await translate({ data: sentences(2000), nmt, enableTransliteration: false });
    expect(nmt.calls.length).toBeLessThanOrEqual(4);
    expect(new Set(response.responseList.map((entry) => entry.apiStatus))).toEqual(new Set([-5]));
  });

  it('fail alone: the sentences of other calls are served', async () => {
    const nmt = scriptedNmt((text) => {
      if (text.includes(' 70 ')) throw new NmtError(-4, 'this one');
      return `नमस्ते ${text}`;
    });
    const { response } = await translate({ data: sentences(200), nmt, enableTransliteration: false });
    const failed = response.responseList.filter((entry) => entry.apiStatus === -4).length;
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThanOrEqual(64);
  });

  it('name the domain, whichever version spelled it', async () => {
    const domains: NamedDomain[] = [];
    const nmt = scriptedNmt((text) => text, { onCall: ({ domain }) => domains.push(domain) });
    const translation = await createTranslation({
      lookup: createLibsqlLookupStore(openDatabase(':memory:')),
      seed,
      nmt,
      transliterateText: (text) => text,
      settings: { dialect: 'documented' },
    });
    const body = { ...translationDefaults, nmtMaskTerms: undefined, data: ['Go.'] };
    const common = { src_lang: 'en', tgt_lang: ['hi'] } satisfies Partial<TranslationRequest['headers']>;
    const { signal } = new AbortController();
    await translation.translate(
      { headers: { ...common, 'REV-APPVERSION': '2.0', domain: '8' }, body },
      signal,
    );
    await translation.translate(
      { headers: { ...common, 'REV-APPVERSION': '3.0', domain: 'bfsi' }, body },
      signal,
    );
    expect(domains).toEqual(['medical', 'bfsi']);
  });
});
