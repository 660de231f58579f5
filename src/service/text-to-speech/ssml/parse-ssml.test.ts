import { describe, expect, it } from 'vitest';
import { parseSsml } from './parse-ssml.ts';

const faultOf = (source: string) => {
  const document = parseSsml(source);
  return document.ok ? undefined : document.fault.cause;
};

describe('reading SSML', () => {
  it('accepts the eight tags and their attributes', () => {
    const source = `<?xml version="1.0"?>
      <!-- greeting --><speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">
      <voice name="en_male"><p><s>A &amp; B &#x915;</s></p></voice><break/><break time="1s"/><break strength="weak"/>
      <prosody pitch="+1st" rate="90%" volume="-3dB"><say-as interpret-as="date" format="dmy">1-2-2003</say-as></prosody>
      <sub alias="World Wide Web">WWW</sub><![CDATA[<b>]]></speak>`;
    expect(faultOf(source)).toBeUndefined();
  });

  it.each([
    ['<speak>\n  <audio src="x"/></speak>', 'line 2, column 3: unknown tag <audio>'],
    [
      '<speak><prosody\n  foo="1">x</prosody></speak>',
      'line 2, column 3: unknown attribute foo of <prosody>',
    ],
    ['<speak><p onclick="x">x</p></speak>', 'line 1, column 11: unknown attribute onclick of <p>'],
    ['<speak xmlns:x="y"><x:p/></speak>', 'line 1, column 8: unknown attribute xmlns:x of <speak>'],
    ['<speak><voice>x</voice></speak>', 'line 1, column 8: <voice> needs the attribute name'],
    ['<speak><say-as>1</say-as></speak>', 'line 1, column 8: <say-as> needs the attribute interpret-as'],
    ['<speak><sub>x</sub></speak>', 'line 1, column 8: <sub> needs the attribute alias'],
    [
      '<!DOCTYPE speak [<!ENTITY x SYSTEM "file:///etc/passwd">]><speak>&x;</speak>',
      'line 1, column 1: a document type is not allowed',
    ],
    ['<speak><break time="1s" time="2s"/></speak>', 'line 1, column 25: the attribute time is repeated'],
    ['<speak><p x="1" y=2/></speak>', 'line 1, column 11: unknown attribute x of <p>'],
    ['<speak>\n<?php x?></speak>', 'line 2, column 1: a processing instruction is not allowed'],
    ['<speak>fish & chips</speak>', 'line 1, column 13: & must be written as &amp;'],
    ['<speak>&nbsp;</speak>', 'line 1, column 8: unknown entity &nbsp;'],
    ['<speak><break>a</break></speak>', 'line 1, column 15: <break> must not contain text'],
    [
      '<speak><break><p/></break></speak>',
      'line 1, column 15: <break> must not contain other elements, such as <p>',
    ],
    [
      '<speak><sub alias="x"><p/></sub></speak>',
      'line 1, column 23: <sub> must not contain other elements, such as <p>',
    ],
    ['<speak><speak/></speak>', 'line 1, column 8: <speak> is only allowed as the root'],
    ['<p>x</p>', 'line 1, column 1: the root element is <p>, not <speak>'],
    ['<speak><constructor/></speak>', 'line 1, column 8: unknown tag <constructor>'],
  ])('refuses %j', (source, cause) => {
    expect(faultOf(source)).toBe(cause);
  });

  it.each([
    '',
    'plain',
    '<speak',
    '<speak>',
    '<speak><p></speak>',
    '<speak/><speak/>',
    '<speak>\u0000</speak>',
    '<speak>&#0;</speak>',
    '<speak a=1/>',
    '<SPEAK/>',
  ])('refuses %j and reports the position', (source) => {
    expect(faultOf(source)).toMatch(/^line 1, column \d+: \S/);
  });

  it('refuses nesting that is too deep', () => {
    expect(faultOf(`<speak>${'<p>'.repeat(31)}${'</p>'.repeat(31)}</speak>`)).toBeUndefined();
    expect(faultOf(`<speak>${'<p>'.repeat(32)}${'</p>'.repeat(32)}</speak>`)).toContain(
      'nested more than 32 deep',
    );
  });

  it('refuses nested entities (billion laughs) without expanding them', () => {
    const laughs = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    expect(faultOf(`<!DOCTYPE speak [<!ENTITY l0 "ha">${laughs}]><speak>&l20;</speak>`)).toContain(
      'document type',
    );
  });

  const size = 65_536;
  const filled = (before: string, part: string, after = '') =>
    before + part.repeat(Math.floor((size - before.length - after.length) / part.length)) + after;
  it.each([
    ['ten thousand nested elements', `<speak>${'<p>'.repeat(10_000)}`],
    ['thousands of unknown tags', filled('', '<a>')],
    ['five thousand attributes', `<speak><p ${'a="1" '.repeat(5000)}/></speak>`],
    ['five thousand attributes with different names', `<speak ${repeatPart(5000, (n) => `a${n}="1" `)}/>`],
    [
      'a document type full of entities',
      filled('<!DOCTYPE speak [', '<!ENTITY a "b">', ']><speak>&a;</speak>'),
    ],
    ['unknown entities', filled('<speak>', '&x;', '</speak>')],
    ['bare signs', filled('<speak>', '&', '</speak>')],
    ['comments that begin and begin', filled('<speak>', '<!--', '&</speak>')],
    ['comments before a fault', filled('<speak>', '<!---->', '&</speak>')],
    ['sections that begin and begin', filled('<speak>', '<![CDATA[', '</speak>')],
    ['sections before a fault', filled('<speak>', '<![CDATA[&]]>', '&</speak>')],
    ['instructions', filled('<speak>', '<?a b?>', '</speak>')],
    ['opening signs alone', filled('', '<')],
    ['an audio file of the machine', '<speak><audio src="file:///etc/passwd"/></speak>'],
  ])('refuses %s within 100 ms', (_, source) => {
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      expect(parseSsml(source)).toMatchObject({ ok: false, fault: { line: 1 } });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

function repeatPart(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => part(n)).join('');
}
