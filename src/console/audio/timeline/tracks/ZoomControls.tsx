import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { minViewSeconds, type TimeAxis } from '../time-window.ts';

interface ZoomControlsProps {
  axis: TimeAxis;
  onIn: () => void;
  onOut: () => void;
  onWhole: () => void;
  /** Shows this many seconds. */
  onZoom: (seconds: number) => void;
}

const sliderSteps = 100;

/** Zoom: out, in, a slider, the whole recording. */
export function ZoomControls({ axis, onIn, onOut, onWhole, onZoom }: ZoomControlsProps) {
  const words = useWords(audioWords);
  const seconds = useSyncExternalStore(axis.subscribe, () => secondsInView(axis));
  const range = Math.log(axis.duration / minViewSeconds);
  if (!(range > 0)) return null;
  const level = Math.round((Math.log(axis.duration / seconds) / range) * sliderSteps);
  const whole = seconds >= axis.duration;
  const length = formatDuration(seconds * 1000);
  return (
    <fieldset aria-label={words.zoom} className="inline-flex items-center gap-0.5">
      <IconButton icon={ZoomOut} label={words.zoomOut} onClick={onOut} aria-disabled={whole} />
      <input
        type="range"
        aria-label={words.zoom}
        aria-valuetext={whole ? words.wholeFile : words.inView(length)}
        title={whole ? words.wholeFile : words.inView(length)}
        min={0}
        max={sliderSteps}
        value={level}
        onChange={({ target }) =>
          onZoom(axis.duration * Math.exp((-Number(target.value) / sliderSteps) * range))
        }
        className="h-8 w-24 accent-ink max-sm:w-12"
      />
      <IconButton icon={ZoomIn} label={words.zoomIn} onClick={onIn} aria-disabled={level >= sliderSteps} />
      <IconButton icon={Maximize2} label={words.wholeFile} onClick={onWhole} aria-disabled={whole} />
    </fieldset>
  );
}

/** The seconds in view, without the rounding error that scrolling adds, so that the same zoom gives the same number. */
function secondsInView(axis: TimeAxis): number {
  const { start, end } = axis.get();
  const seconds = Number((end - start).toPrecision(6));
  return seconds >= axis.duration * 0.99999 ? axis.duration : seconds;
}
