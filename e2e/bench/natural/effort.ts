import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { espeakId } from '#service/engines/espeak/espeak-synthesizer.ts';
import { kokoroId } from '#service/engines/kokoro/kokoro-synthesizer.ts';
import { durationOf } from '#testing/audio/measure-audio.ts';
import { isRunning } from '#testing/service/is-running.ts';
import { median, type Row, rowWithLimit, rowWithoutGoal } from '../harness/row.ts';
import { processorSecondsOfChildren } from '../recognition/child-processes.ts';
import { type EngineId, newSentences, type Voices } from './speak.ts';

const cancellations = 10;
/** Makes a sentence short enough for two to be spoken at the same time, and long enough to be cancelled midway. */
const sentence = (start: string) =>
  `${start} the committee has examined every one of the applications and has decided to invite nearly all authors.`;
/** Makes a sentence of about the greatest length that is spoken in one call of the model. */
const longSentence = (start: string) =>
  `${start} the committee which was appointed last winter has examined every single one of the applications that ` +
  'reached the office before the end of the month and has decided to invite the authors of nearly all of them.';

/** Measures the processor time for a second of audio, and the time of a new and of a stored sentence. */
export async function measureEffort({ speak }: Voices): Promise<Row[]> {
  // Loads both engines.
  await speak('en_male', 'Good morning.');
  await speak('en_male', 'Good morning.', espeakId);
  const effort = async (engine: EngineId) => {
    const before = processorSecondsOfChildren();
    let audio = 0;
    for (const text of newSentences) audio += durationOf(await speak('en_male', text, engine));
    return (processorSecondsOfChildren() - before) / audio;
  };
  const secondsPerSecond = async (text: string) => {
    const start = performance.now();
    const sound = await speak('en_female', text);
    return (performance.now() - start) / 1000 / durationOf(sound);
  };
  const [natural, fast] = [await effort(kokoroId), await effort(espeakId)];
  const first: number[] = [];
  const again: number[] = [];
  for (const text of newSentences) {
    first.push(await secondsPerSecond(text));
    again.push(await secondsPerSecond(text));
  }
  const processorTime = 'processor time for a second of audio';
  const time = 'time of a sentence for a second of its audio';
  return [
    rowWithLimit(processorTime, 's', natural, { atMost: 1.5 }),
    rowWithoutGoal(`${processorTime}, fast voice`, 's', fast),
    rowWithLimit(time, 's', median(first), { atMost: 1.5 }),
    rowWithoutGoal(`${time}, from the store of spoken sentences`, 's', median(again)),
  ];
}

/**
 * Measures the time from a cancellation until the speaking process is killed, and until the system has removed it,
 * while another process speaks; and the peak memory of a process.
 */
export async function measureCancellation({ speak, kokoro }: Voices): Promise<Row[]> {
  await speak('en_male', 'Good morning.');
  const killed: number[] = [];
  const gone: number[] = [];
  let memory = 0;
  const ended = new AbortController();
  const others = speakOn(speak, ended.signal);
  for (let turn = 0; gone.length < cancellations; turn++) {
    const leaving = new AbortController();
    let isSpoken = false;
    const speaking = speak('en_male', sentence(`In case ${turn}`), kokoroId, leaving.signal)
      .catch(() => {})
      .finally(() => {
        isSpoken = true;
      });
    // One process can speak both sentences after each other; then there is nothing to measure.
    while (!isSpoken && busyProcesses(kokoro).length < 2) await pause(5);
    await pause(1_500);
    const both = busyProcesses(kokoro);
    if (isSpoken || both.length < 2) {
      leaving.abort();
      await speaking;
      continue;
    }
    memory = Math.max(memory, ...both.map(peakMegabytes));
    const start = performance.now();
    leaving.abort();
    // The process is killed before the answer is given.
    await speaking;
    killed.push(performance.now() - start);
    while (both.every(isRunning)) await pause(1);
    gone.push(performance.now() - start);
  }
  ended.abort();
  await others;
  await speak('en_female', longSentence('This time'));
  memory = Math.max(memory, ...kokoro.processes().map(({ id }) => peakMegabytes(id)));
  const worst = `worst of ${cancellations}`;
  return [
    rowWithLimit(`cancellation until the process is killed, ${worst}`, 'ms', Math.max(...killed), {
      atMost: 100,
    }),
    rowWithLimit(`cancellation until the process is gone, ${worst}`, 'ms', Math.max(...gone), {
      atMost: 100,
    }),
    rowWithoutGoal('the same, median', 'ms', median(gone)),
    rowWithLimit('memory of a process, peak', 'MB', memory, { atMost: 2_500 }),
  ];
}

/** Keeps another process busy until the signal aborts. */
async function speakOn(speak: Voices['speak'], signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    await speak('en_male_2', sentence(`In round ${turn}`), kokoroId, signal).catch(() => {});
  }
}

const busyProcesses = (kokoro: Voices['kokoro']) =>
  kokoro.processes().flatMap(({ id, busy }) => (busy ? [id] : []));

/** The peak resident memory of a process; 0 where the system does not report it. */
function peakMegabytes(id: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Math.round((Number(kilobytes) * 1024) / 1_000_000);
  } catch {
    return 0;
  }
}
