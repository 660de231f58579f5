import { describe, expect, it, vi } from 'vitest';
import { recordExchange } from '#client/exchange.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import {
  type CallBodies,
  type CallRecord,
  cutBody,
  fromRecord,
  maxBodyBytes,
  toKeptCall,
} from './call-record.ts';
import type { CallStore } from './call-store.ts';
import { createCallKeeper } from './keep-calls.ts';
import { lastToRemove, type RecordKey } from './limited-store.ts';

function createLog() {
  const { subscribe, notify } = createListeners();
  let entries: readonly LoggedExchange[] = [];
  const keep = (next: readonly LoggedExchange[]) => {
    entries = next;
    notify();
  };
  return {
    subscribe,
    entries: () => entries,
    replace: keep,
    add: (entry: LoggedExchange) => keep([entry, ...entries]),
    clear: () => keep([]),
  };
}

/** A store in memory; `put` fails with `problem` while there is one. */
function createStore() {
  const calls = new Map<RecordKey, { record: CallRecord; bodies: CallBodies }>();
  const store = {
    problem: undefined as DOMException | undefined,
    trimmed: [] as (number | undefined)[],
    all: async () => [...calls].map(([key, { record }]) => ({ key, record })),
    bodies: async ([, id]: RecordKey) => [...calls].find(([key]) => key[1] === id)?.[1].bodies,
    put: async (key: RecordKey, record: CallRecord, bodies: CallBodies) => {
      if (store.problem) throw store.problem;
      calls.set(key, structuredClone({ record, bodies }));
    },
    trim: async (share?: number) => void store.trimmed.push(share),
    clear: async () => calls.clear(),
    ids: () => [...calls.keys()].map(([, id]) => id),
  } satisfies CallStore & Record<string, unknown>;
  return store;
}

const callOf = (id: string, body = `{"data":["${id}"]}`): LoggedExchange => ({
  exchange: exchangeOf('localization', {
    id,
    request: { method: 'POST', path: '/', url: '/', headers: { src_lang: 'en' }, body, size: body.length },
    response: { status: 200, headers: {}, body: `{"uuid":"uuid-of-${id}"}`, size: 9 },
  }),
  outcome: 'ok',
  reopening: { path: '/translation', form: { text: id } },
});

describe('storing calls', () => {
  it('calls of earlier visits are in the log again, newest first, with their bodies and forms', async () => {
    const store = createStore();
    const first = createLog();
    first.add(callOf('before-start'));
    await createCallKeeper(first, store).start();
    first.add(callOf('second'));
    await vi.waitFor(() => expect(store.ids()).toHaveLength(2));

    const later = createLog();
    later.add(callOf('third'));
    await createCallKeeper(later, store).start();
    expect(later.entries().map(({ exchange }) => exchange.id)).toEqual(['third', 'second', 'before-start']);
    const [, second] = later.entries();
    expect(second?.stored?.facts.text).toBe('second');
    expect(second?.stored?.facts.search).toContain('uuid-of-second');
    expect(second?.exchange.request.body).toBeUndefined();
    expect(await second?.stored?.read()).toEqual({ ...callOf('second'), cut: [] });
  });

  it('clearing the log removes calls from the store, even if they are still being written', async () => {
    const store = createStore();
    const log = createLog();
    await createCallKeeper(log, store).start();
    log.add(callOf('one'));
    log.add(callOf('two'));
    log.clear();
    log.add(callOf('three'));
    await vi.waitFor(() => expect(store.ids()).toEqual(['three']));
  });
});

describe('a long log', () => {
  it('the bodies of the newest 50 calls are in memory, and the others are read from the store', async () => {
    const store = createStore();
    const log = createLog();
    await createCallKeeper(log, store).start();
    for (let count = 1; count <= 60; count += 1) log.add(callOf(String(count)));
    expect(log.entries().filter(({ stored }) => !stored)).toHaveLength(50);
    await vi.waitFor(() => expect(store.ids()).toHaveLength(60));
    expect((await log.entries().at(-1)?.stored?.read())?.exchange).toEqual(callOf('1').exchange);
  });
});

describe('storage problems', () => {
  const full = new DOMException('no room', 'QuotaExceededError');

  it('a full store removes older calls, then reports that it is full; no call of the page is lost', async () => {
    const store = createStore();
    store.problem = full;
    const log = createLog();
    const keeper = createCallKeeper(log, store);
    await keeper.start();
    for (let count = 1; count <= 51; count += 1) log.add(callOf(String(count)));
    await vi.waitFor(() => expect(keeper.state()).toBe('full'));
    expect(store.trimmed).toContain(0.5);
    await vi.waitFor(() => expect(store.trimmed.length).toBeGreaterThanOrEqual(51));
    log.add(callOf('52'));
    expect(log.entries()).toHaveLength(52);
    expect((await log.entries().at(-2)?.stored?.read())?.exchange.id).toBe('2');
    store.problem = undefined;
    log.add(callOf('53'));
    await vi.waitFor(() => expect(store.ids()).toContain('53'));
    expect(keeper.state()).toBe('full');
    log.clear();
    expect(keeper.state()).toBe('kept');
  });

  it('a full store is distinguished from a browser without storage', async () => {
    const store = createStore();
    store.problem = new DOMException('private', 'InvalidStateError');
    const log = createLog();
    const keeper = createCallKeeper(log, store);
    await keeper.start();
    log.add(callOf('one'));
    await vi.waitFor(() => expect(keeper.state()).toBe('unavailable'));
    expect(log.entries()).toHaveLength(1);
  });
});

describe('lastToRemove', () => {
  const keys: RecordKey[] = [1, 2, 3, 4].map((at) => [at, String(at)]);

  it('the oldest calls above the limits are removed', () => {
    expect(lastToRemove(keys, [1, 1, 1, 1], { records: 4, bytes: 4 })).toBeUndefined();
    expect(lastToRemove(keys, [1, 1, 1, 1], { records: 3, bytes: 4 })).toEqual([1, '1']);
    expect(lastToRemove(keys, [1, 1, 3, 1], { records: 4, bytes: 4 })).toEqual([2, '2']);
  });
});

describe('toKeptCall', () => {
  it('stored bodies are cut at 200 kB, never within a character, and marked as cut', async () => {
    expect(cutBody('a'.repeat(maxBodyBytes))).toHaveLength(maxBodyBytes);
    expect(cutBody('न'.repeat(maxBodyBytes))).toHaveLength(Math.floor(maxBodyBytes / 3));
    expect(cutBody(`${'a'.repeat(maxBodyBytes - 1)}😀`)).toHaveLength(maxBodyBytes - 1);
    const { record, bodies } = toKeptCall(callOf('long', 'न'.repeat(100_000)));
    expect(record.cut).toEqual(['request']);
    expect(bodies.reopening).toBeUndefined();
    const whole = await fromRecord(record, async () => bodies).stored?.read();
    expect(whole?.cut).toEqual(['request']);
  });

  it('stored calls contain no credentials, wherever they were sent or returned', () => {
    const key = 'canary-key';
    const exchange = recordExchange({
      operation: 'localization',
      target: 'embedded',
      startedAt: new Date(0),
      request: {
        method: 'POST',
        path: '/',
        url: `/?key=${key}`,
        headers: { 'REV-API-KEY': key, rev_app_id: 'canary-app' },
        body: `{"data":["${key}"]}`,
      },
      sent: {
        kind: 'answer',
        answer: {
          status: 200,
          headers: {},
          contentType: '',
          bytes: new Uint8Array(1),
          text: `{"uuid":"${key}"}`,
        },
        timing: { total: 1 },
      },
      result: { kind: 'ok' },
    });
    const form = { call: { headers: `REV-API-KEY: ${key}\nsrc_lang: en`, body: '' } };
    const kept = toKeptCall({ exchange, outcome: 'ok', reopening: { path: '/translation', form } });
    expect(JSON.stringify(kept)).not.toContain('canary');
    expect(kept.bodies.reopening).toContain('src_lang: en');
  });
});
