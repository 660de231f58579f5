import { afterEach, expect, it, vi } from 'vitest';
import type { CaseSet } from '#cases/archive/case-set.ts';
import { readZip } from '#cases/archive/zip.ts';
import { operationNames } from '#console/catalogues/operation-names.ts';
import { sampleCases, sampleReport } from '#testing/sample-report.ts';
import { evidenceFormats } from './evidence-formats.ts';
import { doTask } from './tasks.ts';

afterEach(() => vi.unstubAllGlobals());

it('a set is packed and read back', async () => {
  const set: CaseSet = {
    cases: sampleCases.map((value) => ({ path: `${value.id}.json`, case: value })),
    audio: new Map(),
    baselines: new Map(),
    data: new Map(),
  };
  const packed = await doTask({ kind: 'writeSet', set });
  if (!('zip' in packed)) throw new Error('not packed');
  expect(await doTask({ kind: 'readSet', zip: packed.zip })).toMatchObject({
    set: { cases: sampleCases.map(({ id }) => ({ case: { id } })) },
  });
  expect(await doTask({ kind: 'readSet', zip: packed.zip.slice(0, 100) })).toHaveProperty('problems');
});

it('evidence is written in every format, a large HTML report as a zip with its folder', {
  tags: 'slow',
}, async () => {
  vi.stubGlobal('fetch', async () => new Response('font'));
  const { summary: _, ...record } = await sampleReport();
  const names = [];
  for (const format of evidenceFormats) {
    const written = await doTask({ kind: 'evidence', record, format, name: 'run' });
    if (!('content' in written)) throw new Error('not written');
    expect(written.content.size).toBeGreaterThan(500);
    names.push(written.name);
  }
  expect(names).toEqual(['run.html', 'run.xml', 'run.json', 'run.har', 'run.csv']);

  const long = new Blob([new Uint8Array(20_000_000)]);
  const results = record.results.map((result) => ({
    ...result,
    exchanges: result.exchanges.map((exchange) =>
      exchange.response && typeof exchange.response.body !== 'string'
        ? { ...exchange, response: { ...exchange.response, body: long } }
        : exchange,
    ),
  }));
  const large = await doTask({
    kind: 'evidence',
    record: { ...record, results },
    format: 'html',
    name: 'run',
  });
  if (!('content' in large)) throw new Error('not written');
  expect(large.name).toBe('run.zip');
  const unpacked = readZip(new Uint8Array(await large.content.arrayBuffer()));
  expect('files' in unpacked && unpacked.files.map(({ path }) => path)).toEqual([
    'run.html',
    expect.stringMatching(/^run-files\/audio\/[0-9a-f]{64}\.wav$/),
  ]);
});

it('a HAR file becomes cases, and a table becomes rows', async () => {
  const { summary: _, ...record } = await sampleReport();
  const har = await doTask({ kind: 'evidence', record, format: 'har', name: 'run' });
  if (!('content' in har)) throw new Error('not written');
  const taken = new Set(['text-to-speech-hi-female']);
  expect(
    await doTask({ kind: 'importHar', har: har.content, taken, names: operationNames.en }),
  ).toMatchObject({
    cases: [
      {
        expectations: expect.arrayContaining([
          expect.objectContaining({ kind: 'text', oneOf: ['خوش آمدی'] }),
        ]),
      },
      {},
      { id: 'text-to-speech-hi-female-2' },
    ],
  });
  const table = new File(['a\tb\n1\t2'], 'rows.tsv');
  expect(await doTask({ kind: 'readRows', table })).toMatchObject({ rows: [{ a: '1', b: '2' }] });
});
