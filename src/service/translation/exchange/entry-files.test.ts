import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Entry, LookupFormat } from '#contract/local/lookup.ts';
import { namedDomains } from '#contract/translation.ts';
import { type FileRow, UnreadableFile } from './entry-file.ts';
import { entryFormats, readEntryFile } from './entry-files.ts';

const formats = LookupFormat.options;

async function* asyncItems<T>(...items: T[]) {
  yield* items;
}

async function read(format: LookupFormat, ...chunks: (string | Uint8Array)[]): Promise<FileRow[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  const rows: FileRow[] = [];
  for await (const batch of readEntryFile(format, asyncItems(...bytes))) rows.push(...batch);
  return rows;
}

async function write(format: LookupFormat, entries: readonly Entry[]): Promise<string> {
  const languages = TranslationLanguage.options.filter((code) => entries.some(({ texts }) => texts[code]));
  let text = '';
  for await (const piece of entryFormats[format].write(asyncItems(...entries), languages)) text += piece;
  return text;
}

/** The fields of an entry that a file preserves. */
const factsOf = ({ id, texts, domain, account }: Pick<Entry, 'id' | 'texts' | 'domain' | 'account'>) => ({
  id,
  texts,
  domain,
  account,
});
const factsOfRow = (row: FileRow) =>
  'row' in row ? factsOf({ id: row.row.id ?? '', ...row.row.draft }) : row;

const entryOf = (texts: Record<string, string>): Entry => ({
  id: 'own-0000000000000001',
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { text, moderation: 'moderated' }]),
  ),
  domain: null,
  account: null,
  origin: 'own',
  revision: 1,
});

const sentences = [
  'Thank you, "friend" & <others>; it\'s 5 > 4',
  'दो\nपंक्तियाँ\tऔर टैब',
  '  spaces around  ',
  '=1+1',
  "'=1+1",
  "''-2",
  ']]> <!-- & &amp; &#10;',
  'اردو، عربی',
  '\u200dক্ষ 👩‍👩‍👧 \ufeff!',
  'a;b,c\td',
  '\n\n"',
  '"',
  'x\u0085y\u2028z',
];

describe.each(formats)('an export as %s, imported again', (format) => {
  it('an export, imported again, loses nothing of any text', async () => {
    const text = fc
      .oneof(fc.constantFrom(...sentences), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }))
      .map((one) => one.normalize('NFC').replace(/\r\n?/g, '\n'))
      .filter((one) => one.trim() !== '');
    const texts = fc.dictionary(
      fc.constantFrom(...TranslationLanguage.options),
      fc.record({ text, moderation: fc.constantFrom('moderated', 'in-progress', 'unmoderated') }),
      { minKeys: 2, maxKeys: 5, noNullPrototype: true },
    );
    const entry = fc.record({
      id: fc.stringMatching(/^own-[0-9a-f]{16}$/),
      texts: texts as fc.Arbitrary<Entry['texts']>,
      domain: fc.constantFrom(null, ...namedDomains),
      account: fc.constantFrom(null, 'working', 'a & "b"'),
      origin: fc.constant('own' as const),
      revision: fc.constant(1),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 5 }),
        fc.integer({ min: 1, max: 300 }),
        async (entries, size) => {
          const bytes = new TextEncoder().encode(await write(format, entries));
          // An import arrives in chunks that may end anywhere, even within a character.
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.slice(at * size, (at + 1) * size),
          );
          const rows = (await read(format, ...chunks)).map(factsOfRow);
          const wanted = entries.length === 0 && format === 'xliff' ? rows : entries.map(factsOf);
          expect(rows).toEqual(wanted);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a row that cannot be an entry', () => {
  it('an invalid row is refused with its line, and the other rows are imported', async () => {
    const rows = await read(
      'csv',
      'en,hi,domain\r\nYes,हाँ,\r\nAlone,,\r\n"two\r\nlines",दो,nowhere\r\nBad,\u0000,\r\nNo,नहीं,food\r\n',
    );
    expect(rows.map((row) => [row.line, 'refused' in row ? row.refused : row.row.draft.domain])).toEqual([
      [2, null],
      [3, expect.stringContaining('at least two languages')],
      [4, expect.stringContaining('domain')],
      [6, expect.stringContaining('control character')],
      [7, 'food'],
    ]);
  });

  it('an invalid row of JSON Lines is reported', async () => {
    const rows = await read(
      'jsonl',
      '{"texts":{"en":{"text":"a"},"hi":{"text":"b","moderation":"moderated"}}}\n\nnope\n{"texts":{"en":{"text":"a"},"fr":{"text":"b"}}}\n{"texts":[]}\n{"texts":{"en":{"text":" "},"hi":{"text":"\\u0001"}}}',
    );
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4, 5, 6]);
    expect(rows.slice(1).every((row) => 'refused' in row)).toBe(true);
    expect(rows[0]).toMatchObject({
      row: { source: 'en', draft: { texts: { en: { moderation: 'unmoderated' } } } },
    });
    expect(rows[2]).toEqual({ line: 4, refused: '“fr” is not a language of translation' });
  });

  it('a TMX entry is reported when a text has formatting or a language occurs twice', async () => {
    const tuv = (tag: string, seg: string) => `<tuv xml:lang="${tag}"><seg>${seg}</seg></tuv>`;
    const rows = await read(
      'tmx',
      `<tmx version="1.4"><header srclang="en-GB"/><body>
<tu>${tuv('hi-IN', 'हाँ')}${tuv('EN-gb', 'Yes &amp; &#78;o')}</tu>
<tu>${tuv('en', 'a <ph/> b')}${tuv('hi', 'c')}</tu>
<tu>${tuv('en', 'a')}${tuv('en', 'b')}${tuv('hi', 'c')}</tu>
<tu>${tuv('en', 'a')}</tu>
</body></tmx>`,
    );
    expect(rows[0]).toMatchObject({
      line: 2,
      row: { source: 'en', draft: { texts: { en: { text: 'Yes & No' } } } },
    });
    expect(rows.slice(1)).toEqual([
      { line: 3, refused: 'formatting inside a text (“ph”)' },
      { line: 4, refused: 'two texts in “en”' },
      { line: 5, refused: expect.stringContaining('at least two languages') },
    ]);
  });
});

describe('XLIFF', () => {
  it('XLIFF from another program is read: with states and several segments, and without metadata', async () => {
    const rows = await read(
      'xliff',
      `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="hi"><file id="f">
<unit id="1"><segment state="reviewed"><source>One. </source><target>एक। </target></segment><segment><source>Two.</source><target>दो।</target></segment></unit>
<unit id="2"><segment state="translated"><source>Three</source><target>तीन</target></segment></unit>
<unit id="3"><segment><source>No target</source></segment></unit>
</file></xliff>`,
    );
    expect(rows[0]).toMatchObject({
      row: {
        source: 'en',
        draft: { texts: { en: { text: 'One. Two.' }, hi: { text: 'एक। दो।', moderation: 'moderated' } } },
      },
    });
    expect(rows[1]).toMatchObject({ row: { draft: { texts: { hi: { moderation: 'in-progress' } } } } });
    expect(rows[2]).toMatchObject({ line: 4, refused: expect.stringContaining('at least two languages') });
  });
});

describe('a file that cannot be read at all', () => {
  it.each<[string, LookupFormat, string | Uint8Array, string]>([
    ['a DOCTYPE', 'tmx', '<!DOCTYPE tmx [<!ENTITY a "b">]><tmx/>', 'a DOCTYPE is not allowed'],
    ['an entity', 'tmx', '<tmx><body><tu>&a;</tu></body></tmx>', 'undefined entity'],
    ['broken XML', 'tmx', '<tmx><body>\n<tu></body>', 'unexpected close tag'],
    ['an XML file that ends early', 'xliff', '<xliff version="2.0"><file>', 'unclosed tag'],
    ['another XML file', 'tmx', '<html/>', 'not TMX'],
    ['XLIFF 1.2', 'xliff', '<xliff version="1.2"/>', 'XLIFF 1.2; expected 2.0'],
    ['deep XML', 'tmx', `<tmx>${'<a>'.repeat(100)}`, 'too many nested elements'],
    ['a table without languages', 'csv', 'a,b\n1,2\n', 'columns of at least two languages'],
    ['an empty table', 'csv', '', 'the file is empty'],
    ['a quotation mark that is never closed', 'csv', `en,hi\n"${'x,'.repeat(3_000_000)}`, 'too long'],
    ['a tag that never ends', 'tmx', `<tmx version="${'x'.repeat(2_000_000)}`, 'a tag or a text is too long'],
    ['two columns for a language', 'csv', 'en,hi,EN\na,b,c\n', 'two columns are named “en”'],
    ['a very long line', 'jsonl', 'x'.repeat(2_000_000), 'a line is too long'],
    ['bytes that are no text', 'jsonl', new Uint8Array([0x7b, 0xff, 0xfe]), 'not UTF-8'],
  ])('a file is refused: %s', async (_, format, content, reason) => {
    const error = await read(format, content).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(UnreadableFile);
    expect(String(error)).toContain(reason);
  });

  it('an unreadable file is refused with the line of the error', async () => {
    const error = await read('tmx', '<tmx>\n<body>\n</tmx>').catch((problem: unknown) => problem);
    expect(error).toMatchObject({ line: 3 });
  });
});

it('a file may be in UTF-16 with a byte order mark', async () => {
  const bytes = Buffer.from('\ufeffen;hi\r\nYes;हाँ\r\n', 'utf16le');
  expect(await read('csv', bytes)).toMatchObject([{ row: { draft: { texts: { hi: { text: 'हाँ' } } } } }]);
});

it('exports have the structure that other programs expect', async () => {
  const entry = entryOf({ en: 'Yes & no', hi: 'हाँ', ta: 'ஆம்' });
  expect(await write('csv', [entry])).toContain(
    'own-0000000000000001,,,हाँ,moderated,Yes & no,moderated,ஆம்,moderated\r\n',
  );
  expect(await write('tmx', [entry])).toContain(
    '<tuv xml:lang="en"><prop type="x-moderation">moderated</prop><seg>Yes &amp; no</seg></tuv>',
  );
  const xliff = await write('xliff', [entry]);
  expect(xliff).toContain('version="2.0" srcLang="en" trgLang="hi"');
  expect(xliff).toContain(
    '<segment state="final"><source>Yes &amp; no</source><target>हाँ</target></segment>',
  );
});
