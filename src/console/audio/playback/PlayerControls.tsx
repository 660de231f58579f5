import { Pause, Play, Repeat, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { timeText } from '../time-text.ts';
import type { Playback } from './playback.ts';
import { playbackSpeeds } from './player-actions.ts';
import { usePlaying } from './use-playback.ts';

interface PlayerControlsProps {
  playback: Playback;
  /** Starts and ends a loop. */
  onLoop?: () => void;
  /** Shown at the end of the row. */
  children?: ReactNode;
}

/** Play and pause, 5 seconds back and forth, the time, the speed, the loop. */
export function PlayerControls({ playback, onLoop, children }: PlayerControlsProps) {
  const words = useWords(audioWords);
  const playing = usePlaying(playback);
  const clock = useRef<HTMLSpanElement>(null);
  const looping = useSyncExternalStore(playback.loop.subscribe, playback.loop.get) !== undefined;
  const speed = useSpeed(playback);

  useEffect(
    () =>
      playback.subscribe((time) => {
        if (clock.current) clock.current.textContent = timeText(Math.min(time, playback.duration));
      }),
    [playback],
  );

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
        value={String(speed)}
        onChange={(value) => {
          playback.element.playbackRate = Number(value);
        }}
        options={playbackSpeeds.map((value) => ({ value: String(value), label: words.times(String(value)) }))}
        className="text-sm"
      />
      {onLoop && (
        <IconButton
          icon={Repeat}
          label={words.loop}
          aria-pressed={looping}
          onClick={onLoop}
          className="aria-pressed:bg-marigold-tint aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_var(--marigold)]"
        />
      )}
      <span className="ms-auto flex flex-wrap items-center gap-2 max-sm:contents">{children}</span>
    </div>
  );
}

/** The playback rate of the media element, however it was changed. The next recording starts at the same rate. */
function useSpeed({ element }: Playback): number {
  const [speed, setSpeed] = useState(1);
  const last = useRef(speed);
  useEffect(() => {
    const read = () => {
      last.current = element.playbackRate;
      setSpeed(element.playbackRate);
    };
    element.playbackRate = last.current;
    element.addEventListener('ratechange', read);
    return () => element.removeEventListener('ratechange', read);
  }, [element]);
  return speed;
}
