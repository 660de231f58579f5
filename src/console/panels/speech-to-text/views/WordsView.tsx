import type { Playback } from '#console/audio/playback/playback.ts';
import { timeText } from '#console/audio/time-text.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';

interface WordsViewProps extends LanguageAttributes {
  words: readonly TimedWord[];
  /** The number of a word in the transcript; by default its position in `words`. */
  numberOf?: ((word: TimedWord) => number) | undefined;
  label: string;
  playback: Playback | undefined;
}

const gridClass =
  'grid w-full grid-cols-[1.75rem_minmax(0,1fr)_3.75rem_3.75rem_4.5rem] items-baseline gap-x-1.5 px-4 text-start sm:grid-cols-[2.5rem_minmax(0,1fr)_4.5rem_4.5rem_5.5rem]';

/** The words as received, with their times; choosing one seeks to it. */
export function WordsView({ words, numberOf, label, playback, lang, dir }: WordsViewProps) {
  const { words: text } = useWords(transcriptWords);
  if (words.length === 0) return <p className="px-5 py-4 text-base text-ink-third">{text.none}</p>;
  return (
    <div className="text-sm">
      <div aria-hidden="true" className={`${gridClass} border-b border-line-strong py-1.5 text-ink-third`}>
        <span>{text.columns.number}</span>
        <span>{text.columns.word}</span>
        <span className="text-end">{text.columns.start}</span>
        <span className="text-end">{text.columns.end}</span>
        <span className="text-end">{text.columns.conf}</span>
      </div>
      <VirtualList label={label} count={words.length} estimate={40} focusable={!playback}>
        {(index) => {
          const item = words[index];
          if (!item) return null;
          const conf = typeof item.conf === 'number' ? String(item.conf) : undefined;
          return (
            <button
              type="button"
              disabled={!playback}
              onClick={() => playback?.seek(item.start)}
              className={`${gridClass} min-h-10 py-1.5 tabular enabled:hover:bg-sunken focus-visible:-outline-offset-2`}
            >
              <span className="text-ink-third">{numberOf?.(item) ?? index + 1}</span>
              {/* The cell follows the direction of the page, so that the words stand below their heading. */}
              <span className="truncate text-base font-semibold">
                <bdi lang={lang} dir={dir}>
                  {item.word}
                </bdi>
              </span>
              <span className="text-end">{timeText(item.start, 3)}</span>
              <span className="text-end">{timeText(item.end, 3)}</span>
              <span className="text-end">
                {conf ? (
                  <>
                    <span className="sr-only">{text.columns.conf} </span>
                    {conf}
                  </>
                ) : (
                  <span className="text-ink-third">{text.absent}</span>
                )}
              </span>
            </button>
          );
        }}
      </VirtualList>
    </div>
  );
}
