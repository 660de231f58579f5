import { createLoop } from './loop.ts';

/** Seconds added to every seek: browsers truncate to microseconds, so a seek to 8.2 s would end just before it. */
const seekCorrection = 0.5e-6;

/** Creates the playback of a file that the browser can decode; `duration` in seconds. */
export function createPlayback(file: Blob, duration: number) {
  const address = URL.createObjectURL(file);
  const element = new Audio();
  element.preload = 'auto';
  element.src = address;
  const listeners = new Set<(time: number) => void>();
  const loop = createLoop();
  let frame = 0;

  const notify = () => {
    for (const listener of listeners) listener(element.currentTime);
  };
  const followLoop = () => {
    // While seeking, `currentTime` is already the target. The `seeking` event reports the seek to the loop.
    const playing = !element.paused && !element.seeking;
    const again = playing ? loop.returnFrom(element.currentTime) : undefined;
    if (again === undefined) notify();
    else seek(again);
  };
  const everyFrame = () => {
    followLoop();
    frame = element.paused ? 0 : requestAnimationFrame(everyFrame);
  };
  const start = () => {
    cancelAnimationFrame(frame);
    everyFrame();
  };
  const events = ['seeking', 'seeked', 'ended', 'pause'] as const;
  for (const name of events) element.addEventListener(name, notify);
  // The loop is not checked in animation frames alone: a hidden tab has none, and a busy machine few.
  element.addEventListener('timeupdate', followLoop);
  element.addEventListener('seeking', () => loop.noteSeek(element.currentTime));
  element.addEventListener('play', start);

  const seek = (seconds: number) => {
    element.currentTime = Math.min(Math.max(0, seconds) + seekCorrection, duration);
    notify();
  };
  const play = () => {
    // `play()` rejects when a pause interrupts it; that is harmless.
    element.play().catch(() => {});
  };
  element.addEventListener('ended', () => {
    const again = loop.returnFrom(Number.POSITIVE_INFINITY);
    if (again === undefined) return;
    seek(again);
    play();
  });
  return {
    element,
    /** Length in seconds calculated from the samples, which may differ from the browser's own estimate. */
    duration,
    /** Calls the listener with the time in seconds: now, in each frame while playing, and after every seek. */
    subscribe: (listener: (time: number) => void): (() => void) => {
      listeners.add(listener);
      listener(element.currentTime);
      return () => listeners.delete(listener);
    },
    seek,
    /** The range that playback repeats, if there is one. */
    loop,
    jump: (seconds: number) => seek(element.currentTime + seconds),
    toggle: () => {
      if (element.paused) play();
      else element.pause();
    },
    /** Stops and releases the recording. */
    dispose: () => {
      cancelAnimationFrame(frame);
      listeners.clear();
      element.pause();
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(address);
    },
  };
}

/** A recording that can be played. Its time is not React state: components subscribe to it and draw it themselves. */
export type Playback = ReturnType<typeof createPlayback>;
