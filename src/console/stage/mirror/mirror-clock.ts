import type { SoundClock } from '../sound/clock.ts';
import type { SoundTime } from './messages.ts';

/** The clock of a sound that another window plays. It extrapolates the time between two messages of that window. */
export function createMirrorClock(): SoundClock & { readonly set: (time: SoundTime) => void } {
  const listeners = new Set<(seconds: number) => void>();
  let last: SoundTime = { seconds: 0, playing: false, rate: 1, at: 0 };
  let frame = 0;
  const now = () =>
    last.playing ? last.seconds + Math.max(0, ((Date.now() - last.at) / 1000) * last.rate) : last.seconds;
  const tick = () => {
    for (const listener of listeners) listener(now());
    frame = last.playing && listeners.size > 0 ? requestAnimationFrame(tick) : 0;
  };
  const start = () => {
    cancelAnimationFrame(frame);
    tick();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      start();
      return () => void listeners.delete(listener);
    },
    set: (time) => {
      last = time;
      start();
    },
  };
}
