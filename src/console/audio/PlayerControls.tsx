import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { Select } from '#console/ui/Select.tsx';
import { audioWords } from './audio-words.ts';
import type { Playback } from './playback.ts';
import { timeText } from './time-text.ts';
import { usePlaying } from './use-playback.ts';

export const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2', '2.5', '3'] as const;

interface PlayerControlsProps {
  playback: Playback;
  /** Stands at the end of the row. */
  children?: ReactNode;
}

/** Play and pause, 5 seconds back and forth, the time, the speed. */
export function PlayerControls({ playback, children }: PlayerControlsProps) {
  const words = useWords(audioWords);
  const playing = usePlaying(playback);
  const clock = useRef<HTMLSpanElement>(null);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');

  useEffect(
    () =>
      playback.subscribe((time) => {
        if (clock.current) clock.current.textContent = timeText(Math.min(time, playback.duration));
      }),
    [playback],
  );
  useEffect(() => {
    playback.element.playbackRate = Number(speed);
  }, [playback, speed]);

  const Icon = playing ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <button
        type="button"
        aria-label={playing ? words.pause : words.play}
        title={playing ? words.pause : words.play}
        onClick={playback.toggle}
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-ink text-paper transition-colors hover:bg-ink-second"
      >
        <Icon aria-hidden="true" size={18} fill="currentColor" />
      </button>
      <span className="inline-flex">
        <IconButton icon={RotateCcw} label={words.back} onClick={() => playback.jump(-5)} />
        <IconButton icon={RotateCw} label={words.forward} onClick={() => playback.jump(5)} />
      </span>
      <span className="font-mono text-sm tabular whitespace-nowrap" dir="ltr">
        <span ref={clock}>{timeText(0)}</span>
        <span className="text-ink-third"> / {timeText(playback.duration)}</span>
      </span>
      <Select
        aria-label={words.speed}
        value={speed}
        onChange={setSpeed}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
        className="text-sm"
      />
      <span className="ms-auto flex flex-wrap items-center gap-2">{children}</span>
    </div>
  );
}
