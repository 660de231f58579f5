import { useEffect, useRef } from 'react';
import { createScope } from '../listener-scope.ts';
import { canvasFor, oncePerFrame, redrawOnResize } from './canvas.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';
import type { TimeAxis, TimeWindow } from './time-window.ts';

/** The drawing area of a track: sizes in CSS pixels, `xOf` gives the position of a time in view. */
export interface TrackDrawing extends TimeWindow {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly xOf: (time: number) => number;
  readonly colour: (token: `--${string}`) => string;
  readonly face: string;
}

/**
 * A canvas as wide as the time axis, redrawn at most once per frame when the view, the size or the theme changes and
 * when `follow` asks for it. `paint` and `follow` must be stable across renders.
 */
export function useTrack(
  axis: TimeAxis,
  paint: (drawing: TrackDrawing) => void,
  follow?: (ask: () => void) => () => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const colours = new Map<string, string>();
    // Colours are read from the parent of the canvas, because children of a canvas are not styled.
    const near = element.parentElement ?? document.body;
    const colour = (token: `--${string}`) => {
      const known = colours.get(token) ?? colourOf(near, token);
      colours.set(token, known);
      return known;
    };
    const { ask, stop } = oncePerFrame(() => {
      const drawing = canvasFor(element);
      if (!drawing) return;
      const { start, end } = axis.get();
      const perSecond = drawing.width / (end - start);
      const face = getComputedStyle(element).fontFamily;
      paint({ ...drawing, start, end, colour, face, xOf: (time) => (time - start) * perSecond });
    });
    const { end, signal } = createScope(
      redrawOnResize(element, ask),
      axis.subscribe(ask),
      onThemeChange(() => {
        colours.clear();
        ask();
      }),
      follow?.(ask) ?? (() => {}),
      stop,
      // Frees the pixels at once, not when the element is garbage-collected.
      () => {
        element.width = 0;
      },
    );
    // Drawing text loads the font of its script, so it is drawn again when fonts have arrived.
    document.fonts?.addEventListener('loadingdone', ask, { signal });
    return end;
  }, [axis, paint, follow]);
  return canvas;
}
