import { useEffect, useRef } from 'react';
import { canvasFor, oncePerFrame, redrawOnResize } from './canvas.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';
import type { TimeAxis, TimeWindow } from './time-window.ts';

/** Where a track is drawn: sizes in CSS pixels, `xOf` a moment in the part of the recording that is in view. */
export interface TrackDrawing extends TimeWindow {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly xOf: (time: number) => number;
  readonly colour: (token: `--${string}`) => string;
  readonly face: string;
}

/**
 * A canvas that is as wide as the time axis and drawn anew, once a frame, when what is in view, the size or the theme
 * changes, and when `follow` asks for it. `paint` and `follow` must be stable.
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
    // Where the canvas stands, not on it: a canvas shows none of its children.
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
    const undo = [
      redrawOnResize(element, ask),
      axis.subscribe(ask),
      onThemeChange(() => {
        colours.clear();
        ask();
      }),
      follow?.(ask),
      stop,
    ];
    // A face that arrives late changes what was drawn with another one.
    document.fonts?.ready.then(ask);
    return () => {
      for (const stop of undo) stop?.();
      // Gives the pixels back at once, not when the element is collected.
      element.width = 0;
    };
  }, [axis, paint, follow]);
  return canvas;
}
