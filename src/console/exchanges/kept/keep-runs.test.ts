// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordExchange } from '#client/exchange.ts';
import type { RawAnswer, SendResult } from '#client/http/transport.ts';
import { interpret, withExchange } from '#client/interpret.ts';
import type { Outcome } from '#client/outcome.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { proxyFailureHeader } from '#contract/proxy/failure.ts';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { RawRequest } from '../raw-request/raw-request.ts';
import { createRunStore, type KeepOptions, noRuns, type Run } from '../run-store.ts';
import { createRunKeeper } from './keep-runs.ts';
import type { RecordKey } from './limited-store.ts';
import { maxRunBytes } from './limits.ts';

const Form = z.object({ targets: z.array(z.string()), free: z.optional(RawRequest) });
type Form = z.infer<typeof Form>;
type Answer = LenientTranslationResponse;

const formFor = (...targets: string[]): Form => ({ targets });

/** A browser's storage in memory; `put` fails with `problem` while there is one. */
function createRecords() {
  const runs = new Map<string, unknown>();
  const records = {
    problem: undefined as DOMException | undefined,
    trimmed: [] as (number | undefined)[],
    get: async (_: 'runs', [, id]: RecordKey) => runs.get(id),
    put: async ([, id]: RecordKey, values: { readonly runs: unknown }) => {
      if (records.problem) throw records.problem;
      runs.set(id, structuredClone(values.runs));
    },
    trim: async (share?: number) => void records.trimmed.push(share),
    clear: async () => runs.clear(),
    all: () => [...runs.values()],
  };
  return records;
}

function createLog() {
  const { subscribe, notify } = createListeners();
  let entries: readonly LoggedExchange[] = [];
  return {
    subscribe,
    entries: () => entries,
    add: (entry: LoggedExchange) => {
      entries = [entry, ...entries];
      notify();
    },
    clear: () => {
      entries = [];
      notify();
    },
  };
}

/** Opens a page in the tab of the test: with new runs and a new log, but the storage of the previous page. */
async function openPage(records: ReturnType<typeof createRecords>, change: Partial<KeepOptions<Form>> = {}) {
  const store = createRunStore<Form, Answer>(
    (form) => form.targets.map((name) => ({ name, form: { ...form, targets: [name] } })),
    { name: '/translation', operation: 'localization', schema: Form, ...change },
  );
  const log = createLog();
  const isRestoring = store.runs().restoring;
  const started = createRunKeeper(store, log, records).start();
  return {
    store,
    log,
    isRestoring,
    started,
    /** Sends a form whose calls have these outcomes, and waits until they have ended. */
    run: async (form: Form, ...outcomes: (Outcome<Answer> | undefined)[]) => {
      store.start(form, (part) => {
        const outcome = outcomes[form.targets.indexOf(part.targets[0] ?? '')];
        if (outcome && 'exchange' in outcome && outcome.exchange) {
          log.add({ exchange: outcome.exchange, outcome: outcome.kind });
        }
        return outcome ? Promise.resolve(outcome) : new Promise(() => {});
      });
      await vi.waitFor(() =>
        expect(store.runs().newest?.calls.filter(({ outcome }) => outcome)).toHaveLength(
          outcomes.filter(Boolean).length,
        ),
      );
      await settle();
    },
  };
}

/** Waits until pending writes have reached the storage. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

async function reload(records: ReturnType<typeof createRecords>, change?: Partial<KeepOptions<Form>>) {
  const page = await openPage(records, change);
  await page.started;
  return page;
}

const request = {
  method: 'POST',
  path: '/',
  url: '/api/embedded/',
  headers: { src_lang: 'en', 'REV-API-KEY': 'canary-key' },
  body: '{"data":["Hello."]}',
} as const;

/** The outcome of a call, as the client returns it. */
async function outcomeOf(sent: SendResult): Promise<Outcome<Answer>> {
  const meaning = sent.kind === 'answer' ? await interpret('localization', sent.answer) : sent;
  const exchange = recordExchange({
    operation: 'localization',
    target: 'embedded',
    startedAt: new Date(1000),
    request,
    sent,
    result: meaning,
    deviations: 'deviations' in meaning ? meaning.deviations : [],
  });
  return withExchange(meaning, exchange);
}

function answerOf(text: string, change: Partial<RawAnswer> = {}): Promise<Outcome<Answer>> {
  const contentType = change.contentType ?? 'application/json';
  return outcomeOf({
    kind: 'answer',
    answer: {
      status: 200,
      headers: { 'content-type': contentType, ...change.headers },
      contentType,
      bytes: new TextEncoder().encode(text),
      text,
      ...(change.status && { status: change.status }),
    },
    timing: { total: 5, firstByte: 3 },
  });
}

const translated = (outString: string) =>
  answerOf(
    JSON.stringify({
      responseList: [{ inString: 'Hello.', outString, apiStatus: 2 }],
      tokenConsumed: 1,
      uuid: 'u',
    }),
  );

/** What a page shows of a run. */
const shown = (run: Run<Form, Answer> | undefined) =>
  run && { ...run, calls: run.calls.map(({ restored: _, ...call }) => call) };

let records: ReturnType<typeof createRecords>;
beforeEach(() => {
  sessionStorage.clear();
  records = createRecords();
});

describe('restoring runs', () => {
  it('a reload shows the run as before, whatever the outcome of its calls, and marks it as restored', async () => {
    const outcomes = {
      hi: await translated('नमस्ते।'),
      ta: await answerOf('{"code":"1","message":"API key expired"}', { status: 401 }),
      bn: await answerOf('<html>Bad gateway</html>', { status: 502, contentType: 'text/html' }),
      te: await answerOf(''),
      ur: await outcomeOf({
        kind: 'network',
        cause: 'no-server',
        message: 'fetch failed',
        timing: { total: 1 },
      }),
      kn: await answerOf('{"cause":"refused","message":"connect ECONNREFUSED"}', {
        status: 502,
        headers: { [proxyFailureHeader.name.toLowerCase()]: '1' },
      }),
      gu: {
        kind: 'invalid-request',
        operation: 'localization',
        deviations: [{ path: 'data', expected: ['1 or more'] }],
        sendable: true,
      },
      ml: await outcomeOf({ kind: 'aborted', timing: { total: 1 } }),
    } as const;
    const page = await reload(records);
    await page.run(formFor(...Object.keys(outcomes)), ...Object.values(outcomes));
    const before = page.store.runs().newest;

    const after = (await reload(records)).store.runs().newest;
    expect(shown(after)).toEqual(shown(before));
    expect(after?.calls.map(({ outcome }) => outcome?.kind)).toEqual([
      ...['ok', 'refused', 'unexpected', 'unexpected', 'network', 'network', 'invalid-request', 'aborted'],
    ]);
    expect(after?.calls.every(({ restored }) => restored)).toBe(true);
    // A second reload without a call in between restores it too.
    expect(shown((await reload(records)).store.runs().newest)).toEqual(shown(before));
  });

  it('a reload keeps the previous run for comparison', async () => {
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    await page.run(formFor('hi'), await translated('दो'));
    const { previous } = page.store.runs();
    expect(shown((await reload(records)).store.runs().previous)).toEqual(shown(previous));
  });

  it('a reload restores the latest run with an answer; a call in progress counts as cancelled', async () => {
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    await page.run(formFor('ta'), undefined);
    expect((await reload(records)).store.runs().newest?.form).toEqual(formFor('hi'));
    await page.run(formFor('bn', 'ur'), await translated('দুই'), undefined);
    const { newest } = (await reload(records)).store.runs();
    expect(newest?.calls.map(({ outcome }) => outcome?.kind)).toEqual(['ok', 'aborted']);
  });

  it('a restored run never replaces one that was started in the meantime', async () => {
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    const later = await openPage(records);
    expect(later.isRestoring).toBe(true);
    later.store.start(formFor('ta'), () => new Promise(() => {}));
    await later.started;
    expect(later.store.runs().newest?.form).toEqual(formFor('ta'));
  });

  it('a restored run lacks the calls whose audio is not kept, and says so', async () => {
    const page = await reload(records);
    const answered = await translated('एक');
    if (answered.kind !== 'ok') throw new Error('not answered');
    const { response, ...exchange } = answered.exchange;
    if (!response) throw new Error('no response');
    const spoken = { ...answered, exchange: { ...exchange, response: { ...response, body: new Blob() } } };
    const refused = await answerOf('{"code":"1","message":"API key expired"}', { status: 401 });
    await page.run(formFor('hi', 'ta'), spoken, refused);
    const audioOf = async () => undefined;
    const { newest } = (await reload(records, { audioOf })).store.runs();
    expect(newest).toMatchObject({ calls: [{ name: 'ta' }], missing: 1 });

    await page.run(formFor('hi'), spoken);
    const { lost } = (await reload(records, { audioOf })).store.runs();
    expect(lost).toMatchObject({ reason: 'audio', startedAt: page.store.runs().newest?.startedAt });
  });

  it('a run is not restored when a link with another form was opened, nor after the next reload', async () => {
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    const linked = await openPage(records);
    linked.store.forget();
    await linked.started;
    expect(linked.store.runs()).toEqual(noRuns);
    expect((await openPage(records)).isRestoring).toBeUndefined();
  });
});

describe('runs of several tabs', () => {
  it('another tab opens without a run, and neither tab loses its run', async () => {
    const first = await reload(records);
    await first.run(formFor('hi'), await translated('एक'));
    const storageOfFirst = Object.entries(sessionStorage);
    sessionStorage.clear();
    const second = await reload(records);
    expect(second.isRestoring).toBeUndefined();
    await second.run(formFor('ta'), await translated('இரண்டு'));
    expect((await reload(records)).store.runs().newest?.form).toEqual(formFor('ta'));
    sessionStorage.clear();
    for (const [key, value] of storageOfFirst) sessionStorage.setItem(key, value);
    expect((await reload(records)).store.runs().newest?.form).toEqual(formFor('hi'));
  });
});

describe('removing runs', () => {
  it('clearing the log removes stored runs, and a restored run also from the page', async () => {
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    page.log.clear();
    await settle();
    expect(records.all()).toEqual([]);
    expect(page.store.runs().newest?.form).toEqual(formFor('hi'));
    expect((await reload(records)).isRestoring).toBeUndefined();

    await page.run(formFor('ta'), await translated('இரண்டு'));
    const later = await reload(records);
    const [call] = later.store.runs().newest?.calls ?? [];
    if (call?.outcome?.kind !== 'ok') throw new Error('not restored');
    later.log.add({ exchange: call.outcome.exchange, outcome: 'ok' });
    later.log.clear();
    await settle();
    expect(later.store.runs()).toEqual(noRuns);
    expect(records.all()).toEqual([]);
  });
});

describe('storage problems', () => {
  const full = new DOMException('no room', 'QuotaExceededError');

  it('a run that was too large to store is reported after the reload', async () => {
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('न'.repeat(maxRunBytes / 3)));
    expect(records.all()).toEqual([]);
    const { newest, lost } = (await reload(records)).store.runs();
    expect(newest).toBeUndefined();
    expect(lost).toMatchObject({ reason: 'size', startedAt: page.store.runs().newest?.startedAt });
    expect(lost?.bytes).toBeGreaterThan(maxRunBytes);
  });

  it('a run that could not be stored because the storage was full is reported after the reload', async () => {
    records.problem = full;
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    expect(records.trimmed).toContain(0.5);
    expect((await reload(records)).store.runs().lost?.reason).toBe('room');
    records.problem = undefined;
    await page.run(formFor('ta'), await translated('இரண்டு'));
    expect((await reload(records)).store.runs().newest?.form).toEqual(formFor('ta'));
  });

  it('a browser without storage reports no lost run', async () => {
    records.problem = new DOMException('private', 'InvalidStateError');
    const page = await reload(records);
    await page.run(formFor('hi'), await translated('एक'));
    expect((await reload(records)).store.runs()).toEqual(noRuns);
  });
});

it('a stored run contains no credentials, neither in a request nor in a form', async () => {
  const page = await reload(records);
  const free = { headers: 'REV-API-KEY: canary-key\nsrc_lang: en', body: '{}' };
  await page.run({ ...formFor('hi'), free }, await translated('canary-key'));
  const kept = JSON.stringify([records.all(), Object.entries(sessionStorage)]);
  expect(kept).toContain('src_lang: en');
  expect(kept).not.toContain('canary');
});
