import './transcript.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { audioWords } from './audio-words.ts';
import type { Playback } from './playback.ts';
import { lastBegun, type TimedWord, wordAt } from './timed-words.ts';
import { type TranscriptParagraph, transcriptParagraphs } from './transcript-text.ts';

interface TranscriptProps {
  segments: readonly (readonly TimedWord[])[];
  /** The formatted transcript. */
  formatted: string;
  /** Absent when the audio is not in this browser. */
  playback: Playback | undefined;
  label: string;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto';
}

/** Where a word stands on the page: the paragraph's number and the place in its text. */
interface Spot {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/**
 * A transcript as plain text: the word being heard is marked by a highlight, which changes no element; a click on a
 * word, or the two buttons, seek word by word.
 */
export function Transcript({ segments, formatted, playback, label, lang, dir }: TranscriptProps) {
  const text = useWords(audioWords);
  const root = useRef<HTMLDivElement>(null);
  const words = useMemo(() => segments.flat(), [segments]);
  const paragraphs = useMemo(() => transcriptParagraphs(segments, formatted), [segments, formatted]);
  const spots = useMemo(() => spotsOf(paragraphs), [paragraphs]);

  useEffect(() => {
    const element = root.current;
    if (!element || !playback) return;
    return markHeardWord(element, words, spots, playback);
  }, [words, spots, playback]);

  useEffect(() => {
    const element = root.current;
    if (!element || !playback) return;
    const onClick = (event: MouseEvent) => {
      const word = words[wordUnder(event, paragraphs) ?? -1];
      if (word) playback.seek(word.start);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [words, paragraphs, playback]);

  const step = (by: 1 | -1) => {
    if (!playback) return;
    const heard = lastBegun(words, playback.element.currentTime + 0.001);
    playback.seek(words[Math.min(words.length - 1, Math.max(0, heard + by))]?.start ?? 0);
  };

  return (
    <section aria-label={label} className="flex max-h-[28rem] items-start overflow-y-auto">
      {playback && words.length > 0 && (
        <div className="sticky top-0 order-last m-2 flex flex-col rounded border border-line bg-surface sm:flex-row">
          <IconButton icon={ChevronLeft} label={text.previousWord} onClick={() => step(-1)} />
          <IconButton icon={ChevronRight} label={text.nextWord} onClick={() => step(1)} />
        </div>
      )}
      <div ref={root} lang={lang} dir={dir} className="min-w-0 flex-1 px-5 py-4 text-result">
        {paragraphs.map((paragraph, number) => (
          <p
            key={paragraph.spans[0]?.index ?? paragraph.text}
            data-paragraph={number}
            className="mb-2 [contain-intrinsic-size:auto_3lh] [content-visibility:auto]"
          >
            {paragraph.text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** The index of the word at a click; undefined between words, and while text is being selected to be copied. */
function wordUnder(
  { clientX, clientY }: MouseEvent,
  paragraphs: readonly TranscriptParagraph[],
): number | undefined {
  if (!getSelection()?.isCollapsed) return undefined;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  const number = Number(caret?.offsetNode.parentElement?.dataset.paragraph);
  return paragraphs[number]?.spans.findLast(({ start }) => start <= (caret?.offset ?? 0))?.index;
}

function spotsOf(paragraphs: readonly TranscriptParagraph[]): ReadonlyMap<number, Spot> {
  return new Map(
    paragraphs.flatMap(({ spans }, paragraph) =>
      spans.map(({ index, start, end }): [number, Spot] => [index, { paragraph, start, end }]),
    ),
  );
}

function markHeardWord(
  root: HTMLElement,
  words: readonly TimedWord[],
  spots: ReadonlyMap<number, Spot>,
  playback: Playback,
): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  const highlight = new Highlight();
  CSS.highlights.set('heard-word', highlight);
  let current = -1;
  const stop = playback.subscribe((time) => {
    const heard = wordAt(words, time);
    if (heard === current) return;
    current = heard;
    highlight.clear();
    const spot = spots.get(heard);
    const node = spot && root.children[spot.paragraph]?.firstChild;
    if (!node) return;
    const range = document.createRange();
    range.setStart(node, spot.start);
    range.setEnd(node, spot.end);
    highlight.add(range);
    keepInView(root.parentElement ?? root, range);
  });
  return () => {
    stop();
    CSS.highlights.delete('heard-word');
  };
}

/** Scrolls the transcript, and only it, so far that the word can be seen. */
function keepInView(root: HTMLElement, range: Range): void {
  const box = range.getBoundingClientRect();
  const view = root.getBoundingClientRect();
  if (box.top < view.top + 8) root.scrollTop -= view.top + 8 - box.top;
  else if (box.bottom > view.bottom - 8) root.scrollTop += box.bottom - view.bottom + 8;
}
