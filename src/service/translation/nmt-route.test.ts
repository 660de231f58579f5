import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NamedDomain } from '#contract/translation.ts';
import { EngineFailure } from '#service/engines/engine-failure.ts';
import { scriptedNmt } from '#testing/service/scripted-nmt.ts';
import { translate } from '#testing/service/translation-setup.ts';

describe('calls to the translation engine', () => {
  const sentences = (count: number) =>
    Array.from({ length: count }, (_, index) => `Word ${'ab'.repeat(index % 5)} ${index} x.`);

  it('distinct sentences are sent in chunks, for each target', async () => {
    const nmt = scriptedNmt((text, to) => `[${to}] ${text}`);
    const data = sentences(200);
    await translate({ data: [...data, ...data], to: ['hi', 'ta'], nmt });
    expect(nmt.calls).toHaveLength(8);
    expect(nmt.calls.reduce((sum, call) => sum + call.sentences.length, 0)).toBe(400);
  });

  it('no further calls are made once the engine counts as down', async () => {
    const nmt = scriptedNmt(() => {
      throw new EngineFailure('too slow', 'timed-out');
    });
    const { response } = await translate({ data: sentences(2000), nmt, enableTransliteration: false });
    expect(nmt.calls.length).toBeLessThanOrEqual(4);
    expect(new Set(response.responseList.map((entry) => entry.apiStatus))).toEqual(new Set([-5]));
  });

  it('the reason of a failed call is logged', async () => {
    const lines: string[] = [];
    const nmt = scriptedNmt(() => {
      throw new EngineFailure('out of order');
    });
    await translate({ data: ['Go.'], nmt, log: (line) => lines.push(line) });
    expect(lines).toEqual(['NMT from en to hi: out of order']);
  });

  it('a failed call does not affect the sentences of other calls', async () => {
    const nmt = scriptedNmt((text) => {
      if (text.includes(' 70 ')) throw new EngineFailure('this one');
      return `नमस्ते ${text}`;
    });
    const { response } = await translate({ data: sentences(200), nmt, enableTransliteration: false });
    const failed = response.responseList.filter((entry) => entry.apiStatus === -4).length;
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThanOrEqual(64);
  });

  it('the engine receives the name of the domain, whichever API version the request uses', async () => {
    const domains: NamedDomain[] = [];
    const nmt = scriptedNmt((text) => text, { onCall: ({ domain }) => domains.push(domain) });
    await translate({ data: ['Go.'], nmt, version: { 'REV-APPVERSION': '2.0', domain: '8' } });
    await translate({ data: ['Go.'], nmt, version: { 'REV-APPVERSION': '3.0', domain: 'bfsi' } });
    expect(domains).toEqual(['medical', 'bfsi']);
  });

  it('any string is returned byte for byte when the engine returns its input, with or without masked terms', async () => {
    const nmt = scriptedNmt((text) => text);
    const terms = fc.array(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 3 });
    const piece = fc.oneof(
      fc.constantFrom('Acme ', 'ZX0Z', 'Dr. ', '. ', '।', ' \n'),
      fc.string({ unit: 'grapheme' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(piece), { maxLength: 4 }), terms, async (pieces, nmtMaskTerms) => {
        const data = pieces.map((parts) => parts.join(''));
        const { response } = await translate({
          data,
          nmt,
          nmtMaskTerms: ['Acme', ...nmtMaskTerms],
          enableLookup: false,
          // An answer that is not in the target's script is rejected; its text is then returned as it is.
          enableTransliteration: false,
          dialect: 'observed',
        });
        expect(response.responseList.map((entry) => 'outString' in entry && entry.outString)).toEqual(data);
      }),
      { numRuns: 60 },
    );
  });
});
