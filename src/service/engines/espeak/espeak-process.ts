import { setImmediate } from 'node:timers/promises';
import { messageOf } from '#service/error-message.ts';
import type { SpeechAnswer, SpeechJob, SpeechOrder } from '../synthesis/espeak-messages.ts';
import { createAudioOutput } from './audio-output.ts';
import { loadEspeakEngine } from './espeak-engine.ts';
import { renderSpeech } from './render-speech.ts';
import { warmUp } from './warm-up.ts';

const engine = await loadEspeakEngine();

const answer = (message: SpeechAnswer) => {
  process.send?.(message);
};

let cancelled = false;
let job = Promise.resolve();

async function run({ request, limits, file }: SpeechJob): Promise<void> {
  try {
    const output = createAudioOutput(file);
    // An iteration of the event loop, in which a cancellation is received.
    const mayContinue = async () => {
      await setImmediate();
      return !cancelled;
    };
    const rendered = await renderSpeech(engine, request, limits, { write: output.write, mayContinue });
    if (rendered.ok) {
      const { head, duration, marks } = rendered;
      answer({ type: 'done', ...output.finish(head), duration, marks });
    } else answer({ type: 'refused', cause: rendered.cause });
  } catch (error) {
    answer({ type: 'failed', cause: messageOf(error) });
  }
}

process.on('message', (order: SpeechOrder) => {
  // What fails here fails again in a job, which reports it.
  if (order.type === 'warm-up') warmUp(engine, () => job).catch(() => {});
  else if (order.type === 'cancel') cancelled = true;
  else {
    cancelled = false;
    job = run(order);
  }
});
process.on('disconnect', () => process.exit(0));

answer({ type: 'ready' });
