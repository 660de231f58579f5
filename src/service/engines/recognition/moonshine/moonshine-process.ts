import { setImmediate } from 'node:timers/promises';
import { messageOf } from '#service/error-message.ts';
import { limitMemory } from '#service/processes/limit-memory.ts';
import { type Aligner, createAligner } from '../alignment/aligner.ts';
import { confidencesOf } from '../alignment/confidence.ts';
import type { SpeechSpan } from '../recogniser-silence.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import type { HeardPiece, MoonshineAnswer, MoonshineCommand } from './moonshine-messages.ts';
import { loadMoonshine, type MoonshineModel } from './moonshine-model.ts';
import { findPieces, readSamples } from './pieces.ts';
import { wordsOfTokens } from './words-of-tokens.ts';

// Runs in a process of its own: the model takes hundreds of megabytes, and a piece of speech blocks the process for a
// second.

const sampleRate = 16_000;
const files = JSON.parse(process.argv[2] ?? '') as MoonshineFiles;
limitMemory(Number(process.argv[3]));
const loading = Promise.all([loadMoonshine(files), createAligner()]);
const cancelled = new Set<number>();
let lastTurn: Promise<void> = Promise.resolve();

// An interrupt at the terminal also reaches this process, but the service decides when it ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', (command: MoonshineCommand) => {
  if (command.type === 'cancel') cancelled.add(command.job);
  else void runJob(command.job, command.wavPath);
});

async function runJob(job: number, wavPath: string): Promise<void> {
  try {
    answer({ type: 'working', job });
    const [model, aligner] = await loading;
    for (const span of findPieces(wavPath)) {
      await inTurn(async () => {
        // Lets a cancellation arrive.
        await setImmediate();
        if (cancelled.has(job)) return;
        answer({ type: 'working', job });
        const piece = await recognisePiece(model, aligner, wavPath, span);
        answer({ type: 'piece', job, piece });
      });
      if (cancelled.has(job)) break;
    }
    answer({ type: 'done', job });
  } catch (error) {
    // The models may stay unusable after a failure, so the next job gets a new process.
    process.send?.({ type: 'failed', job, cause: messageOf(error) } satisfies MoonshineAnswer, () =>
      process.exit(1),
    );
  } finally {
    cancelled.delete(job);
  }
}

/** Jobs take turns piece by piece, so that a short recording does not wait for a long one. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => {});
  return turn;
}

async function recognisePiece(
  model: MoonshineModel,
  aligner: Aligner,
  wavPath: string,
  { start, end }: SpeechSpan,
): Promise<HeardPiece> {
  const samples = readSamples(wavPath, { start, end });
  const written = wordsOfTokens(await model.recognise(samples));
  const offset = start / sampleRate;
  const spoken = written.filter(({ word }) => word !== '');
  const times = aligner.align(
    samples,
    spoken.map(({ text }) => text),
  );
  const confidences = confidencesOf(
    spoken.map(({ probability }, index) => ({ probability, misfit: times[index]?.misfit })),
  );
  return {
    text: written.map(({ text }) => text).join(' '),
    words: spoken.map(({ word, probability }, index) => {
      const found = times[index];
      return {
        word,
        probability: round(probability),
        conf: round(confidences[index] ?? 0),
        ...(found && { times: { start: round(offset + found.start), end: round(offset + found.end) } }),
      };
    }),
    start: round(offset),
    end: round(end / sampleRate),
  };
}

function answer(message: MoonshineAnswer): void {
  process.send?.(message);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
