import { createRoot } from 'react-dom/client';
import { createLoop } from '../../../src/console/audio/loop.ts';
import type { Playback } from '../../../src/console/audio/playback.ts';
import { type Speech, speechOf } from './speech.ts';

/** A frame that took longer than this, in milliseconds, was one and a half frames of 60 Hz or more. */
const late = 25;

/** A frame was handed over: the first task after its callback, before all that waits. */
function painted(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
    }),
  );
}

function appears(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** A recording whose time is that of a clock: at twenty times the speed no browser plays one. */
function clockPlayback(duration: number) {
  const listeners = new Set<(time: number) => void>();
  const element = new Audio();
  const seek = (seconds: number) => {
    // Without a source an element keeps the position it is given.
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
 * Puts what a page can do where the benchmark calls it: `show(words)` draws a transcript of so many words and tells
 * the milliseconds until it is painted and the longest task on the way; `play(rate, seconds)` plays and tells which
 * part of the frames was late.
 */
export function measured(draw: (speech: Speech, playback: Playback) => React.ReactNode): void {
  let seek: ((seconds: number) => void) | undefined;
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  Object.assign(globalThis, {
    async show(count: number) {
      const speech = speechOf(count);
      const clock = clockPlayback(count);
      seek = clock.seek;
      const root = createRoot(document.querySelector('#root') ?? document.body);
      await painted();
      tasks.length = 0;
      const start = performance.now();
      root.render(draw(speech, clock.playback));
      if (draw(speech, clock.playback)) await appears('#root p');
      const paint = (await painted()) - start;
      // What is put on the page afterwards counts as well.
      let nodes = -1;
      while (nodes !== document.querySelectorAll('#root *').length) {
        nodes = document.querySelectorAll('#root *').length;
        for (let frames = 0; frames < 10; frames += 1) await painted();
      }
      return { paint, longest: Math.max(0, ...tasks), nodes: document.querySelectorAll('#root *').length };
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
            resolve((gaps.filter((gap) => gap > late).length / gaps.length) * 100);
          }
        };
        requestAnimationFrame(frame);
      });
    },
  });
}
