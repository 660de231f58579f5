import { ArrowDownToLine, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { audioWords } from '#console/catalogues/audio.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { createScope } from '../listener-scope.ts';
import type { Playback } from '../playback/playback.ts';
import { adjacentItem } from '../playback/player-actions.ts';
import { timeText } from '../time-text.ts';
import { lastStartedIndex, type TimedWord } from '../timed-words.ts';
import { followCurrentWord } from './follow-current-word.ts';
import { keyboardCursor } from './keyboard-cursor.ts';
import { TranscriptText } from './TranscriptText.tsx';
import { type TranscriptPage, transcriptPage } from './transcript-page.ts';
import { textWithTimes, transcriptParagraphs } from './transcript-text.ts';
import { timesOf, type WordPositions, wordPositions } from './word-positions.ts';

interface TranscriptProps {
  segments: readonly (readonly TimedWord[])[];
  /** The formatted transcript. */
  formatted: string;
  /** The playback of the audio; undefined when the audio is not in this browser. */
  playback: Playback | undefined;
  label: string;
  /** Words below this confidence are underlined; none if it is omitted. */
  doubtfulBelow?: number | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto';
  /** Additional actions, on the same line as the actions on words. */
  actions?: ReactNode;
  /** Whether to leave out the actions; the words can still be clicked. */
  textOnly?: boolean;
}

/**
 * A transcript as plain text. The current word is highlighted and kept in view. A click on a word, Enter on the word
 * under the cursor, or the two buttons seek. The selection can be looped, and copied with its times.
 */
export function Transcript(props: TranscriptProps) {
  const { segments, formatted, playback, label, doubtfulBelow, lang, dir, actions, textOnly = false } = props;
  const text = useWords(audioWords);
  const say = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const page = useRef<TranscriptPage>(undefined);
  const following = useRef<ReturnType<typeof followCurrentWord>>(undefined);
  const [away, setAway] = useState(false);
  const paragraphs = useMemo(() => transcriptParagraphs(segments, formatted), [segments, formatted]);
  const positions = useRef<WordPositions>(undefined);
  const hasWords = segments.some(({ length }) => length > 0);

  useEffect(() => {
    if (!root.current || !scroller.current) return;
    // In an effect, because the first paint needs only the text.
    const found = wordPositions(segments, paragraphs);
    const created = transcriptPage(root.current, found);
    positions.current = found;
    page.current = created;
    if (!playback) return;
    const { element, loop } = playback;
    const follows = followCurrentWord(created, found, playback, scroller.current, setAway);
    following.current = follows;
    const stopCursor = keyboardCursor({
      page: created,
      positions: found,
      rightToLeft: getComputedStyle(root.current).direction === 'rtl',
      currentWord: () => found.indexOf(lastStartedIndex(found.spoken, element.currentTime)),
      onMove: ({ word, start }) => say(text.atTime(word, timeText(start))),
      onEnter: ({ start }) => playback.seek(start),
    });
    const offer = () => {
      const selected = created.selected();
      loop.suggest(selected && timesOf(found.words, selected.first, selected.last));
    };
    const { signal, end } = createScope(() => loop.suggest(undefined), stopCursor, follows.stop);
    document.addEventListener('selectionchange', offer, { signal });
    return end;
  }, [segments, paragraphs, playback, say, text]);

  useEffect(() => {
    if (doubtfulBelow === undefined || !page.current || !positions.current) return;
    return markDoubtful(page.current, segments.flat(), doubtfulBelow);
    // The effect above sets `page` and `positions` again whenever the segments change.
  }, [segments, doubtfulBelow]);

  const step = (by: 1 | -1) => {
    const word = playback && adjacentItem(positions.current?.spoken ?? [], playback.element.currentTime, by);
    if (word) playback.seek(word.start);
  };

  return (
    <section aria-label={label}>
      <div ref={scroller} className="max-h-[min(28rem,60dvh)] overflow-y-auto">
        <TranscriptText ref={root} paragraphs={paragraphs} hint={text.wordKeys} lang={lang} dir={dir} />
      </div>
      {!textOnly && (hasWords || actions) && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-4 py-1.5">
          {hasWords && playback && (
            <span className="inline-flex">
              <IconButton icon={ChevronLeft} label={text.previousWord} onClick={() => step(-1)} />
              <IconButton icon={ChevronRight} label={text.nextWord} onClick={() => step(1)} />
            </span>
          )}
          {hasWords && (
            <CopyButton
              text={() => textWithTimes(paragraphs, segments.flat(), page.current?.selected())}
              label={text.copyWithTimes}
            />
          )}
          {away && (
            <Button size="small" icon={ArrowDownToLine} onClick={() => following.current?.follow()}>
              {text.follow}
            </Button>
          )}
          {actions}
        </div>
      )}
    </section>
  );
}

/**
 * Underlines the words below a confidence threshold; words without confidence are left alone. Continues as further
 * blocks of the text are added.
 *
 * @returns a cleanup function
 */
function markDoubtful(page: TranscriptPage, words: readonly TimedWord[], threshold: number): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  const doubtful = words.flatMap(({ conf }, index) =>
    typeof conf === 'number' && conf < threshold ? [index] : [],
  );
  const highlight = new Highlight();
  CSS.highlights.set('doubtful-word', highlight);
  let next = 0;
  const mark = () => {
    for (; next < doubtful.length; next += 1) {
      const range = page.rangeOf(doubtful[next] ?? -1);
      // Words outside the formatted text never get a range; words in blocks that are not rendered yet get one later.
      if (!range && page.placed(doubtful[next] ?? -1)) return;
      if (range) highlight.add(range);
    }
  };
  mark();
  const coming = new MutationObserver(mark);
  coming.observe(page.root, { childList: true });
  return () => {
    coming.disconnect();
    CSS.highlights.delete('doubtful-word');
  };
}
