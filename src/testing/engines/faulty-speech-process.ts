import { limitEngineMemory } from '#service/engines/limit-engine-memory.ts';
import type { SpeechEngine } from '#service/engines/synthesis/speech-engine.ts';
import { serveSpeechJobs } from '#service/engines/synthesis/speech-process.ts';
import { sine } from '../audio/sine.ts';

// A speech process for tests: it speaks a tone, or fails in the way that its text names.

const toneSeconds = 0.5;
const blockBytes = 20_000_000;

limitEngineMemory(Number(process.argv[2]));

let isBroken = false;
const faults: Readonly<Record<string, (samples: Float32Array) => unknown>> = {
  death: () => process.kill(process.pid, 'SIGKILL'),
  crash: () => {
    setImmediate(() => {
      throw new Error('out of order');
    });
    return new Promise(() => {});
  },
  hang: () => {
    for (;;);
  },
  silence: () => new Promise(() => {}),
  failure: () => {
    isBroken = true;
  },
  'not a number': (samples) => samples.fill(Number.NaN, 100, 200),
  infinite: (samples) => samples.fill(Number.POSITIVE_INFINITY, 100, 101),
  'invalid message': () => process.send?.({ type: 'done', audio: 'none' }),
  memory: () => {
    const blocks: Buffer[] = [];
    for (;;) blocks.push(Buffer.alloc(blockBytes, 1));
  },
};

const engine: SpeechEngine = {
  maxTextLength: 800,
  async speak({ text }, { sampleRate }) {
    const samples = sine(440, sampleRate, toneSeconds);
    await faults[text]?.(samples);
    if (isBroken) throw new Error('out of order');
    const end = text === 'words too late' ? 60 : toneSeconds;
    return { samples, words: [{ position: 0, start: 0, end, sentence: 0 }] };
  },
  naturalDuration: () => toneSeconds,
};

serveSpeechJobs(engine, []);
