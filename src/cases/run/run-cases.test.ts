import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Target } from '#client/target.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';
import type { Case, DataRow } from '../case-file/case.ts';
import type { CaseResult } from './results.ts';
import { type RunOptions, runCases } from './run-cases.ts';
import { itemsWithKeys, keyOfResult, runItems } from './run-item.ts';
import { TargetChanges } from './target-changes.ts';
import { undoLeftChanges } from './undo-left-changes.ts';

let service: SharedService;
let target: Target;
beforeAll(async () => {
  service = await sharedService();
  target = {
    name: 'local',
    baseUrl: service.url,
    headers: { 'REV-API-KEY': 'demo-key-working', 'REV-APP-ID': 'demo.working' },
  };
});

const translate = (id: string, more: Partial<Case> = {}): Case => ({
  version: 1,
  id,
  name: id,
  request: {
    operation: 'localization',
    headers: { 'REV-APPVERSION': '2.0', src_lang: 'en', tgt_lang: 'hi', domain: '0' },
    body: { data: ['Good morning.'] },
  },
  expectations: [{ kind: 'http-status', oneOf: [200] }],
  ...more,
});

const run = (cases: readonly Case[], more: Partial<RunOptions> = {}) =>
  runCases({
    items: runItems(
      cases.map((one) => ({ case: one, rows: one.data && 'rows' in one.data ? one.data.rows : undefined })),
    ),
    connect: async () => target,
    ...more,
  });

const verdicts = (results: readonly CaseResult[]) =>
  Object.fromEntries(results.map((result) => [keyOfResult(result), result.verdict]));

const bodyOf = (result: CaseResult | undefined): unknown => {
  const body = result?.exchanges.at(-1)?.response?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

describe('a run', () => {
  it('distinguishes passed, failed, broken and skipped cases', async () => {
    const nowhere: Target = { ...target, baseUrl: 'http://127.0.0.1:2' };
    const results = await run(
      [
        translate('passed'),
        translate('failed', { expectations: [{ kind: 'http-status', oneOf: [403] }] }),
        translate('off', { expectations: [{ kind: 'http-status', oneOf: [403], enabled: false }] }),
        translate('broken', { target: 'nowhere' }),
        translate('unknown', { target: 'unknown' }),
        translate('skipped', { needs: [{ kind: 'dialect', dialect: 'observed' }] }),
        translate('no-local', { target: 'nowhere', needs: [{ kind: 'local-service' }] }),
      ],
      {
        connect: async (name) =>
          name === 'unknown' ? { problem: 'no target of this name' } : name === 'nowhere' ? nowhere : target,
      },
    );
    expect(verdicts(results)).toEqual({
      passed: 'passed',
      failed: 'failed',
      off: 'passed',
      broken: 'broken',
      unknown: 'broken',
      skipped: 'skipped',
      'no-local': 'skipped',
    });
    expect(results.map(({ reason }) => reason)).toEqual([
      undefined,
      undefined,
      undefined,
      expect.stringContaining('ECONNREFUSED'),
      'no target of this name',
      'the target speaks the documented dialect, not the observed one',
      'the target has no local addresses (/_local)',
    ]);
  });

  it('fills in each row of the data, and runs only given rows again', async () => {
    const rows: DataRow[] = [{ text: 'Good morning.' }, { text: 'Thank you.' }, { word: 'no such column' }];
    const one = translate('rows', {
      request: { ...translate('').request, body: { data: ['{{text}}'] } },
      data: { rows },
    });
    const results = await run([one]);
    expect(verdicts(results)).toEqual({ 'rows#1': 'passed', 'rows#2': 'passed', 'rows#3': 'broken' });
    expect(bodyOf(results[1])).toMatchObject({ responseList: [{ inString: 'Thank you.' }] });
    expect(results[2]?.reason).toContain('“text”');
    const again = itemsWithKeys(runItems([{ case: one, rows }]), new Set(['rows#2']));
    expect(verdicts(await run([], { items: again }))).toEqual({ 'rows#2': 'passed' });
  });

  it('sends a call without an answer again as often as the case allows, and no other call', async () => {
    const reset = translate('reset', { needs: [{ kind: 'fault', fault: { kind: 'reset' } }] });
    const results = await run([reset, { ...reset, id: 'again', retries: 2 }]);
    expect(results.map(({ verdict, attempts }) => ({ verdict, attempts }))).toEqual([
      { verdict: 'broken', attempts: 1 },
      { verdict: 'passed', attempts: 2 },
    ]);
  });

  it('undoes the changes made for a case, and keeps faults that somebody else has armed', async () => {
    const armed = { operation: 'tts', times: 3, fault: { kind: 'status', status: 503 } };
    await service.armFault(armed);
    const state = async () => ({
      faults: await (await service.request('/_local/faults')).json(),
      lookup: await (await service.request('/_local/lookup')).json(),
      exceptions: await (await service.request('/_local/lookup/exceptions?origin=own')).json(),
    });
    const before = await state();
    const transliterate = translate('exception', {
      needs: [{ kind: 'exception', from: 'en', to: 'hi', word: 'Zqxwv', spellings: ['ज़'] }],
      request: {
        operation: 'transliteration',
        headers: { src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
        body: { data: ['Zqxwv'], isBulk: false },
      },
    });
    const results = await run([
      translate('row', {
        needs: [{ kind: 'fault', fault: { kind: 'segment', apiStatus: -7 } }],
      }),
      translate('entry', {
        needs: [
          {
            kind: 'entry',
            from: 'en',
            to: 'hi',
            source: 'Zqxwv is here.',
            translation: 'यह यहाँ है।',
            moderation: 'in-progress',
          },
        ],
        request: { ...translate('').request, body: { data: ['Zqxwv is here.'] } },
      }),
      transliterate,
    ]);
    expect(results.map(bodyOf)).toMatchObject([
      { responseList: [{ apiStatus: -7 }] },
      { responseList: [{ apiStatus: 5, outString: 'यह यहाँ है।' }] },
      { responseList: [{ outString: ['ज़'] }] },
    ]);
    expect(await state()).toEqual(before);
    await service.request('/_local/faults', { method: 'DELETE' });
  });

  it('changes of an interrupted run can be undone later, once the target answers', async () => {
    const armed = { operation: 'tts', times: 3, fault: { kind: 'status', status: 503 } };
    await service.armFault(armed);
    const faults = async () => (await service.request('/_local/faults')).json();
    const before = await faults();
    const stopper = new AbortController();
    const noted: (readonly TargetChanges[])[] = [];
    const faulty = translate('fault', {
      delay: 60_000,
      needs: [{ kind: 'fault', fault: { kind: 'reset' } }],
    });
    const running = run([faulty], {
      signal: stopper.signal,
      onTargetChange: async (changes) => {
        noted.push(changes);
      },
    });
    await vi.waitFor(async () => expect(await faults()).toMatchObject({ faults: [armed, { times: 1 }] }));
    expect(noted).toEqual([[{ undos: [{ kind: 'fault', requestId: expect.any(String) }] }]]);
    const changes = z.array(TargetChanges).parse(JSON.parse(JSON.stringify(noted[0])));
    const unreachable = { ...target, baseUrl: 'http://127.0.0.1:9' };
    expect(await undoLeftChanges(changes, async () => unreachable)).toEqual(changes);
    expect(await undoLeftChanges(changes, async () => target)).toEqual([]);
    expect(await faults()).toEqual(before);

    stopper.abort();
    expect(await running).toMatchObject([{ verdict: 'stopped' }]);
    expect(noted.at(-1)).toEqual([]);
    expect(await faults()).toEqual(before);
    await service.request('/_local/faults', { method: 'DELETE' });
  });

  describe('when the target does not answer while the changes of a case are undone', () => {
    const withEntry = (id: string) =>
      translate(id, {
        needs: [
          {
            ...{ kind: 'entry', from: 'en', to: 'hi', moderation: 'moderated' },
            ...{ source: `Zqxwv is ${id}.`, translation: 'यह यहाँ है।' },
          },
        ],
      });
    const entries = async () => (await service.request('/_local/lookup/entries?origin=own')).json();
    /** Makes the target unreachable once it has answered a case: the next `refusals` calls fail. */
    const away = (refusals: number) => {
      const real = globalThis.fetch;
      let [answered, refused] = [false, 0];
      vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
        if (answered && refused < refusals) {
          refused += 1;
          throw new TypeError('fetch failed');
        }
        const answer = await real(...given);
        answered ||= !String(given[0]).includes('/_local/');
        return answer;
      });
    };
    const noted: (readonly TargetChanges[])[] = [];
    const runBoth = (undoDelays: number[], leftChanges?: readonly TargetChanges[]) =>
      run([withEntry('first'), withEntry('second')], {
        undoDelays,
        leftChanges,
        onTargetChange: async (left) => {
          noted.push(left);
        },
      });
    beforeEach(() => {
      noted.length = 0;
    });
    afterEach(() => vi.unstubAllGlobals());

    it('undoes these changes before a later case that also changes the target', async () => {
      const before = await entries();
      away(1);
      const results = await runBoth([]);
      expect(verdicts(results)).toEqual({ first: 'passed', second: 'passed' });
      expect(await entries()).toEqual(before);
      expect(noted.at(-1)).toEqual([]);
    });

    it('skips later cases that change the target, and tries to undo again at the end of the run', async () => {
      const before = await entries();
      away(4);
      const results = await runBoth([1, 1, 1]);
      expect(results.map(({ verdict, reason }) => [verdict, reason])).toEqual([
        ['passed', undefined],
        ['skipped', expect.stringContaining('not undone yet')],
      ]);
      expect(await entries()).toEqual(before);
      expect(noted.at(-1)).toEqual([]);
    });

    it('reports what is left, which a later run undoes first', async () => {
      const before = await entries();
      away(Number.POSITIVE_INFINITY);
      await runBoth([1]);
      const left = noted.at(-1);
      expect(left).toEqual([
        { undos: [{ kind: 'entry', id: expect.any(String), revision: expect.any(Number) }] },
      ]);
      vi.unstubAllGlobals();
      expect(verdicts(await runBoth([], left))).toEqual({ first: 'passed', second: 'passed' });
      expect(await entries()).toEqual(before);
    });
  });

  it('waits for the transcript of an upload', async () => {
    const wav = service.wav();
    const results = await run(
      [
        translate('speech', {
          request: {
            operation: 'stt_upload',
            headers: { src_lang: 'en', domain: 'generic' },
            body: { file: { audio: { sha256: 'a'.repeat(64), name: 'a.wav', mediaType: 'audio/wav' } } },
            awaitTranscript: true,
          },
          expectations: [{ kind: 'word-times' }],
        }),
        translate('missing-audio', {
          request: {
            operation: 'stt_upload',
            body: { file: { audio: { sha256: 'b'.repeat(64), name: 'b.wav', mediaType: 'audio/wav' } } },
          },
        }),
      ],
      { findAudio: async (sha256) => (sha256.startsWith('a') ? wav : undefined) },
    );
    expect(results[0]?.exchanges.map(({ operation }) => operation)).toEqual([
      'stt_upload',
      'stt_status',
      'stt_transcript',
    ]);
    expect(bodyOf(results[0])).toMatchObject({ code: '000' });
    expect(results[0]?.expectations[0]?.expected).toMatch(/within \d+\.\d\d s/);
    expect(results[1]).toMatchObject({ verdict: 'broken', reason: expect.stringContaining('b.wav') });
  });

  it('limits the number of cases at a time, and runs cases that change the target alone', async () => {
    const running = new Set<string>();
    const most = { together: 0, withEntry: 0 };
    const many = Array.from({ length: 12 }, (_, index) => translate(`case-${index}`));
    const entry = translate('entry', {
      needs: [
        {
          ...{ kind: 'entry', from: 'en', to: 'hi', moderation: 'moderated' },
          ...{ source: 'Zqxwv is alone.', translation: 'यह यहाँ है।' },
        },
      ],
    });
    const results = await run([entry, ...many], {
      concurrency: 3,
      onStart: (item) => {
        running.add(item.case.id);
        most.together = Math.max(most.together, running.size);
        if (running.has('entry')) most.withEntry = Math.max(most.withEntry, running.size);
      },
      onResult: ({ caseId }) => running.delete(caseId),
    });
    expect(most).toEqual({ together: 3, withEntry: 1 });
    expect(results.map(({ caseId }) => caseId)).toEqual(['entry', ...many.map(({ id }) => id)]);
    expect(verdicts(results)).toMatchObject({ entry: 'passed', 'case-0': 'passed' });
  });

  it('a fault is received only by the case that needs it, while others call the same operation', async () => {
    const html = translate('html', { needs: [{ kind: 'fault', fault: { kind: 'html' } }], delay: 100 });
    const many = Array.from({ length: 12 }, (_, index) => translate(`case-${index}`));
    const results = await run([html, ...many], { concurrency: 3 });
    expect(results.filter(({ verdict }) => verdict === 'failed').map(({ caseId }) => caseId)).toEqual([
      'html',
    ]);
    expect(results.map(({ verdict }) => verdict).filter((verdict) => verdict === 'passed')).toHaveLength(12);
  });

  it('when stopped, keeps the results so far, ends running cases as stopped, and starts no others', async () => {
    const controller = new AbortController();
    const slow = translate('slow', { delay: 60_000 });
    const results = await run([translate('first'), slow, translate('never')], {
      concurrency: 1,
      signal: controller.signal,
      onStart: (item) => {
        if (item.case.id === 'slow') controller.abort();
      },
    });
    expect(verdicts(results)).toEqual({ first: 'passed', slow: 'stopped' });
  });

  it('an answer counts as changed only if it meets every expectation and differs from the accepted one', async () => {
    const changed = async () => 'another text';
    const failing = translate('failed', { expectations: [{ kind: 'http-status', oneOf: [403] }] });
    expect(verdicts(await run([translate('one'), failing], { changed }))).toEqual({
      one: 'changed',
      failed: 'failed',
    });
  });
});
