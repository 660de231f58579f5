import { useLayoutEffect, useRef } from 'react';
import { createScope } from '../listener-scope.ts';
import type { Outline } from '../measure/peak-pyramid.ts';
import { canvasFor, redrawOnResize } from './canvas.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';

interface OutlineCanvasProps {
  outline: Outline;
  height: number;
}

/**
 * The waveform of a whole recording as a static image. It needs no library, so the first bars appear without waiting
 * for one.
 */
export function OutlineCanvas({ outline, height }: OutlineCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A layout effect, so that the canvas is never visible while empty.
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const draw = () => drawOutline(element, outline);
    return createScope(redrawOnResize(element, draw), onThemeChange(draw)).end;
  }, [outline]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="block w-full" style={{ height }} />
    </div>
  );
}

function drawOutline(canvas: HTMLCanvasElement, { top, bottom }: Outline): void {
  const drawing = canvasFor(canvas);
  if (!drawing) return;
  const { context, width, height } = drawing;
  const loudest = Math.max(
    0.01,
    top.reduce((highest, value) => Math.max(highest, value), 0),
    bottom.reduce((highest, value) => Math.max(highest, -value), 0),
  );
  const middle = height / 2;
  context.fillStyle = colourOf(canvas.parentElement ?? document.body, '--wave-ahead');
  for (let x = 0; x < width; x += 2) {
    const from = Math.floor((x / width) * top.length);
    const to = Math.max(from + 1, Math.floor(((x + 2) / width) * top.length));
    let high = 0;
    let low = 0;
    for (let index = from; index < to; index += 1) {
      high = Math.max(high, top[index] ?? 0);
      low = Math.min(low, bottom[index] ?? 0);
    }
    const above = (high / loudest) * (middle - 1);
    const below = (-low / loudest) * (middle - 1);
    context.fillRect(x, middle - above, 1, Math.max(1, above + below));
  }
}
