import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const sampleText = 'id,पाठ\n1,नमस्ते 🙏\n';
const utf8 = (of: string) => new TextEncoder().encode(of);

function utf16(of: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(of.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < of.length; place++) view.setUint16(place * 2, of.charCodeAt(place), little);
  return bytes;
}

describe('decoding a file of strings', () => {
  it.each([
    ['UTF-8', utf8(sampleText), 'utf-8'],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${sampleText}`), 'utf-8'],
    [
      'UTF-16 with a byte order mark, as spreadsheets save it',
      utf16(`\ufeff${sampleText}`, true),
      'utf-16le',
    ],
    ['big-endian UTF-16', utf16(`\ufeff${sampleText}`, false), 'utf-16be'],
    ['UTF-16 without a byte order mark', utf16(sampleText, true), 'utf-16le'],
    ['big-endian UTF-16 without a byte order mark', utf16(sampleText, false), 'utf-16be'],
  ] as const)('reads a file in %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: sampleText, encoding });
  });

  it('reads a file that is not UTF-8 as Windows-1252, and reports that', () => {
    const bytes = Uint8Array.from([0x43, 0x61, 0x66, 0xe9]);
    expect(decodeText(bytes)).toEqual({ text: 'Café', encoding: 'windows-1252' });
  });

  it('reads an empty file as empty text', () => {
    expect(decodeText(new Uint8Array())?.text).toBe('');
  });

  it.each([
    ['a spreadsheet', [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0]],
    ['the first bytes of a spreadsheet', [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]],
    ['random bytes', [0xff, 1, 2, 3, 0x80]],
    ['truncated UTF-16', [0xff, 0xfe, 0x41]],
  ])('rejects %s, which is not text', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBeUndefined();
  });
});
