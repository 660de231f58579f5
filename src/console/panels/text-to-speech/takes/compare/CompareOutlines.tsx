import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Outline } from '#console/audio/measure/peak-pyramid.ts';
import type { Playback } from '#console/audio/playback/playback.ts';
import { timeText } from '#console/audio/time-text.ts';
import { OutlineCanvas } from '#console/audio/timeline/OutlineCanvas.tsx';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { classNames } from '#console/ui/controls/class-names.ts';

/** One of the two takes that are compared. */
export interface ComparedSide {
  readonly letter: 'A' | 'B';
  readonly playback: Playback;
  readonly outline: Outline;
}

interface CompareOutlinesProps {
  sides: readonly [ComparedSide, ComparedSide];
  /** The side that is playing. */
  active: ComparedSide;
  onToggle: () => void;
  /** Called with the side and the time in seconds at which the user clicked. */
  onPoint: (side: ComparedSide, time: number) => void;
}

/**
 * Two takes on one time axis, which runs from left to right in every language, with the playhead of the one that plays.
 * For screen readers it is a slider with the position.
 */
export function CompareOutlines({ sides, active, onToggle, onPoint }: CompareOutlinesProps) {
  const { takes: words } = useWords(textToSpeechResultWords);
  const slider = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const longest = Math.max(...sides.map(({ playback }) => playback.duration));

  useEffect(() => {
    const { playback, letter } = active;
    let shownTime = -1;
    return playback.subscribe((time) => {
      if (head.current) head.current.style.left = `${(time / longest) * 100}%`;
      if (Math.abs(time - shownTime) < (playback.element.paused ? 0.001 : 0.25)) return;
      shownTime = time;
      slider.current?.setAttribute('aria-valuenow', time.toFixed(3));
      slider.current?.setAttribute(
        'aria-valuetext',
        words.positionText(letter, timeText(time), timeText(playback.duration)),
      );
    });
  }, [active, longest, words]);

  const onKey = (event: KeyboardEvent) => {
    const { jump, seek, duration } = active.playback;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowRight: () => jump(0.5),
      ArrowUp: () => jump(0.5),
      ArrowLeft: () => jump(-0.5),
      ArrowDown: () => jump(-0.5),
      Home: () => seek(0),
      End: () => seek(duration),
      ' ': onToggle,
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const point = (side: ComparedSide) => (event: PointerEvent<HTMLDivElement>) => {
    const { clientLeft, clientWidth } = event.currentTarget;
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left - clientLeft;
    onPoint(side, (across / clientWidth) * longest);
  };

  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={words.position}
      aria-valuemin={0}
      aria-valuemax={Number(active.playback.duration.toFixed(3))}
      aria-valuenow={0}
      onKeyDown={onKey}
      className="relative flex cursor-pointer flex-col gap-1"
    >
      {sides.map((side) => (
        <div
          key={side.letter}
          onPointerDown={point(side)}
          className={classNames(
            'relative border-s-4',
            side.letter === active.letter ? 'border-marigold' : 'border-transparent',
          )}
        >
          <div style={{ width: `${(side.playback.duration / longest) * 100}%` }}>
            <OutlineCanvas outline={side.outline} height={64} />
          </div>
          <span
            className={classNames(
              'absolute start-1 top-0.5 rounded-sm px-1 text-sm font-semibold',
              side.letter === active.letter ? 'bg-marigold-tint' : 'bg-surface',
            )}
          >
            {side.letter}
          </span>
        </div>
      ))}
      <div className="pointer-events-none absolute inset-y-0 end-0 start-1">
        <div ref={head} className="absolute inset-y-0 w-0.5 bg-marigold" />
      </div>
    </div>
  );
}
