import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/samples.ts';
import { maxLinkLength, readLink, writeLink } from './url.ts';

const readAddress = (address: string) => readLink(new URL(address, 'http://console.test'));

describe('links', () => {
  it('puts settings into the query and texts into the fragment', () => {
    const { address } = writeLink('/translation', { from: 'en', to: 'hi,ta' }, { text: 'One & two\nதமிழ்' });
    expect(address.startsWith('/translation?from=en&to=hi,ta#text=')).toBe(true);
    expect(new URL(address, 'http://console.test').search).not.toContain('One');
    const back = readAddress(address);
    expect(back?.search.get('to')).toBe('hi,ta');
    expect(back?.texts).toEqual({ text: 'One & two\nதமிழ்' });
  });

  it('finds no link in an address without settings or texts', () => {
    expect(writeLink('/service', {}).address).toBe('/service');
    expect(readAddress('/service')).toBeUndefined();
    expect(readAddress('/service#panel')).toBeUndefined();
  });

  it('leaves out the longest texts until the link fits, and lists their names and lengths', () => {
    const long = 'அ'.repeat(maxLinkLength / 3);
    const { address, cut } = writeLink('/translation', { from: 'ta' }, { text: long, terms: 'Meera' });
    expect(cut).toEqual(['text']);
    expect(address.length).toBeLessThan(maxLinkLength);
    expect(readAddress(address)).toMatchObject({ texts: { terms: 'Meera' }, cut: { text: long.length } });
  });

  it('restores every text exactly', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCodePoint(code)) }),
        fc.string({ unit: 'grapheme' }),
        (text, terms) => {
          const { address } = writeLink('/x', { a: terms }, { text, terms });
          expect(readAddress(address)?.texts).toEqual({ text, terms });
          expect(readAddress(address)?.search.get('a')).toBe(terms);
        },
      ),
    );
  });

  it('never throws, whatever the address contains', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (search, hash) => {
        readLink({ search: `?${search}`, hash: `#${hash}` });
        readLink({ search: `?%${search}`, hash: `#text=%${hash}&cut=${hash}` });
      }),
    );
  });
});
