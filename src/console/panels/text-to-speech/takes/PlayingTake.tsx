import { useEffect, useEffectEvent, useRef } from 'react';
import { createScope } from '#console/audio/listener-scope.ts';
import { pauseOthersOnPlay } from '#console/audio/playback/pause-others-on-play.ts';
import { usePlayback } from '#console/audio/playback/use-playback.ts';
import type { Take } from './take.ts';
import { useTakeFile } from './use-take-file.ts';

interface PlayingTakeProps {
  take: Take;
  /** Called when it ends, is paused by other audio, or cannot be played. */
  onEnd: () => void;
  onGone: () => void;
}

/** Plays a take while mounted, and shows its progress. */
export function PlayingTake({ take, onEnd, onGone }: PlayingTakeProps) {
  const file = useTakeFile(take);
  const bar = useRef<HTMLDivElement>(null);
  const ended = useEffectEvent(onEnd);
  const gone = useEffectEvent(onGone);
  const playback = usePlayback(file === 'gone' ? undefined : file, take.duration ?? 0);
  useEffect(() => {
    if (file === 'gone') gone();
  }, [file]);
  useEffect(() => {
    if (!playback) return;
    const { element, duration } = playback;
    const { signal, end } = createScope(
      pauseOthersOnPlay(element),
      playback.subscribe((time) => {
        if (bar.current) bar.current.style.inlineSize = `${duration > 0 ? (time / duration) * 100 : 0}%`;
      }),
    );
    for (const event of ['ended', 'pause', 'error']) {
      element.addEventListener(event, () => ended(), { signal });
    }
    element.play().catch(() => {});
    return end;
  }, [playback]);
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5">
      <div ref={bar} className="h-full bg-marigold" />
    </div>
  );
}
