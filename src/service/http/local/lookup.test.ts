import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '#contract/local/changes.ts';
import {
  type Entry,
  type EntryPage,
  type ImportProgress,
  LookupSummary,
  type SimilarEntries,
} from '#contract/local/lookup.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';

let service: StartedTestService;
beforeAll(async () => {
  service = await startTestService();
  return () => service.close();
});

const basePath = '/_local/lookup';
const draftOf = (en: string, hi: string, about: object = {}) => ({
  texts: { en: { text: en, moderation: 'moderated' }, hi: { text: hi, moderation: 'moderated' } },
  domain: null,
  account: null,
  ...about,
});
const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const add = async (draft: object, by = ''): Promise<Entry> => {
  const answer = await service.request(
    `${basePath}/entries`,
    json('POST', draft, { 'X-Changed-By': encodeURIComponent(by) }),
  );
  expect(answer.status).toBe(201);
  return (await answer.json()) as Entry;
};
const list = async (query = 'origin=own'): Promise<EntryPage> =>
  (await (await service.request(`${basePath}/entries?${query}`)).json()) as EntryPage;
const translate = async (text: string, domain = 'generic', account = 'working') => {
  const answer = await service.request('/', {
    method: 'POST',
    body: JSON.stringify({ data: [text] }),
    headers: {
      'Content-Type': 'application/json',
      'REV-API-KEY': `demo-key-${account}`,
      'REV-APP-ID': `demo.${account}`,
      'REV-APPNAME': 'localization',
      'REV-APPVERSION': '3.0',
      'X-Explain': '1',
      src_lang: 'en',
      tgt_lang: 'hi',
      domain,
    },
  });
  const { responseList } = (await answer.json()) as {
    responseList: { outString: string; apiStatus: number }[];
  };
  const explained = await service.request(`/_local/explain/${answer.headers.get('X-Explain-Id')}`);
  const servedBy = /"servedBy":"([^"]*)"/.exec(await explained.text())?.[1];
  return { ...responseList[0], servedBy };
};
const importFile = async (format: string, body: string): Promise<ImportProgress> => {
  const answer = await service.request(`${basePath}/import?format=${format}&name=my%20file`, {
    method: 'POST',
    body,
    headers: { 'X-Changed-By': 'Asha' },
  });
  expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson');
  return JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '') as ImportProgress;
};
const changes = async () =>
  ((await (await service.request(`${basePath}/changes`)).json()) as Changes).changes;

beforeEach(async () => {
  for (const { id, revision } of (await list('origin=own&limit=200')).entries) {
    await service.request(`${basePath}/entries/${id}?revision=${revision}`, { method: 'DELETE' });
  }
});

describe('a custom entry', () => {
  it('the summary counts custom and built-in entries, and their languages', async () => {
    const summary = async () => LookupSummary.parse(await (await service.request(basePath)).json());
    const before = await summary();
    expect(before.phrases).toBeGreaterThan(before.own + 1000);
    await add(draftOf('A sentence for the summary.', 'सारांश का एक वाक्य।'));
    expect(await summary()).toEqual({ ...before, phrases: before.phrases + 1, own: before.own + 1 });
  });

  it('a custom entry is served by the next translation, with its moderation status, and its id is in the explanation', async () => {
    const { id } = await add(draftOf('Zorbek is here', 'ज़ोरबेक यहाँ है'));
    expect(await translate('zorbek is here')).toMatchObject({
      outString: 'ज़ोरबेक यहाँ है',
      apiStatus: 2,
      servedBy: id,
    });
    for (const [moderation, apiStatus] of [
      ['in-progress', 5],
      ['unmoderated', 4],
    ] as const) {
      const text = `Zorbek ${moderation}`;
      const draft = draftOf(text, 'ज़ोरबेक');
      await add({ ...draft, texts: { ...draft.texts, hi: { text: 'ज़ोरबेक', moderation } } });
      expect(await translate(text)).toMatchObject({ apiStatus });
    }
  });

  it('a custom entry is served for its account and domain', async () => {
    await add(draftOf('Zorbek', 'सब'));
    await add(draftOf('Zorbek', 'भोजन', { domain: 'food' }));
    await add(draftOf('Zorbek', 'खाता', { account: 'hindi-english' }));
    expect((await translate('Zorbek')).outString).toBe('सब');
    expect((await translate('Zorbek', 'food')).outString).toBe('भोजन');
    expect((await translate('Zorbek', 'food', 'hindi-english')).outString).toBe('खाता');
    expect((await list('origin=own&domain=')).total).toBe(2);
    expect((await list('origin=own&account=')).total).toBe(2);
  });

  it('a custom entry is added, read, replaced and removed, with 409 for an old revision and 404 for an unknown id', async () => {
    const entry = await add(draftOf('Zorbek', 'ज़ोरबेक'), 'आशा');
    expect(entry.changed?.by).toBe('आशा');
    const path = `${basePath}/entries/${entry.id}`;
    expect(await (await service.request(path)).json()).toEqual(entry);
    const put = (revision: number) =>
      service.request(path, json('PUT', { ...draftOf('Zorbek', 'ज़ोर्बेक'), revision }));
    expect((await put(1)).status).toBe(200);
    expect((await put(1)).status).toBe(409);
    expect((await service.request(`${path}?revision=1`, { method: 'DELETE' })).status).toBe(409);
    expect((await service.request(`${path}?revision=2`, { method: 'DELETE' })).status).toBe(200);
    expect((await service.request(path)).status).toBe(404);
    expect((await put(2)).status).toBe(404);
  });

  it('an invalid entry is refused', async () => {
    const post = (body: unknown) => service.request(`${basePath}/entries`, json('POST', body));
    const one = draftOf('a', 'b');
    for (const [body, message] of [
      [{ ...one, texts: { en: one.texts.en } }, 'at least two languages'],
      [draftOf('a', ' '), 'only spaces'],
      [draftOf('a', 'b\u0007'), 'control character'],
      [{ ...one, account: 'nobody' }, 'no account “nobody”'],
      [{ ...one, domain: 'x' }, 'domain'],
      [{ ...one, texts: { en: one.texts.en, fr: one.texts.hi } }, 'texts'],
    ] as const) {
      const answer = await post(body);
      expect([answer.status, message]).toEqual([400, message]);
      expect(await answer.text()).toContain(message);
    }
    expect((await service.request(`${basePath}/entries`, { method: 'POST', body: '{}' })).status).toBe(415);
    expect((await post(draftOf('a', 'b'.repeat(1_100_000)))).status).toBe(413);
    expect((await list()).total).toBe(0);
  });
});

describe('the list', () => {
  it('the list has custom entries before the built-in ones, which cannot be changed', async () => {
    await add(draftOf('Thank you', 'शुक्रिया'));
    const { entries, total } = await list('query=thank%20you&language=en');
    expect(entries[0]?.origin).toBe('own');
    const builtIn = entries.find(({ origin }) => origin === 'built-in');
    expect(total).toBeGreaterThan(1);
    const path = `${basePath}/entries/${encodeURIComponent(builtIn?.id ?? '')}`;
    expect(await (await service.request(path)).json()).toEqual(builtIn);
    expect((await service.request(`${path}?revision=0`, { method: 'DELETE' })).status).toBe(404);
    expect((await list('limit=1')).total).toBeGreaterThan(1000);
  });

  it('the list refuses parameters that are not documented', async () => {
    for (const query of [
      'language=xx',
      'domain=x',
      'origin=x',
      'moderation=x',
      'limit=0',
      'limit=201',
      'after=x',
    ]) {
      expect([query, (await service.request(`${basePath}/entries?${query}`)).status]).toEqual([query, 400]);
    }
    for (const path of ['similar?text=a', 'similar?language=en', 'export?format=pdf', 'changes?limit=x']) {
      expect([path, (await service.request(`${basePath}/${path}`)).status]).toEqual([path, 400]);
    }
    expect((await service.request(`${basePath}/import?format=pdf`, { method: 'POST' })).status).toBe(400);
  });
});

it('similar entries are offered and not served', { tags: 'slow' }, async () => {
  const { id } = await add(draftOf('The zorbek parcel has left', 'पार्सल निकल गया'));
  const answer = await service.request(
    `${basePath}/similar?language=en&text=The%20zorbek%20parsel%20has%20left`,
  );
  const { similar } = (await answer.json()) as SimilarEntries;
  expect(similar[0]?.entry.id).toBe(id);
  expect(similar[0]?.similarity).toBeGreaterThan(0.9);
  expect((await translate('The zorbek parsel has left')).servedBy).not.toBe(id);
});

describe('files', () => {
  it.each(['tmx', 'xliff', 'csv', 'jsonl'])('an export as %s can be imported again', async (format) => {
    await add(draftOf('Zorbek, "one" & two\nlines', 'ज़ोरबेक', { domain: 'food', account: 'working' }), 'Asha');
    await add(draftOf('=Zorbek', 'दो'));
    const facts = (page: EntryPage) =>
      page.entries.map(({ id, texts, domain, account }) => ({ id, texts, domain, account }));
    const before = await list();
    const file = await (await service.request(`${basePath}/export?format=${format}&origin=own`)).text();
    expect(await importFile(format, file)).toMatchObject({
      kind: 'done',
      added: 0,
      replaced: 0,
      unchanged: 2,
    });
    for (const { id, revision } of before.entries) {
      await service.request(`${basePath}/entries/${id}?revision=${revision}`, { method: 'DELETE' });
    }
    expect(await importFile(format, file)).toMatchObject({ kind: 'done', added: 2, refused: 0 });
    expect(facts(await list())).toEqual(facts(before));
  });

  it('an import is one change, which can be undone, and lists its bad rows', async () => {
    await add(draftOf('Zorbek', 'पुराना'));
    const done = await importFile(
      'csv',
      'en,hi,account\nZorbek,नया,\nZorbek two,दो,\nBad,बुरा,nobody\nBad,,\n',
    );
    expect(done).toMatchObject({
      kind: 'done',
      added: 1,
      replaced: 1,
      refused: 2,
      refusedRows: [{ line: 4, reason: 'account: no account “nobody”' }, { line: 5 }],
      change: { what: 'import', label: 'my file', by: 'Asha', count: 2, canUndo: true },
    });
    expect((await translate('Zorbek')).outString).toBe('नया');
    const [change] = await changes();
    const undo = () => service.request(`${basePath}/changes/${change?.id}/undo`, { method: 'POST' });
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(409);
    expect((await translate('Zorbek')).outString).toBe('पुराना');
    expect((await list()).total).toBe(1);
    expect((await service.request(`${basePath}/changes/99999/undo`, { method: 'POST' })).status).toBe(404);
  });

  it('a large import runs in a separate process, as one change that can be undone, and imports nothing if it fails', {
    tags: 'slow',
    timeout: 60_000,
  }, async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `Zorbek number ${at},ज़ोरबेक संख्या ${at}\n`).join('');
    const done = await importFile('csv', `en,hi\n${rows(4000)}Bad,\n`);
    expect(done).toMatchObject({ kind: 'done', added: 4000, refused: 1, refusedRows: [{ line: 4002 }] });
    expect(await translate('Zorbek number 3999')).toMatchObject({ outString: 'ज़ोरबेक संख्या 3999' });
    const change = done.kind === 'done' ? done.change : undefined;
    const undo = await service.request(`${basePath}/changes/${change?.id}/undo`, { method: 'POST' });
    expect(await undo.json()).toMatchObject({ what: 'undo', count: 4000, canUndo: true });
    expect((await list()).total).toBe(0);
    expect(await importFile('csv', `en,hi\n${rows(4000)}"${'x'.repeat(5_100_000)}`)).toMatchObject({
      kind: 'failed',
      line: 4002,
    });
    expect((await list()).total).toBe(0);
    await add(draftOf('Zorbek number 1', 'अकेला'));
    expect((await list()).total).toBe(1);
  });

  it('a file that breaks off in the middle imports nothing', async () => {
    const tu = '<tu><tuv xml:lang="en"><seg>Zorbek</seg></tuv><tuv xml:lang="hi"><seg>x</seg></tuv></tu>';
    expect(await importFile('tmx', `<tmx><header srclang="en"/><body>\n${tu}\n<tu>`)).toMatchObject({
      kind: 'failed',
      line: 3,
    });
    expect((await list()).total).toBe(0);
  });

  it('an import whose connection closes early imports nothing and does not block other changes', async () => {
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('en,hi\nZorbek,x\n')),
      pull: () => leaving.abort(),
    });
    const init = { method: 'POST', body, duplex: 'half', signal: leaving.signal } as RequestInit;
    await expect(service.request(`${basePath}/import?format=csv`, init)).rejects.toThrow();
    await add(draftOf('Zorbek later', 'बाद'));
    expect((await list()).entries.map(({ texts }) => texts.en?.text)).toEqual(['Zorbek later']);
  });
});
