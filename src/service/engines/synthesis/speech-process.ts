import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { messageOf } from '#service/error-message.ts';
import { renderSpeech } from './render-speech.ts';
import type { SpeechEngine } from './speech-engine.ts';
import type { SpeechAnswer, SpeechCommand, SpeechJob } from './speech-messages.ts';
import type { SpeechRequest } from './synthesizer.ts';

/**
 * Answers the speech commands of the service in this process, one job at a time. Ends with the service.
 *
 * @param warmUpRequests spoken one after the other while idle, when the service requests it
 */
export function serveSpeechJobs(engine: SpeechEngine, warmUpRequests: readonly SpeechRequest[]): void {
  let isCancelled = false;
  let currentJob = Promise.resolve();

  const runJob = async ({ request, limits, file }: SpeechJob): Promise<void> => {
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
  };
  const warmUp = async () => {
    for (const request of warmUpRequests) {
      await pause(pauseMilliseconds);
      await currentJob;
      await renderSpeech(
        engine,
        request,
        { longest: 60 },
        { write: () => {}, mayContinue: async () => true },
      );
    }
  };

  process.on('message', (command: SpeechCommand) => {
    // An error during the warm-up is ignored: a job with the same error will report it.
    if (command.type === 'warm-up') warmUp().catch(() => {});
    else if (command.type === 'cancel') isCancelled = true;
    else {
      isCancelled = false;
      currentJob = runJob(command);
    }
  });
  process.on('disconnect', () => process.exit(0));
  sendAnswer({ type: 'ready' });
}

function sendAnswer(message: SpeechAnswer): void {
  process.send?.(message);
}

/** Pause between two warm-up requests, so that other starting programs get processor time. */
const pauseMilliseconds = 30;

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
