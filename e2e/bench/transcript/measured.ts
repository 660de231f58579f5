import { createRoot } from 'react-dom/client';
import { createLoop } from '../../../src/console/audio/playback/loop.ts';
import type { Playback } from '../../../src/console/audio/playback/playback.ts';
import { makeSpeech, type Speech } from './speech.ts';

/** Milliseconds after which a frame counts as late: one and a half frames at 60 Hz. */
const lateFrameMilliseconds = 25;

/** A playback driven by a clock, because no browser plays audio at twenty times its speed. */
function createClockPlayback(duration: number) {
  const listeners = new Set<(time: number) => void>();
  const element = new Audio();
  const seek = (seconds: number) => {
    // An element without a source keeps any position that is set.
    element.currentTime = seconds;
    for (const listener of listeners) listener(seconds);
  };
  const playback: Playback = {
    element,
    duration,
    loop: createLoop(),
    subscribe: (listener) => {
      listeners.add(listener);
      listener(element.currentTime);
      return () => listeners.delete(listener);
    },
    seek,
    jump: (seconds) => seek(element.currentTime + seconds),
    toggle: () => {},
    dispose: () => {},
  };
  return { playback, seek };
}

/**
 * Defines two global functions for the benchmark: `show(words)` draws a transcript and resolves with its first paint,
 * the longest wait for the main thread (both in milliseconds) and its elements; `play(rate, seconds)` resolves with the
 * share of late frames in per cent.
 */
export function defineMeasurements(draw: (speech: Speech, playback: Playback) => React.ReactNode): void {
  let seek: ((seconds: number) => void) | undefined;
  Object.assign(globalThis, {
    async show(count: number) {
      const speech = makeSpeech(count);
      const clock = createClockPlayback(count);
      seek = clock.seek;
      const root = createRoot(document.querySelector('#root') ?? document.body);
      await pageTime.painted();
      const start = performance.now();
      root.render(draw(speech, clock.playback));
      if (draw(speech, clock.playback)) await pageTime.appears('#root p');
      const paint = (await pageTime.painted()) - start;
      // Waits until the content added after the first paint is there.
      let nodes = -1;
      while (nodes !== document.querySelectorAll('#root *').length) {
        nodes = document.querySelectorAll('#root *').length;
        for (let frames = 0; frames < 10; frames += 1) await pageTime.painted();
      }
      return { paint, longestWait: await pageTime.longestWait(start), nodes };
    },
    play(rate: number, seconds: number) {
      return new Promise((resolve) => {
        const frames: number[] = [];
        let first: number | undefined;
        const frame = (now: number) => {
          first ??= now;
          frames.push(now);
          seek?.(((now - first) / 1000) * rate);
          if (now - first < seconds * 1000) requestAnimationFrame(frame);
          else {
            const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
            resolve((gaps.filter((gap) => gap > lateFrameMilliseconds).length / gaps.length) * 100);
          }
        };
        requestAnimationFrame(frame);
      });
    },
  });
}
