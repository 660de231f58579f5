import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createEspeakSynthesizer, type EspeakOptions, type EspeakSynthesizer } from './espeak-synthesizer.ts';
import type { Segment, SpeechRequest } from './synthesizer.ts';

const started: EspeakSynthesizer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((synthesizer) => synthesizer.close()));
});

function start(options: EspeakOptions = {}) {
  const synthesizer = createEspeakSynthesizer({ processes: 1, ...options });
  started.push(synthesizer);
  return synthesizer;
}

/** Starting takes a while under load, so tests that need nothing special share one. */
const shared = createEspeakSynthesizer({ processes: 1, cancelMilliseconds: 60_000 });
afterAll(() => shared.close());

function request(text: string, changes: Partial<Extract<Segment, { kind: 'speech' }>> = {}): SpeechRequest {
  const voice = { language: 'en', gender: 'male', variant: 1 } as const;
  const speech: Segment = {
    kind: 'speech',
    text,
    voice,
    speed: 1,
    pitch: 0,
    volume: 0,
    sentence: 0,
    ...changes,
  };
  return { segments: [speech], sampleRate: 22_050, format: 'PCM' };
}

const short = request('Hello world.');
/** Several seconds of work. */
const long = request('The quick brown fox jumps over the lazy dog. '.repeat(800), { speed: 0.7, pitch: 2 });

/** Id of a process that has a request, once there is one other than `not`. */
async function busyProcess(synthesizer: EspeakSynthesizer, not?: number): Promise<number> {
  for (let tries = 0; tries < 10_000; tries++) {
    const found = synthesizer.processes().find(({ id, busy }) => busy && id !== not);
    if (found) return found.id;
    await delay(3);
  }
  throw new Error('no process ever began');
}

describe('the speech process', { timeout: 60_000 }, () => {
  it('is warm, so that later requests start at once', async () => {
    expect(await shared.speak(short)).toMatchObject({ ok: true });
    const [first] = shared.processes();
    for (const _ of [1, 2, 3]) expect(await shared.speak(short)).toMatchObject({ ok: true });
    expect(shared.processes()).toEqual([first]);
  });

  it('leaves the event loop free while it speaks', async () => {
    await shared.speak(short);
    let done = false;
    let turns = 0;
    const speaking = shared.speak(request('Some words to say. '.repeat(100))).finally(() => {
      done = true;
    });
    for (; !done; turns++) await delay(1);
    expect(await speaking).toMatchObject({ ok: true });
    expect(turns).toBeGreaterThan(20);
  });

  it('is replaced when it dies, and the request it had is done by the next', async () => {
    const speaking = shared.speak(request('Some words to say. '.repeat(100)));
    const first = await busyProcess(shared);
    process.kill(first, 'SIGKILL');
    expect(await speaking).toMatchObject({ ok: true });
    expect(shared.processes()).toHaveLength(1);
    expect(shared.processes()[0]!.id).not.toBe(first);
  });

  it('gives up on a request that it dies of twice', async () => {
    const speaking = shared.speak(long);
    const first = await busyProcess(shared);
    process.kill(first, 'SIGKILL');
    process.kill(await busyProcess(shared, first), 'SIGKILL');
    expect(await speaking).toMatchObject({
      ok: false,
      reason: 'failed',
      cause: expect.stringContaining('SIGKILL'),
    });
    expect(await shared.speak(short)).toMatchObject({ ok: true });
  });

  it('stops when its request is cancelled, and goes on with the next', async () => {
    await shared.speak(short);
    const cancel = new AbortController();
    const speaking = shared.speak(long, cancel.signal);
    const first = await busyProcess(shared);
    const waiting = shared.speak(short);
    cancel.abort();
    expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
    expect(await waiting).toMatchObject({ ok: true });
    expect(shared.processes()[0]!.id).toBe(first);
  });

  it('is ended when its request is cancelled and it does not stop', async () => {
    const synthesizer = start({ cancelMilliseconds: 10 });
    const cancel = new AbortController();
    const speaking = synthesizer.speak(long, cancel.signal);
    const first = await busyProcess(synthesizer);
    process.kill(first, 'SIGSTOP');
    cancel.abort();
    expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
    expect(synthesizer.processes().map(({ id }) => id)).not.toContain(first);
  });

  it('never sees a request that is cancelled while it waits', async () => {
    const cancel = new AbortController();
    const [first, second] = [shared.speak(short), shared.speak(short, cancel.signal)];
    cancel.abort();
    expect(await second).toMatchObject({ ok: false, reason: 'aborted' });
    expect(await first).toMatchObject({ ok: true });
    expect(await shared.speak(short, AbortSignal.abort())).toMatchObject({ ok: false, reason: 'aborted' });
  });

  it('has only so many seconds and bytes of audio and so many waiting', async () => {
    const synthesizer = start({ longest: 60, largest: 500_000, waiting: 2 });
    const outcomes = await Promise.all([1, 2, 3].map(() => synthesizer.speak(short)));
    expect(outcomes.map((outcome) => outcome.ok || outcome.cause)).toEqual([
      true,
      true,
      'the speech engine is busy; try again later',
    ]);
    for (const pauses of [[60], [30, 31]]) {
      const segments = [...short.segments, ...pauses.map((seconds) => ({ kind: 'pause', seconds }) as const)];
      expect(await synthesizer.speak({ ...short, segments })).toEqual({
        ok: false,
        reason: 'refused',
        cause: 'the audio would be longer than 60 seconds',
      });
    }
    const seconds: SpeechRequest = {
      ...short,
      segments: [...short.segments, { kind: 'pause', seconds: 20 }],
    };
    expect(await synthesizer.speak(seconds)).toMatchObject({
      reason: 'refused',
      cause: expect.stringContaining('larger than 500000 bytes'),
    });
  });

  it('has only so much time', async () => {
    const outcome = await start({ jobMilliseconds: 20 }).speak(long);
    expect(outcome).toEqual({
      ok: false,
      reason: 'failed',
      cause: 'synthesis took longer than 0.02 seconds',
    });
  });

  it('is kept free of long requests, so that a short one is answered before any of them', async () => {
    const synthesizer = start({ processes: 3 });
    let answered = 0;
    const leaving = new AbortController();
    const speaking = [1, 2, 3, 4].map(() =>
      synthesizer.speak(long, leaving.signal).finally(() => {
        answered++;
      }),
    );
    await busyProcess(synthesizer, await busyProcess(synthesizer));
    for (const _ of [1, 2, 3]) {
      expect(await synthesizer.speak(short)).toMatchObject({ ok: true });
      expect(answered).toBe(0);
    }
    expect(synthesizer.processes().map(({ busy }) => busy)).toEqual([true, true, false]);
    leaving.abort();
    await Promise.all(speaking);
  });

  it('lets nobody wait for ever', async () => {
    const synthesizer = start({ waitMilliseconds: 50 });
    while (!(await synthesizer.speak(short)).ok) await delay(3);
    const leaving = new AbortController();
    const speaking = synthesizer.speak(long, leaving.signal);
    await busyProcess(synthesizer);
    expect(await synthesizer.speak(short)).toMatchObject({
      reason: 'unavailable',
      cause: 'the speech engine is busy; try again later',
    });
    leaving.abort();
    await speaking;
  });

  it('gets company when there is a queue; all end with the service, and what was under way is told so', async () => {
    const synthesizer = start({ processes: 3 });
    const speaking = [1, 2, 3].map(() => synthesizer.speak(long));
    await busyProcess(synthesizer, await busyProcess(synthesizer));
    expect(synthesizer.processes()).toHaveLength(3);
    await synthesizer.close();
    for (const outcome of await Promise.all(speaking))
      expect(outcome).toMatchObject({ ok: false, reason: 'aborted' });
    expect(await synthesizer.speak(short)).toMatchObject({ ok: false, reason: 'aborted' });
    expect(synthesizer.processes()).toEqual([]);
  });

  it('is not even tried when the optional package is missing', async () => {
    const synthesizer = start({ packageName: '@echogarden/never-installed' });
    const cause = 'the optional package @echogarden/never-installed is not installed';
    expect(synthesizer.unavailable()).toBe(cause);
    expect(await synthesizer.speak(short)).toEqual({ ok: false, reason: 'unavailable', cause });
    expect(synthesizer.processes()).toEqual([]);
  });

  it('says why when it cannot start', async () => {
    const synthesizer = start({ startMilliseconds: 1 });
    const cause = 'the speech process took too long to start';
    expect(await synthesizer.speak(short)).toEqual({ ok: false, reason: 'unavailable', cause });
    expect(synthesizer.unavailable()).toBe(cause);
  });
});
