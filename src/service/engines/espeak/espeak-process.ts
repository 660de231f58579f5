import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { messageOf } from '#service/error-message.ts';
import type { SpeechAnswer, SpeechCommand, SpeechJob } from '../synthesis/espeak-messages.ts';
import { espeakLanguages } from '../synthesis/espeak-voices.ts';
import type { SpeechRequest } from '../synthesis/synthesizer.ts';
import { type EspeakEngine, loadEspeakEngine } from './espeak-engine.ts';
import { renderSpeech } from './render-speech.ts';

const engine = await loadEspeakEngine();

const sendAnswer = (message: SpeechAnswer) => {
  process.send?.(message);
};

let isCancelled = false;
let currentJob = Promise.resolve();

async function runJob({ request, limits, file }: SpeechJob): Promise<void> {
  try {
    const output = createAudioOutput(file);
    // Lets the event loop run once, so that a cancellation can arrive.
    const mayContinue = async () => {
      await setImmediate();
      return !isCancelled;
    };
    const rendered = await renderSpeech(engine, request, limits, { write: output.write, mayContinue });
    if (rendered.ok) {
      const { head, duration, marks } = rendered;
      sendAnswer({ type: 'done', ...output.finish(head), duration, marks });
    } else sendAnswer({ type: 'refused', cause: rendered.cause });
  } catch (error) {
    sendAnswer({ type: 'failed', cause: messageOf(error) });
  }
}

process.on('message', (command: SpeechCommand) => {
  // An error during the warm-up is ignored: a job with the same error will report it.
  if (command.type === 'warm-up') warmUp(engine, () => currentJob).catch(() => {});
  else if (command.type === 'cancel') isCancelled = true;
  else {
    isCancelled = false;
    currentJob = runJob(command);
  }
});
process.on('disconnect', () => process.exit(0));

sendAnswer({ type: 'ready' });

/** Digits, because every voice reads them in its own language. */
const warmUpText = '1 2 3 4 5 6, 789.';
const changedSpeedAndPitch = { speed: 0.9, pitch: 1 } as const;
const warmUpRequests: readonly SpeechRequest[] = [
  ...espeakLanguages.map((language) => warmUpRequest(language, { speed: 1, pitch: 0 })),
  ...(['hi', 'en', 'ta', 'ur'] as const).map((language) => warmUpRequest(language, changedSpeedAndPitch)),
];

/** Pause between two warm-up requests, so that other starting programs get processor time. */
const pauseMilliseconds = 30;

/**
 * Speaks a little in every language. A new engine loads a language when it is first spoken, and its code is slow until
 * it has run a few times: its first sentences take ten times as long as later ones.
 *
 * @param idle resolves when no job is running; awaited before each language
 */
async function warmUp(engine: EspeakEngine, idle: () => Promise<void>): Promise<void> {
  for (const request of warmUpRequests) {
    await pause(pauseMilliseconds);
    await idle();
    await renderSpeech(engine, request, { longest: 60 }, { write: () => {}, mayContinue: async () => true });
  }
}

function warmUpRequest(
  language: (typeof espeakLanguages)[number],
  manner: { readonly speed: number; readonly pitch: number },
): SpeechRequest {
  const voice = { language, gender: 'female', variant: 1 } as const;
  const segment = { kind: 'speech', text: warmUpText, voice, volume: 0, sentence: 0, ...manner } as const;
  return { segments: [segment], sampleRate: 22_050, format: 'WAV' };
}

/** Audio up to this size is sent in a message, so that a short text needs no file. */
const maxMessageBytes = 4_000_000;

/**
 * Collects the audio of one job: in memory, or in a file once it is large.
 *
 * @param file a path that only this output uses; it and its folder are created when needed
 */
function createAudioOutput(file: string) {
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let inMemory = 0;
  let inFile = 0;
  const store = () => {
    if (inFile === 0) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    appendFileSync(file, Buffer.concat(pieces), { mode: 0o600 });
    inFile += inMemory;
    pieces = [];
    inMemory = 0;
  };
  return {
    /** @throws the system's error when the file cannot be written. */
    write(bytes: Uint8Array<ArrayBuffer>) {
      pieces.push(bytes);
      inMemory += bytes.length;
      if (inMemory > maxMessageBytes) store();
    },
    /**
     * Returns `head` plus the audio still in memory, and the number of bytes that follow in the temporary file (0 if
     * none).
     */
    finish(head: Uint8Array<ArrayBuffer>) {
      if (inFile > 0) store();
      return { audio: Buffer.concat([head, ...pieces]), inFile };
    },
  };
}
