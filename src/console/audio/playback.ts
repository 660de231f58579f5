import { createLoop, type Loop } from './loop.ts';

/**
 * One recording being played. Its time never passes through React: whoever draws it subscribes and draws.
 */
export interface Playback {
  readonly element: HTMLAudioElement;
  /** Seconds; the length of the recording as counted in samples, whatever the browser guesses. */
  readonly duration: number;
  /** Called with the time in seconds: each frame while playing, and after every seek. */
  readonly subscribe: (listener: (time: number) => void) => () => void;
  readonly seek: (seconds: number) => void;
  readonly jump: (seconds: number) => void;
  readonly toggle: () => void;
  /** A stretch that is played again and again. */
  readonly loop: Loop;
  /** Stops and lets go of the recording. */
  readonly dispose: () => void;
}

/** Browsers count in whole microseconds and cut off the rest: of a word at 8.2 s they would go before its start. */
const halfMicrosecond = 0.5e-6;

/** Plays a recording. The browser must understand its bytes; `duration` in seconds. */
export function createPlayback(file: Blob, duration: number): Playback {
  const address = URL.createObjectURL(file);
  const element = new Audio();
  element.preload = 'auto';
  element.src = address;
  const listeners = new Set<(time: number) => void>();
  const loop = createLoop();
  let frame = 0;

  const tell = () => {
    for (const listener of listeners) listener(element.currentTime);
  };
  const everyFrame = () => {
    // While it seeks, its time is where it goes, which the loop is told of by the event.
    const again = element.seeking ? undefined : loop.back(element.currentTime);
    if (again === undefined) tell();
    else seek(again);
    frame = element.paused ? 0 : requestAnimationFrame(everyFrame);
  };
  const start = () => {
    cancelAnimationFrame(frame);
    everyFrame();
  };
  const events = ['seeking', 'seeked', 'timeupdate', 'ended', 'pause'] as const;
  for (const name of events) element.addEventListener(name, tell);
  element.addEventListener('seeking', () => loop.sought(element.currentTime));
  element.addEventListener('play', start);

  const seek = (seconds: number) => {
    element.currentTime = Math.min(Math.max(0, seconds) + halfMicrosecond, duration);
    tell();
  };
  const play = () => {
    // A play that a pause interrupts is refused; nothing is lost by it.
    element.play().catch(() => {});
  };
  element.addEventListener('ended', () => {
    const again = loop.back(Number.POSITIVE_INFINITY);
    if (again === undefined) return;
    seek(again);
    play();
  });
  return {
    element,
    duration,
    subscribe: (listener) => {
      listeners.add(listener);
      listener(element.currentTime);
      return () => listeners.delete(listener);
    },
    seek,
    loop,
    jump: (seconds) => seek(element.currentTime + seconds),
    toggle: () => {
      if (element.paused) play();
      else element.pause();
    },
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
