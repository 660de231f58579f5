import { useEffect, useRef } from 'react';
import { playAlone } from '#console/audio/play-alone.ts';
import { usePlayback } from '#console/audio/use-playback.ts';
import type { Take } from './take.ts';
import { useTakeFile } from './use-take-file.ts';

interface PlayingTakeProps {
  take: Take;
  /** It came to its end, was paused by another sound, or cannot be played. */
  onEnd: () => void;
  onGone: () => void;
}

/** Plays a take as long as it is mounted, and draws how far it is. */
export function PlayingTake({ take, onEnd, onGone }: PlayingTakeProps) {
  const file = useTakeFile(take);
  const bar = useRef<HTMLDivElement>(null);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const gone = useRef(onGone);
  gone.current = onGone;
  const playback = usePlayback(file === 'gone' ? undefined : file, take.duration ?? 0);
  useEffect(() => {
    if (file === 'gone') gone.current();
  }, [file]);
  useEffect(() => {
    if (!playback) return;
    const { element, duration } = playback;
    const stop = new AbortController();
    const end = () => ended.current();
    for (const event of ['ended', 'pause', 'error'] as const) {
      element.addEventListener(event, end, { signal: stop.signal });
    }
    const undoAlone = playAlone(element);
    const undoDrawing = playback.subscribe((time) => {
      if (bar.current) bar.current.style.inlineSize = `${duration > 0 ? (time / duration) * 100 : 0}%`;
    });
    element.play().catch(() => {});
    return () => {
      stop.abort();
      undoDrawing();
      undoAlone();
    };
  }, [playback]);
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5">
      <div ref={bar} className="h-full bg-marigold" />
    </div>
  );
}
