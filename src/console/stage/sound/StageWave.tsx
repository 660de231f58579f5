import { type PointerEvent, useEffect, useRef } from 'react';
import { createScope } from '#console/audio/listener-scope.ts';
import { redrawOnResize } from '#console/audio/timeline/canvas.ts';
import { colourOf, onThemeChange } from '#console/audio/timeline/theme-colours.ts';
import type { StageSound } from '../stage-content.ts';
import type { SoundClock } from './clock.ts';
import { drawWave, type WaveColours } from './draw-wave.ts';

interface StageWaveProps {
  sound: StageSound;
  clock: SoundClock;
  /** Called with the time in seconds that was clicked; absent where the sound is not played. */
  onSeek?: ((seconds: number) => void) | undefined;
}

/**
 * The waveform of the whole sound. Bars near the playback position grow with the loudness, unless reduced motion is
 * preferred.
 */
export function StageWave({ sound: { outline, duration }, clock, onSeek }: StageWaveProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let colours = waveColours(element);
    let played = 0;
    let moving = false;
    const draw = () => drawWave(element, outline, played, moving && !still.matches, colours);
    return createScope(
      redrawOnResize(element, draw),
      onThemeChange(() => {
        colours = waveColours(element);
        draw();
      }),
      clock.subscribe((seconds) => {
        const next = duration > 0 ? Math.min(1, seconds / duration) : 0;
        moving = next > played && next < 1;
        played = next;
        draw();
      }),
    ).end;
  }, [outline, duration, clock]);
  const seek = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onSeek?.(((event.clientX - box.left) / box.width) * duration);
  };
  return (
    <div aria-hidden="true" dir="ltr" onPointerDown={onSeek && seek} className="stage-wave">
      <canvas ref={canvas} className="block w-full" />
    </div>
  );
}

function waveColours(canvas: HTMLCanvasElement): WaveColours {
  const place = canvas.parentElement ?? document.body;
  return {
    played: colourOf(place, '--wave-played'),
    ahead: colourOf(place, '--wave-ahead'),
    now: colourOf(place, '--marigold'),
  };
}
