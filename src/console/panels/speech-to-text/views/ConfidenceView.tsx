import './confidence.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import type { Playback } from '#console/audio/playback/playback.ts';
import { timeText } from '#console/audio/time-text.ts';
import { lastStartedIndex, type TimedWord } from '#console/audio/timed-words.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { doubtfulWords, histogramColumns, summariseConfidence } from './confidence.ts';
import { WordsView } from './WordsView.tsx';

interface ConfidenceViewProps extends LanguageAttributes {
  words: readonly TimedWord[];
  threshold: number;
  onThreshold: (threshold: number) => void;
  playback: Playback | undefined;
}

/** Confidence of the words: how many are below a threshold, and buttons to play them one by one. */
export function ConfidenceView(props: ConfidenceViewProps) {
  const { words, threshold, onThreshold, playback, lang, dir } = props;
  const { confidence: text } = useWords(transcriptWords);
  const say = useAnnounce();
  const id = useId();
  const { histogram, rated, unrated } = useMemo(() => summariseConfidence(words), [words]);
  const numbers = useMemo(() => new Map(words.map((word, index) => [word, index + 1])), [words]);
  const doubtful = useMemo(() => doubtfulWords(words, threshold), [words, threshold]);
  /** The word played last. "Next" continues from it, no matter where playback stopped. */
  const lastPlayed = useRef<TimedWord>(undefined);
  if (rated === 0) return <p className="px-5 py-4 text-base text-ink-third">{text.none}</p>;

  const step = (by: 1 | -1) => {
    if (!playback) return;
    const now = playback.element.currentTime;
    const at =
      lastPlayed.current && isNearWord(now, lastPlayed.current) ? doubtful.indexOf(lastPlayed.current) : -1;
    const onwards =
      by > 0 ? doubtful.find(({ start }) => start > now) : doubtful[lastStartedIndex(doubtful, now)];
    const word = at >= 0 ? doubtful[at + by] : onwards;
    if (!word) return say(text.end);
    say(text.at(word.word, String(word.conf), timeText(word.start)));
    lastPlayed.current = word;
    playWithContext(playback, word);
  };
  return (
    <div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0 flex-1 basis-60">
          <Histogram histogram={histogram} threshold={threshold} />
          <label htmlFor={id} className="sr-only">
            {text.threshold}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={threshold}
            onChange={({ target }) => onThreshold(Number(target.value))}
            className="w-full accent-ink"
          />
        </div>
        <div className="tabular">
          <p className="text-sm text-ink-third">
            {text.threshold} {threshold.toFixed(2)}
          </p>
          <p className="font-semibold" role="status">
            {text.below(doubtful.length, rated)}
          </p>
          {unrated > 0 && <p className="text-sm text-ink-third">{text.absent(unrated)}</p>}
        </div>
        {playback && (
          <div className="flex gap-2">
            <Button
              icon={ChevronLeft}
              aria-label={text.previous}
              title={text.previous}
              onClick={() => step(-1)}
            />
            <Button icon={ChevronRight} aria-label={text.next} title={text.next} onClick={() => step(1)} />
          </div>
        )}
      </div>
      {doubtful.length > 0 && (
        <WordsView
          words={doubtful}
          numberOf={(word) => numbers.get(word) ?? 0}
          label={text.list}
          playback={playback}
          lang={lang}
          dir={dir}
        />
      )}
    </div>
  );
}

/** A histogram of words by confidence; columns below the threshold are hatched. */
function Histogram({ histogram, threshold }: { histogram: readonly number[]; threshold: number }) {
  const { confidence: text } = useWords(transcriptWords);
  const largestCount = Math.max(1, ...histogram);
  const edge = (column: number) => (column / histogramColumns).toFixed(2);
  return (
    <ol aria-label={text.histogram} className="flex h-14 items-end gap-px border-b border-line-strong">
      {histogram.map((count, column) => (
        <li
          key={edge(column)}
          className={`flex-1 ${column / histogramColumns < threshold ? 'hatched' : 'bg-wave-played'}`}
          style={{ blockSize: count === 0 ? 0 : `${Math.max(6, (count / largestCount) * 100)}%` }}
        >
          <span className="sr-only">{text.column(edge(column), edge(column + 1), count)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Seconds that are played before and after a word. */
const contextSeconds = 1;

/** Whether a time is within a word or its context. */
const isNearWord = (time: number, { start, end }: TimedWord): boolean =>
  time >= start - contextSeconds - 0.1 && time <= end + contextSeconds + 1;

/** Plays a word with a second before and after it; a seek elsewhere cancels the stop at its end. */
function playWithContext({ element, seek }: Playback, word: TimedWord): void {
  const { start, end } = word;
  seek(start - contextSeconds);
  const last = end + contextSeconds;
  const stop = () => {
    const elsewhere = !isNearWord(element.currentTime, word);
    if (element.currentTime >= last && !elsewhere) element.pause();
    if (element.paused || elsewhere) element.removeEventListener('timeupdate', stop);
  };
  // `play()` rejects when a pause interrupts it; that is harmless.
  element
    .play()
    .then(() => element.addEventListener('timeupdate', stop))
    .catch(() => {});
}
