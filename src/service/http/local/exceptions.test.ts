import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '#contract/local/changes.ts';
import type { Exception, ExceptionDraft, ExceptionPage } from '#contract/local/exceptions.ts';
import type { ImportProgress } from '#contract/local/lookup.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const basePath = '/_local/lookup/exceptions';
const draftOf = (word: string, change: Partial<ExceptionDraft> = {}): ExceptionDraft => ({
  word,
  from: 'en',
  to: 'hi',
  spellings: [`${word}!`],
  domain: null,
  account: null,
  ...change,
});
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const add = async (draft: ExceptionDraft, by = ''): Promise<Exception> => {
  const answer = await service.request(
    basePath,
    json('POST', draft, { 'X-Changed-By': encodeURIComponent(by) }),
  );
  expect(answer.status).toBe(201);
  return (await answer.json()) as Exception;
};
const list = async (query = 'origin=own'): Promise<ExceptionPage> =>
  (await (await service.request(`${basePath}?${query}`)).json()) as ExceptionPage;
const changes = async (): Promise<Changes['changes']> =>
  ((await (await service.request(`${basePath}/changes`)).json()) as Changes).changes;

const transliterate = async (text: string, body: object = { isBulk: false }, account = 'working') => {
  const answer = await service.request('/', {
    ...json('POST', { data: [text], ...body }),
    headers: {
      'Content-Type': 'application/json',
      'REV-API-KEY': `demo-key-${account}`,
      'REV-APP-ID': `demo.${account}`,
      'REV-APPNAME': 'transliteration',
      src_lang: 'en',
      tgt_lang: 'hi',
      domain: 'bfsi',
    },
  });
  const { responseList } = (await answer.json()) as { responseList: { outString: string[] }[] };
  return responseList[0]?.outString;
};
const importCsv = async (text: string | Uint8Array): Promise<ImportProgress | undefined> => {
  const body = typeof text === 'string' ? text : new Blob([new Uint8Array(text)]);
  const answer = await service.request(`${basePath}/import?name=words.csv`, { method: 'POST', body });
  expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson');
  const lines = (await answer.text()).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '') as ImportProgress;
};

const removeAll = async () => {
  for (const { id, revision } of (await list()).exceptions) {
    await service.request(`${basePath}/${id}?revision=${revision}`, { method: 'DELETE' });
  }
};
beforeEach(removeAll);
afterAll(removeAll);

describe('an exception', () => {
  it('an exception changes the next transliteration with isBulk: false, and no other', async () => {
    const before = await transliterate('Zorbek bank', { isBulk: true });
    await add(draftOf('zorbek', { spellings: ['ज़ोरबेक', 'जोरबेक'] }));
    expect(await transliterate('Zorbek bank')).toEqual(['ज़ोरबेक बैंक']);
    expect(await transliterate('Zorbek', { isBulk: false, noOfSuggestions: 5 })).toEqual(['ज़ोरबेक', 'जोरबेक']);
    expect(await transliterate('Zorbek bank', { isBulk: true })).toEqual(before);
    expect(await transliterate('Zorbek bank', {})).toEqual(before);
  });

  it('an exception applies only to its account and domain', async () => {
    await add(draftOf('zorbek', { spellings: ['सब'] }));
    await add(draftOf('zorbek', { spellings: ['खाता'], account: 'hindi-english' }));
    await add(draftOf('zorbek', { spellings: ['भोजन'], domain: 'food' }));
    expect(await transliterate('zorbek')).toEqual(['सब']);
    expect(await transliterate('zorbek', { isBulk: false }, 'hindi-english')).toEqual(['खाता']);
  });

  it('an exception may have several words, and takes precedence over a built-in one', async () => {
    await add(draftOf('new delhi', { spellings: ['नयी दिल्ली'] }));
    await add(draftOf('pvt', { spellings: ['पीवीटी'] }));
    expect(await transliterate('New Delhi Pvt Ltd')).toEqual(['नयी दिल्ली पीवीटी लिमिटेड']);
  });

  it('an exception for all accounts also applies to words that translation transliterates', {
    tags: 'slow',
  }, async () => {
    await add(draftOf('zorbek', { spellings: ['ज़ोरबेक'] }));
    const answer = await service.request('/', {
      ...json('POST', { data: ['zorbek'] }),
      headers: {
        'Content-Type': 'application/json',
        'REV-API-KEY': 'demo-key-working',
        'REV-APP-ID': 'demo.working',
        'REV-APPNAME': 'localization',
        src_lang: 'en',
        tgt_lang: 'hi',
        domain: '3',
      },
    });
    expect(await answer.text()).toContain('ज़ोरबेक');
  });

  it('an exception that could never apply is refused', async () => {
    const refusals: [Partial<ExceptionDraft> & { spellings?: string[] }, string][] = [
      [{ word: '  ' }, 'word: expected to begin with a letter or a digit'],
      [{ word: '@home' }, 'word: expected to begin with a letter or a digit'],
      [{ word: 'बैंक' }, 'its language would be “hi”'],
      [{ word: 'a\0b' }, 'word: contains a control character'],
      [{ spellings: ['\ud800'] }, 'spellings.0: contains a control character'],
      [{ to: 'en' }, 'to: the same language'],
      [{ spellings: [' '] }, 'spellings: at least one'],
      [{ account: 'nobody' }, 'no account “nobody”'],
    ];
    for (const [change, message] of refusals) {
      const answer = await service.request(basePath, json('POST', draftOf('bank', change)));
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { message: string }).message).toContain(message);
    }
    expect((await service.request(basePath, json('POST', { word: 'x' }))).status).toBe(400);
    expect((await list()).total).toBe(0);
  });

  it('an exception is stored without extra spaces, and with each spelling once', async () => {
    const { word, spellings } = await add(draftOf(' New   York ', { spellings: ['a ', 'a', ' ', 'b'] }));
    expect({ word, spellings }).toEqual({ word: 'New York', spellings: ['a', 'b'] });
  });
});

describe('changes', () => {
  it('a change has the name of the person who made it, and is refused if it is based on a stale revision', {
    tags: 'slow',
  }, async () => {
    const { id, revision, changed } = await add(draftOf('zorbek'), 'आशा');
    expect({ revision, by: changed?.by }).toEqual({ revision: 1, by: 'आशा' });
    const put = (draft: object) => service.request(`${basePath}/${id}`, json('PUT', draft));
    expect((await put({ ...draftOf('zorbek', { spellings: ['x'] }), revision: 1 })).status).toBe(200);
    expect((await put({ ...draftOf('zorbek', { spellings: ['y'] }), revision: 1 })).status).toBe(409);
    expect((await service.request(`${basePath}/${id}?revision=1`, { method: 'DELETE' })).status).toBe(409);
    expect((await service.request(basePath, json('POST', draftOf('Zorbek')))).status).toBe(409);
    expect(((await (await service.request(`${basePath}/${id}`)).json()) as Exception).spellings).toEqual([
      'x',
    ]);
    expect((await service.request(`${basePath}/${id}?revision=2`, { method: 'DELETE' })).status).toBe(200);
    expect((await service.request(`${basePath}/${id}`)).status).toBe(404);
    expect((await changes()).slice(0, 3).map(({ what, by }) => [what, by])).toEqual([
      ['remove', ''],
      ['edit', ''],
      ['add', 'आशा'],
    ]);
  });

  it('a change can be undone once', async () => {
    await add(draftOf('zorbek'));
    const [{ id } = { id: '' }] = await changes();
    const undo = () => service.request(`${basePath}/changes/${id}/undo`, { method: 'POST' });
    expect((await undo()).status).toBe(200);
    expect((await list()).total).toBe(0);
    expect((await undo()).status).toBe(409);
    expect((await service.request(`${basePath}/changes/999999/undo`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the list', () => {
  it('the list has custom exceptions before the built-in ones, page by page', async () => {
    for (const word of ['zorbek a', 'zorbek b', 'zorbek c']) await add(draftOf(word));
    const all = await list('limit=200');
    const { total } = all;
    expect(total).toBeGreaterThan(300);
    expect(all.exceptions.slice(0, 4).map(({ origin }) => origin)).toEqual(['own', 'own', 'own', 'built-in']);
    const paged: Exception[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const page: ExceptionPage = await list(`limit=199${next && `&after=${encodeURIComponent(next)}`}`);
      paged.push(...page.exceptions);
      next = page.next;
    }
    expect(paged).toHaveLength(total);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(total);
    expect((await list('limit=2')).exceptions).toHaveLength(2);
  });

  it('the list shows built-in exceptions as they are served; they cannot be changed', async () => {
    const { exceptions, total } = await list('query=limited&to=hi&from=en');
    expect({ exceptions, total }).toEqual({ exceptions: [], total: 0 });
    const [found] = (await list('query=LTD&to=hi')).exceptions;
    expect(found).toMatchObject({ word: 'ltd', spellings: ['लिमिटेड'], origin: 'built-in', revision: 0 });
    expect(await transliterate('ltd')).toEqual(found?.spellings);
    expect((await service.request(`${basePath}/${found?.id}`)).status).toBe(200);
    expect((await service.request(`${basePath}/${found?.id}?revision=0`, { method: 'DELETE' })).status).toBe(
      404,
    );
    expect((await list('account=working')).total).toBe(0);
  });

  it('refuses filters that are not documented', async () => {
    for (const query of ['from=xx', 'domain=x', 'origin=x', 'limit=0', 'limit=201']) {
      expect((await service.request(`${basePath}?${query}`)).status).toBe(400);
    }
  });
});

describe('CSV', () => {
  it('an export can be imported again, formulas included', async () => {
    await add(draftOf('zorbek', { spellings: ['=1+1', 'ज़ोरबेक'], domain: 'bfsi' }), 'Asha');
    await add(draftOf('New, "Delhi"', { account: 'working' }));
    const exported = await service.request(`${basePath}/export`);
    expect(exported.headers.get('Content-Disposition')).toContain('exceptions.csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await exported.arrayBuffer());
    const [heading, , row] = text.split('\r\n');
    expect(heading).toBe('\ufeffword,from,to,domain,account,spelling,spelling 2,changed at,changed by');
    expect(row).toMatch(/^zorbek,en,hi,bfsi,,"'=1\+1",ज़ोरबेक,20[-\dT:.]+Z,Asha$/);
    const before = (await list()).exceptions;
    expect(await importCsv(text)).toMatchObject({ kind: 'done', added: 0, replaced: 0, unchanged: 2 });
    for (const { id, revision } of before) {
      await service.request(`${basePath}/${id}?revision=${revision}`, { method: 'DELETE' });
    }
    expect(await importCsv(text)).toMatchObject({ kind: 'done', added: 2 });
    const contents = ({ exceptions }: ExceptionPage) =>
      exceptions.map(({ word, spellings, domain, account }) => ({ word, spellings, domain, account }));
    expect(contents(await list())).toEqual(contents({ exceptions: before, total: 2 }));
  });

  it('an import is one change, and names the line of each row that was left out', async () => {
    const rows = [
      'word;from;to;spelling;Spelling 2;account',
      'zorbek;en;hi;ज़ोरबेक;जोरबेक;',
      'bank;xx;hi;बैंक;;',
      '',
      'bank;en;hi;;;',
      '"two',
      'lines";en;hi;x;;',
      'Zorbek;en;hi;again;;',
      'bank;en;hi;बैंक;;nobody',
    ];
    const done = await importCsv(rows.join('\r\n'));
    expect(done).toMatchObject({
      kind: 'done',
      added: 2,
      refused: 4,
      change: { what: 'import', label: 'words.csv', count: 2, canUndo: true },
    });
    const refusedRows = done?.kind === 'done' ? done.refusedRows : [];
    expect(refusedRows.map(({ line }) => line)).toEqual([3, 5, 8, 9]);
    expect(refusedRows[0]?.reason).toContain('from');
    expect(refusedRows[2]?.reason).toBe('the same word as in line 2');
    expect((await list()).exceptions.map(({ word }) => word)).toEqual(['two lines', 'zorbek']);
    const [change] = await changes();
    await service.request(`${basePath}/changes/${change?.id}/undo`, { method: 'POST' });
    expect((await list()).total).toBe(0);
  });

  it('an import whose connection closes early imports nothing', async () => {
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode('word,from,to,spelling\nzorbek,en,hi,x\n')),
      pull: () => leaving.abort(),
    });
    const init = { method: 'POST', body, duplex: 'half', signal: leaving.signal } as RequestInit;
    await expect(service.request(`${basePath}/import`, init)).rejects.toThrow();
    await add(draftOf('later'));
    expect((await list()).exceptions.map(({ word }) => word)).toEqual(['later']);
  });

  it('a file that is not a table of exceptions is refused entirely', async () => {
    expect(await importCsv('a,b\n1,2\n')).toEqual({ kind: 'failed', line: 1, reason: 'no column “word”' });
    expect(await importCsv('word,from,to,spelling,word\na,en,hi,अ,b\n')).toMatchObject({
      kind: 'failed',
      reason: 'two columns are named “word”',
    });
    expect(await importCsv(`word,from,to,spelling\n"${'x'.repeat(5_100_000)}`)).toMatchObject({
      kind: 'failed',
      line: 2,
      reason: expect.stringContaining('too long'),
    });
    expect(await importCsv('')).toMatchObject({ kind: 'failed', reason: 'the file is empty' });
    expect(await importCsv(new Uint8Array([0xff, 0xfe, 0x41]))).toEqual({
      kind: 'failed',
      reason: 'not UTF-8',
    });
  });
});
