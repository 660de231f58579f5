import { setImmediate } from 'node:timers/promises';
import { loadEspeakEngine } from './espeak-engine.ts';
import type { SpeechAnswer, SpeechOrder } from './espeak-messages.ts';
import { renderSpeech } from './render-speech.ts';

const engine = await loadEspeakEngine();

const answer = (message: SpeechAnswer) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

let cancelled = false;

process.on('message', async (order: SpeechOrder) => {
  cancelled = order.type === 'cancel';
  if (order.type === 'cancel') return;
  try {
    let sent: Promise<void> | undefined;
    const write = (bytes: Uint8Array<ArrayBuffer>) => {
      sent = answer({ type: 'piece', bytes });
    };
    // Waiting until the last piece is taken keeps memory small; the turn of the loop lets a cancellation in.
    const goesOn = async () => {
      await sent;
      await setImmediate();
      return !cancelled;
    };
    const rendered = await renderSpeech(engine, order.request, order.limits, write, goesOn);
    if (rendered.ok) {
      answer({ type: 'done', head: rendered.head, duration: rendered.duration, marks: rendered.marks });
    } else answer({ type: 'refused', cause: rendered.cause });
  } catch (error) {
    answer({ type: 'failed', cause: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));

// The first words of a fresh engine take ten times as long as later ones.
engine.say('ready', {
  voice: { language: 'en', gender: 'male', variant: 1 },
  wordsPerMinute: 175,
  pitch: 50,
  range: 50,
});
answer({ type: 'ready' });
