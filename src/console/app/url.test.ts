import { describe, expect, it } from 'vitest';
import { linkTextLimit, readLink, writeLink } from './url.ts';

const read = (address: string) => readLink(new URL(address, 'http://console.test'));

describe('links', () => {
  it('carry settings in the search part and text in the fragment', () => {
    const link = writeLink('/translation', { from: 'en', to: 'hi,ta' }, 'One & two\nதமிழ்');
    expect(link.startsWith('/translation?from=en&to=hi,ta#text=')).toBe(true);
    expect(new URL(link, 'http://console.test').search).not.toContain('One');
    const back = read(link);
    expect(back?.search.get('to')).toBe('hi,ta');
    expect(back?.text).toBe('One & two\nதமிழ்');
  });

  it('say nothing when there is nothing to say', () => {
    expect(writeLink('/service', {})).toBe('/service');
    expect(read('/service')).toBeUndefined();
  });

  it('leave long text out', () => {
    expect(writeLink('/translation', {}, 'a'.repeat(linkTextLimit + 1))).toBe('/translation');
  });

  it('bring back signs that mean something in an address', () => {
    const text = '100 % # ? + = / \\ "quoted"';
    expect(read(writeLink('/x', {}, text))?.text).toBe(text);
  });
});
