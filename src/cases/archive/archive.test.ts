import fc from 'fast-check';
import { Zip, ZipDeflate, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '../case-file/case.ts';
import { writeCase } from '../case-file/write-case.ts';
import { sha256 } from '../data/sha256.ts';
import type { CaseSet } from './case-set.ts';
import { readSet } from './read-set.ts';
import type { SetFile } from './set-limits.ts';
import { writeSet } from './write-set.ts';
import { readZip, writeZip } from './zip.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function caseOf(id: string, change: Partial<Case> = {}): Case {
  return {
    version: 1,
    id,
    name: `Case ${id}`,
    request: { operation: 'transliteration', body: { data: ['namaste'] } },
    expectations: [{ kind: 'http-status', oneOf: [200] }],
    ...change,
  };
}

const file = (path: string, content: string): SetFile => ({ path, bytes: bytesOf(content) });
const caseFile = (path: string, id: string, change: Partial<Case> = {}) =>
  file(path, writeCase(caseOf(id, change)));

let key = '';
let otherKey = '';
let set: CaseSet;
beforeAll(async () => {
  key = await sha256(bytesOf('sound'));
  otherKey = await sha256(bytesOf('other sound'));
  const upload = (audioKey: string, name: string): Case['request'] => ({
    operation: 'stt_upload',
    body: { file: { audio: { sha256: audioKey, name, mediaType: 'audio/wav' } } },
  });
  const rows = [{ text: 'one', audio: otherKey, name: 'Two.MP3' }];
  set = {
    cases: [
      { path: 'plain.json', case: caseOf('plain') },
      { path: 'speech/one.json', case: caseOf('one', { request: upload(key, 'one.wav') }) },
      {
        path: 'speech/deep/rows.json',
        case: caseOf('rows', { request: upload('{{audio}}', '{{name}}'), data: { file: 'rows.csv' } }),
        rows,
      },
    ],
    audio: new Map([
      [key, bytesOf('sound')],
      [otherKey, bytesOf('other sound')],
    ]),
    baselines: new Map([['one', '{"note":"right"}\n']]),
    data: new Map([['speech/deep/rows.csv', `text,audio,name\r\none,${otherKey},Two.MP3\r\n`]]),
  };
});

function filesOf(value: CaseSet): readonly SetFile[] {
  const written = writeSet(value);
  if ('problems' in written) throw new Error(written.problems.join('\n'));
  return written.files;
}

async function problemsOf(files: readonly SetFile[]): Promise<readonly string[]> {
  const read = await readSet(files);
  return 'problems' in read ? read.problems : [];
}

describe('a set of cases', () => {
  it('a set is written as files and as a zip, with everything its cases need', { tags: 'slow' }, async () => {
    const files = filesOf(set);
    expect(files.map(({ path }) => path)).toEqual([
      'case.schema.json',
      'plain.json',
      'speech/one.json',
      'speech/one.accepted.json',
      'speech/deep/rows.json',
      'speech/deep/rows.csv',
      `audio/${key}.wav`,
      `audio/${otherKey}.mp3`,
    ]);
    const rows = files.find(({ path }) => path.endsWith('rows.json'));
    expect(textOf(rows?.bytes ?? new Uint8Array())).toContain('"$schema": "../../case.schema.json"');
    const unpacked = readZip(writeZip(files));
    expect(unpacked).toEqual({ files });
    const read = await readSet('files' in unpacked ? unpacked.files : []);
    const withSchema = set.cases.map((entry) => ({
      ...entry,
      case: { $schema: expect.any(String), ...entry.case },
    }));
    expect(read).toEqual({ set: { ...set, cases: withSchema }, ignored: [] });
    expect('set' in read && filesOf(read.set)).toEqual(files);
  });

  it('writing the same set twice gives the same zip', () => {
    expect(writeZip(filesOf(set))).toEqual(writeZip(filesOf(set)));
  });

  it('a set with a missing recording cannot be written', () => {
    expect(writeSet({ ...set, audio: new Map() })).toEqual({
      problems: [
        `speech/one.json: the recording one.wav (audio/${key}) is missing`,
        `speech/deep/rows.json: the recording Two.MP3 (audio/${otherKey}) is missing`,
      ],
    });
  });

  it('reading a set names the files that it ignored', async () => {
    const read = await readSet([
      caseFile('a.json', 'a'),
      file('README.md', '# Cases'),
      file('unused.csv', 'a\n1'),
      file('audio/notes.txt', ''),
      file('.DS_Store', ''),
      file('__MACOSX/._a.json', 'x'),
      file('case.schema.json', '{}'),
    ]);
    expect(read).toMatchObject({ ignored: ['README.md', 'audio/notes.txt', 'unused.csv'] });
  });

  it.each([
    ['../a.json', /^\.\.\/a\.json: the path leaves its folder with “\.\.”$/],
    ['a/../../b.json', /leaves its folder/],
    ['a/..', /leaves its folder/],
    ['..\\a.json', /^\.\.\\a\.json: the path has a backslash$/],
    ['/etc/passwd.json', /^\/etc\/passwd\.json: the path is absolute$/],
    ['C:/a.json', /the path is absolute$/],
    ['c:a.json', /the path is absolute$/],
    ['a//b.json', /has an empty part$/],
    ['./a.json', /has an empty part$/],
    ['.. /a.json', /a name that some file systems do not allow$/],
    ['a./b.json', /a name that some file systems do not allow$/],
    ['a.json:b.json', /a name that some file systems do not allow$/],
    ['x/NUL.json', /a name that some file systems do not allow$/],
    ['a\u0000.json', /^"a\\u0000\.json": the path has control characters$/],
    ['', /^a file has no name$/],
    [`${'a'.repeat(401)}.json`, /longer than 400 characters$/],
  ])('a set with the path %j is refused, as files and as a zip', async (path, problem) => {
    const files = [caseFile('good.json', 'good'), caseFile(path, 'bad')];
    expect(await problemsOf(files)).toEqual([expect.stringMatching(problem)]);
    expect(readZip(writeZip(files))).toEqual({ problems: [expect.stringMatching(problem)] });
  });

  it.each<[string, () => readonly SetFile[], RegExp]>([
    [
      'paths that differ in case only',
      () => [caseFile('a.json', 'a'), caseFile('A.json', 'b')],
      /^A\.json: the set has a\.json already$/,
    ],
    [
      'the same id twice',
      () => [caseFile('a.json', 'same'), caseFile('b.json', 'same')],
      /^b\.json: a\.json has the id same already$/,
    ],
    [
      'an unknown field',
      () => [file('a.json', '{"version":1,"flow":[]}'), caseFile('b.json', 'b')],
      /^a\.json: flow: not a field/,
    ],
    [
      'a newer version',
      () => [file('a.json', '{"version":2}'), caseFile('b.json', 'b')],
      /^a\.json: version: 2 is newer than 1/,
    ],
    [
      'a case that is no text',
      () => [{ path: 'a.json', bytes: new Uint8Array([0, 1, 2, 0, 0]) }],
      /^a\.json: this is not a text file$/,
    ],
    ['no case', () => [file('README.md', '')], /^there is no case/],
    [
      'a recording whose name is not its checksum',
      () => [caseFile('a.json', 'a'), { path: `audio/${key}.wav`, bytes: bytesOf('noise') }],
      /the content is not that of the file’s name$/,
    ],
    [
      'a missing data file',
      () => [caseFile('a.json', 'a', { data: { file: 'rows.csv' } })],
      /^a\.json: data\.file: rows\.csv is missing/,
    ],
    [
      'a data file elsewhere',
      () => [caseFile('x/a.json', 'a', { data: { file: '../rows.csv' } }), file('rows.csv', 'a\n1')],
      /^x\/a\.json: data\.file: \.\.\/rows\.csv: the path leaves/,
    ],
    [
      'broken data',
      () => [caseFile('a.json', 'a', { data: { file: 'rows.csv' } }), file('rows.csv', 'a,a\n1,2')],
      /^a\.json: rows\.csv: two columns are named “a”$/,
    ],
    [
      'accepted answers without a case',
      () => [caseFile('a.json', 'a'), file('b.accepted.json', '{}')],
      /^b\.accepted\.json: there is no case/,
    ],
  ])('the entire set is refused because of one problem: %s', async (_, files, problem) => {
    expect(await problemsOf(files())).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
    expect(await readSet(files())).not.toHaveProperty('set');
  });

  it('a set of more than 200 MB is refused', async () => {
    const large = { path: 'large.bin', bytes: new Uint8Array(150_000_000) };
    expect(await problemsOf([large, { ...large, path: 'b.bin' }])).toEqual([
      'the files have 300 MB: more than 200 MB',
    ]);
  });
});

describe('a zip', () => {
  const zipped = () => writeZip([file('a.json', 'x'.repeat(5000)), file('b.txt', 'words')]);
  /** Changes the 32-bit number at offset `place` in the first file's directory entry. */
  function changeEntry(zip: Uint8Array<ArrayBuffer>, place: number, value: number) {
    const view = new DataView(zip.buffer);
    const start = view.getUint32(zip.length - 6, true);
    view.setUint32(start + place, value, true);
    return zip;
  }

  it('a zip written by another program is read: with data descriptors, folders and a comment', () => {
    const parts: Uint8Array[] = [];
    const zip = new Zip((_, part) => parts.push(part));
    for (const name of ['folder/', 'folder/नमस्ते.json']) {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      entry.push(bytesOf(name.endsWith('/') ? '' : 'content'), true);
    }
    zip.end();
    expect(readZip(new Uint8Array(Buffer.concat(parts)))).toEqual({
      files: [file('folder/नमस्ते.json', 'content')],
    });
    const commented = zipSync({ 'a.json': bytesOf('content') });
    const comment = bytesOf('made by hand');
    const both = new Uint8Array([...commented, ...comment]);
    new DataView(both.buffer).setUint16(commented.length - 2, comment.length, true);
    expect(readZip(both)).toEqual({ files: [file('a.json', 'content')] });
  });

  it('a zip cut off at any byte is refused', () => {
    const whole = zipped();
    for (let length = 0; length < whole.length; length += 1) {
      expect(readZip(whole.slice(0, length)), `${length} bytes`).toHaveProperty('problems');
    }
  });

  it('a zip with any byte of a file changed is refused', () => {
    const whole = zipped();
    const start = 30 + 'a.json'.length;
    const packed = new DataView(whole.buffer).getUint32(18, true);
    for (let at = start; at < start + packed; at += 1) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(readZip(changed), `byte ${at}`).toHaveProperty('problems');
    }
  });

  it('unpacking stops when a file exceeds its stated size, and a smaller file is refused too', {
    tags: 'slow',
  }, () => {
    const bomb = writeZip([{ path: 'a.json', bytes: new Uint8Array(150_000_000) }]);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(readZip(changeEntry(bomb, 24, 1000))).toEqual({
      problems: ['a.json: it does not have the 1000 bytes that the zip states'],
    });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
    expect(readZip(changeEntry(zipped(), 24, 6000))).toEqual({
      problems: ['a.json: it does not have the 6000 bytes that the zip states'],
    });
  });

  it('a zip that would unpack to more than 200 MB is refused before unpacking', () => {
    expect(readZip(changeEntry(zipped(), 24, 3_000_000_000))).toEqual({
      problems: ['the files have 3000 MB: more than 200 MB'],
    });
  });

  it('a zip whose entries share the same bytes is limited by the sum of their stated sizes', {
    tags: 'slow',
  }, () => {
    const one = writeZip([{ path: '0.json', bytes: new Uint8Array(100_000_000) }]);
    const view = new DataView(one.buffer);
    const directory = view.getUint32(one.length - 6, true);
    const entry = one.slice(directory, one.length - 22);
    const entries = Array.from({ length: 3 }, (_, index) => {
      const copy = entry.slice();
      copy[46] = 48 + index;
      return copy;
    });
    const end = one.slice(one.length - 22);
    new DataView(end.buffer).setUint16(10, 3, true);
    expect(readZip(new Uint8Array(Buffer.concat([one.slice(0, directory), ...entries, end])))).toEqual({
      problems: ['the files have 300 MB: more than 200 MB'],
    });
  });

  it('a zip with any bytes changed gives the same files or is refused, and never throws', () => {
    const whole = zipped();
    const files = readZip(whole);
    const contents = 'files' in files ? files.files.map(({ bytes }) => textOf(bytes)) : [];
    expect(contents).toHaveLength(2);
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(20), (changes, cut) => {
        const changed = whole.slice(cut);
        for (const [at, byte] of changes) changed[at] = byte;
        const read = readZip(changed);
        if ('files' in read) expect(read.files.map(({ bytes }) => textOf(bytes))).toEqual(contents);
      }),
      { numRuns: 3000 },
    );
  });

  it.each<[string, (zip: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>, RegExp]>([
    ['that is encrypted', (zip) => changeEntry(zip, 8, 0x0008_0001), /^a\.json: it is encrypted$/],
    [
      'with a compression other than deflate',
      (zip) => changeEntry(zip, 8, 0x000c_0000),
      /^a\.json: it is packed with method 12/,
    ],
    ['with a wrong checksum', (zip) => changeEntry(zip, 16, 1), /^a\.json: its checksum is wrong$/],
    [
      'with an offset beyond its end',
      (zip) => changeEntry(zip, 42, 0xfffffff0),
      /^a\.json: its header is missing$/,
    ],
    ['that is no zip', () => bytesOf('<html>'), /^this is not a zip file/],
    ['that is empty', () => new Uint8Array(), /^this is not a zip file/],
  ])('a zip %s is refused with the reason', (_, change, problem) => {
    expect(readZip(change(zipped()))).toEqual({ problems: [expect.stringMatching(problem)] });
  });
});
