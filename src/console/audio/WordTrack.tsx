import { type MouseEvent, useEffect, useRef } from 'react';
import { canvasFor, redrawOnResize } from './canvas.ts';
import type { Playback } from './playback.ts';
import { colourOf, onThemeChange } from './theme-colours.ts';
import type { TimeAxis } from './time-window.ts';
import { lastBegun, type TimedWord, wordAt } from './timed-words.ts';

interface WordTrackProps {
  words: readonly TimedWord[];
  playback: Playback;
  axis: TimeAxis;
  /** BCP-47 tag and direction of the words. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto';
}

const height = 30;

/**
 * The words of a recording under its waveform, on the same time axis; the one being heard is marked. A click seeks to
 * the start of a word. Only what is in view is drawn. The transcript says the same to those who do not see it.
 */
export function WordTrack({ words, playback, axis, lang, dir = 'ltr' }: WordTrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let colours = coloursOf(element);
    let current = wordAt(words, playback.element.currentTime);
    const paint = () => paintWords(element, words, axis, current, colours, dir);
    const undo = [
      redrawOnResize(element, paint),
      axis.subscribe(paint),
      onThemeChange(() => {
        colours = coloursOf(element);
        paint();
      }),
      playback.subscribe((time) => {
        const heard = wordAt(words, time);
        if (heard === current) return;
        current = heard;
        paint();
      }),
    ];
    // A face that arrives late changes what was drawn with another one.
    document.fonts?.ready.then(paint);
    return () => {
      for (const stop of undo) stop();
    };
  }, [words, playback, axis, dir]);

  const seek = ({ nativeEvent }: MouseEvent<HTMLCanvasElement>) => {
    const width = canvas.current?.clientWidth ?? 0;
    if (width === 0) return;
    const { start, end } = axis.get();
    const time = start + (nativeEvent.offsetX / width) * (end - start);
    const index = wordAt(words, time);
    playback.seek(words[index]?.start ?? time);
  };

  return (
    <div aria-hidden="true" dir="ltr" lang={lang}>
      <canvas ref={canvas} onClick={seek} className="block w-full cursor-pointer" style={{ height }} />
    </div>
  );
}

interface Colours {
  readonly box: string;
  readonly text: string;
  readonly heard: string;
  readonly heardText: string;
  readonly face: string;
}

function coloursOf(canvas: HTMLCanvasElement): Colours {
  const near = canvas.parentElement ?? document.body;
  return {
    box: colourOf(near, '--waiting-tint'),
    text: colourOf(near, '--ink-second'),
    heard: colourOf(near, '--marigold'),
    heardText: '#1d1b18',
    face: getComputedStyle(canvas).fontFamily,
  };
}

function paintWords(
  canvas: HTMLCanvasElement,
  words: readonly TimedWord[],
  axis: TimeAxis,
  current: number,
  colours: Colours,
  dir: 'ltr' | 'rtl' | 'auto',
): void {
  const drawing = canvasFor(canvas);
  if (!drawing) return;
  const { context, width } = drawing;
  const { start, end } = axis.get();
  const perSecond = width / Math.max(0.001, end - start);
  context.font = `13px ${colours.face}`;
  context.textBaseline = 'middle';
  context.direction = dir === 'rtl' ? 'rtl' : 'ltr';
  context.textAlign = 'center';
  let free = Number.NEGATIVE_INFINITY;
  for (let index = Math.max(0, lastBegun(words, start)); index < words.length; index += 1) {
    const word = words[index] as TimedWord;
    if (word.start > end) break;
    const x = (word.start - start) * perSecond;
    const across = Math.max(1, (word.end - word.start) * perSecond - 1);
    const heard = index === current;
    // Narrower than a pixel each, words would be drawn over one another thousands of times.
    if (!heard && x + across < free + 1) continue;
    free = x + across;
    context.fillStyle = heard ? colours.heard : colours.box;
    context.beginPath();
    context.roundRect(x, 3, across, height - 6, Math.min(3, across / 2));
    context.fill();
    if (across < 9) continue;
    context.save();
    context.beginPath();
    context.rect(x + 1, 0, across - 2, height);
    context.clip();
    context.fillStyle = heard ? colours.heardText : colours.text;
    const wide = context.measureText(word.word).width > across - 6;
    context.textAlign = wide ? (dir === 'rtl' ? 'right' : 'left') : 'center';
    const at = wide ? (dir === 'rtl' ? x + across - 4 : x + 4) : x + across / 2;
    context.fillText(word.word, at, height / 2 + 1);
    context.restore();
  }
}
