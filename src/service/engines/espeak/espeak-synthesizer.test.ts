import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Segment, SpeechRequest } from '../synthesis/synthesizer.ts';
import { createEspeakSynthesizer, type EspeakOptions, type EspeakSynthesizer } from './espeak-synthesizer.ts';

const startedSynthesizers: EspeakSynthesizer[] = [];
afterEach(async () => {
  await Promise.all(startedSynthesizers.splice(0).map((synthesizer) => synthesizer.close()));
});

function start(options: EspeakOptions = {}) {
  const synthesizer = createEspeakSynthesizer({ processes: 1, ...options });
  startedSynthesizers.push(synthesizer);
  return synthesizer;
}

/** Starting is slow under load, so most tests share one synthesizer. */
const sharedSynthesizer = createEspeakSynthesizer({ processes: 1, cancelMilliseconds: 60_000 });
afterAll(() => sharedSynthesizer.close());

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
  return { segments: [speech], sampleRate: 8_000, format: 'PCM' };
}

const shortRequest = request('Hello world.');
/** A request that takes several seconds. */
const longRequest = request('The quick brown fox jumps over the lazy dog. '.repeat(800), {
  speed: 0.7,
  pitch: 2,
});

/** Waits for a busy process other than `except` and returns its id. */
async function busyProcess(synthesizer: EspeakSynthesizer, except?: number): Promise<number> {
  for (let tries = 0; tries < 10_000; tries++) {
    const found = synthesizer.processes().find(({ id, busy }) => busy && id !== except);
    if (found) return found.id;
    await delay(3);
  }
  throw new Error('no process became busy');
}

describe('the speech process', { timeout: 60_000 }, () => {
  it('a speech process keeps running, so that later requests start at once', { tags: 'slow' }, async () => {
    expect(await sharedSynthesizer.speak(shortRequest)).toMatchObject({ ok: true });
    const [first] = sharedSynthesizer.processes();
    for (const _ of [1, 2, 3])
      expect(await sharedSynthesizer.speak(shortRequest)).toMatchObject({ ok: true });
    expect(sharedSynthesizer.processes()).toEqual([first]);
  });

  it('speaking does not block the event loop of the service', { tags: 'slow' }, async () => {
    await sharedSynthesizer.speak(shortRequest);
    let done = false;
    let turns = 0;
    const speaking = sharedSynthesizer.speak(request('Some words to say. '.repeat(100))).finally(() => {
      done = true;
    });
    for (; !done; turns++) await delay(1);
    expect(await speaking).toMatchObject({ ok: true });
    expect(turns).toBeGreaterThan(20);
  });

  it('a speech process that dies is replaced, and its request is retried', { tags: 'slow' }, async () => {
    const speaking = sharedSynthesizer.speak(request('Some words to say. '.repeat(100)));
    const first = await busyProcess(sharedSynthesizer);
    process.kill(first, 'SIGKILL');
    expect(await speaking).toMatchObject({ ok: true });
    expect(sharedSynthesizer.processes()).toHaveLength(1);
    expect(sharedSynthesizer.processes()[0]!.id).not.toBe(first);
  });

  it('a request fails after its process has died twice', { tags: 'slow' }, async () => {
    const speaking = sharedSynthesizer.speak(longRequest);
    const first = await busyProcess(sharedSynthesizer);
    process.kill(first, 'SIGKILL');
    process.kill(await busyProcess(sharedSynthesizer, first), 'SIGKILL');
    expect(await speaking).toMatchObject({
      ok: false,
      reason: 'failed',
      cause: expect.stringContaining('SIGKILL'),
    });
    expect(await sharedSynthesizer.speak(shortRequest)).toMatchObject({ ok: true });
  });

  it('a speech process stops when its request is cancelled, and continues with the next', async () => {
    await sharedSynthesizer.speak(shortRequest);
    const cancel = new AbortController();
    const speaking = sharedSynthesizer.speak(longRequest, cancel.signal);
    const first = await busyProcess(sharedSynthesizer);
    const waiting = sharedSynthesizer.speak(shortRequest);
    cancel.abort();
    expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
    expect(await waiting).toMatchObject({ ok: true });
    expect(sharedSynthesizer.processes()[0]!.id).toBe(first);
  });

  it('a speech process that does not stop after its request is cancelled is killed', {
    tags: 'slow',
  }, async () => {
    const synthesizer = start({ cancelMilliseconds: 10 });
    const cancel = new AbortController();
    const speaking = synthesizer.speak(longRequest, cancel.signal);
    const first = await busyProcess(synthesizer);
    process.kill(first, 'SIGSTOP');
    cancel.abort();
    expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
    expect(synthesizer.processes().map(({ id }) => id)).not.toContain(first);
  });

  it('a request that is cancelled while it waits never reaches a process', async () => {
    const cancel = new AbortController();
    const [first, second] = [
      sharedSynthesizer.speak(shortRequest),
      sharedSynthesizer.speak(shortRequest, cancel.signal),
    ];
    cancel.abort();
    expect(await second).toMatchObject({ ok: false, reason: 'aborted' });
    expect(await first).toMatchObject({ ok: true });
    expect(await sharedSynthesizer.speak(shortRequest, AbortSignal.abort())).toMatchObject({
      ok: false,
      reason: 'aborted',
    });
  });

  it('limits the length of the audio and the number of waiting requests', { tags: 'slow' }, async () => {
    const synthesizer = start({ longest: 60, waiting: 2 });
    const outcomes = await Promise.all([1, 2, 3].map(() => synthesizer.speak(shortRequest)));
    expect(outcomes.map((outcome) => outcome.ok || outcome.cause)).toEqual([
      true,
      true,
      'the speech engine is busy; try again later',
    ]);
    for (const pauses of [[60], [30, 31]]) {
      const segments = [
        ...shortRequest.segments,
        ...pauses.map((seconds) => ({ kind: 'pause', seconds }) as const),
      ];
      expect(await synthesizer.speak({ ...shortRequest, segments })).toEqual({
        ok: false,
        reason: 'refused',
        cause: 'the audio would be longer than 60 seconds',
      });
    }
  });

  it('large audio is returned as an unlinked file, which leaves nothing behind', {
    tags: 'slow',
  }, async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'language-console-test-')), 'speech');
    const synthesizer = start({ folder });
    const request: SpeechRequest = {
      segments: [...shortRequest.segments, { kind: 'pause', seconds: 60 }],
      sampleRate: 48_000,
      format: 'WAV',
    };
    const outcome = await synthesizer.speak(request);
    if (!outcome.ok || !outcome.speech.rest) throw new Error('The audio is in memory instead of a file.');
    const { audio, rest, duration } = outcome.speech;
    expect(await readdir(folder)).toEqual([]);
    const pieces: Uint8Array[] = [];
    for await (const piece of rest.read()) pieces.push(piece);
    await rest.close();
    const file = Buffer.concat([audio, ...pieces]);
    expect(file.length).toBe(audio.length + rest.bytes);
    expect([file.subarray(0, 4).toString(), file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([
      'RIFF',
      file.length - 8,
      Math.round(duration * 48_000) * 2,
    ]);
    expect(file.subarray(44, 100_000).some((byte) => byte !== 0)).toBe(true);
    expect(file.subarray(-100_000).every((byte) => byte === 0)).toBe(true);
  });

  it('a cancelled request leaves no file behind', { tags: 'slow' }, async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'language-console-test-')), 'speech');
    const synthesizer = start({ folder });
    const files = () => readdir(folder).catch(() => []);
    const cancel = new AbortController();
    const { segments } = request('Good morning to all of you. '.repeat(600), { speed: 0.5 });
    const speaking = synthesizer.speak({ segments, sampleRate: 48_000, format: 'WAV' }, cancel.signal);
    while ((await files()).length === 0) await delay(10);
    cancel.abort();
    expect(await speaking).toMatchObject({ ok: false, reason: 'aborted' });
    while ((await files()).length > 0) await delay(10);
  });

  it('a request fails when it exceeds its time limit', async () => {
    const outcome = await start({ jobMilliseconds: () => 20 }).speak(longRequest);
    expect(outcome).toEqual({
      ok: false,
      reason: 'failed',
      cause: 'synthesis took longer than 0.02 seconds',
    });
  });

  it('the time limit of a request grows with the length of its audio', { tags: 'slow' }, async () => {
    const asked: number[] = [];
    const jobMilliseconds = (audioSeconds: number) => {
      asked.push(audioSeconds);
      return 60_000;
    };
    const { segments } = request('Good morning to all of you. '.repeat(2), { speed: 0.5 });
    const synthesizer = start({ jobMilliseconds });
    await synthesizer.speak({ ...shortRequest, segments });
    await synthesizer.speak({ ...shortRequest, segments: [...segments, { kind: 'pause', seconds: 5 }] });
    expect(asked).toEqual([56 / 15 / 0.5, 56 / 15 / 0.5 + 5]);
  });

  it('reserves a process for short requests, so that one is answered before any long one', {
    tags: 'slow',
  }, async () => {
    const synthesizer = start({ processes: 2 });
    let answered = 0;
    const leaving = new AbortController();
    const speaking = [1, 2, 3].map(() =>
      synthesizer.speak(longRequest, leaving.signal).finally(() => {
        answered++;
      }),
    );
    await busyProcess(synthesizer);
    for (const _ of [1, 2, 3]) {
      expect(await synthesizer.speak(shortRequest)).toMatchObject({ ok: true });
      expect(answered).toBe(0);
    }
    expect(synthesizer.processes().map(({ busy }) => busy)).toEqual([true, false]);
    leaving.abort();
    await Promise.all(speaking);
  });

  it('a request is refused when it has waited too long', { tags: 'slow' }, async () => {
    const synthesizer = start({ waitMilliseconds: 50 });
    while (!(await synthesizer.speak(shortRequest)).ok) await delay(3);
    const leaving = new AbortController();
    const speaking = synthesizer.speak(longRequest, leaving.signal);
    await busyProcess(synthesizer);
    expect(await synthesizer.speak(shortRequest)).toMatchObject({
      reason: 'unavailable',
      cause: 'the speech engine is busy; try again later',
    });
    leaving.abort();
    await speaking;
  });

  it('starts more processes when there is a queue; all end with the service, and their requests are aborted', {
    tags: 'slow',
  }, async () => {
    const synthesizer = start({ processes: 3 });
    const speaking = [1, 2, 3].map(() => synthesizer.speak(longRequest));
    await busyProcess(synthesizer, await busyProcess(synthesizer));
    expect(synthesizer.processes()).toHaveLength(3);
    await synthesizer.close();
    for (const outcome of await Promise.all(speaking))
      expect(outcome).toMatchObject({ ok: false, reason: 'aborted' });
    expect(await synthesizer.speak(shortRequest)).toMatchObject({ ok: false, reason: 'aborted' });
    expect(synthesizer.processes()).toEqual([]);
  });

  it('no process starts when the optional package is missing', async () => {
    const synthesizer = start({ packageName: '@echogarden/never-installed' });
    const cause = 'the optional package @echogarden/never-installed is not installed';
    expect(synthesizer.unavailable()).toBe(cause);
    expect(await synthesizer.speak(shortRequest)).toEqual({ ok: false, reason: 'unavailable', cause });
    expect(synthesizer.processes()).toEqual([]);
  });

  it('reports why the speech process cannot start', async () => {
    const synthesizer = start({ startMilliseconds: 1 });
    const cause = 'the speech process took too long to start';
    expect(await synthesizer.speak(shortRequest)).toEqual({ ok: false, reason: 'unavailable', cause });
    expect(synthesizer.unavailable()).toBe(cause);
  });
});
