import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { ListenButton, ListenProblem } from '#console/listen/Listen.tsx';
import type { ListenControls } from '#console/listen/use-listen.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { ComparedText } from '#console/ui/text/MarkedDifferences.tsx';
import type { TransliterationEntry } from '#contract/transliteration.ts';
import { isSameAfterRoundTrip } from './use-reverse.ts';

interface SuggestionsProps {
  entry: TransliterationEntry;
  /** Position in the request, from 1. */
  number: number;
  source: string;
  target: string;
  listen: ListenControls;
  /** The first suggestion transliterated back to the source; undefined before that was requested. */
  back: string | undefined;
}

/** One string: the first suggestion large, the others in rank order with their differences from it marked. */
export function Suggestions({ entry, number, source, target, listen, back }: SuggestionsProps) {
  const words = useWords(transliterationWords);
  const [first, ...others] = entry.outString;
  const { status } = entry;
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 px-4 py-3">
      <span className="pt-2 text-sm text-ink-third tabular">{number}</span>
      <div className="min-w-0">
        {first === undefined ? (
          <p className="py-1 text-base text-ink-third">{words.noOutput}</p>
        ) : (
          <LanguageText as="p" code={target} className="text-result wrap-anywhere whitespace-pre-wrap">
            {first}
          </LanguageText>
        )}
        {first !== undefined && others.length > 0 && (
          <ol
            aria-label={words.others}
            start={2}
            // Aligned to the side on which the target's script begins, like the first suggestion.
            dir={languageAttributes(target).dir}
            className="flex flex-wrap gap-x-2 gap-y-1.5 py-1.5"
          >
            {others.map((text, index) => (
              <li
                key={text}
                aria-label={`${words.rank(index + 2)}: ${text}`}
                className="inline-flex items-center rounded border border-line ps-2"
              >
                <span aria-hidden="true" className="pe-2 text-xs text-ink-third tabular">
                  {index + 2}
                </span>
                <LanguageText code={target} className="text-lg">
                  <ComparedText before={first} after={text} code={target} />
                </LanguageText>
                <CopyButton name={words.copy(text)} text={() => text} />
              </li>
            ))}
          </ol>
        )}
        <LanguageText
          as="p"
          code={source}
          className="text-base wrap-anywhere whitespace-pre-wrap text-ink-second"
        >
          {entry.inString}
        </LanguageText>
        {back !== undefined && <ReversedText sent={entry.inString} back={back} source={source} />}
        <p className="flex flex-wrap items-center gap-x-2 pt-1 text-sm text-ink-third">
          <StatusChip tone={status === 2 ? 'served' : 'waiting'}>
            {status === undefined ? words.noStatus : words.status(status)}
          </StatusChip>
          {first === entry.inString ? (
            <span>{words.returnedUnchanged}</span>
          ) : (
            status === 2 && <span>{words.success}</span>
          )}
        </p>
        <ListenProblem number={number} listen={listen} />
      </div>
      {first !== undefined && (
        <div className="flex items-start">
          <ListenButton number={number} text={first} listen={listen} />
          <CopyButton name={words.copy(first)} text={() => first} />
        </div>
      )}
    </div>
  );
}

/** The text that came back, with its differences from the source marked. */
function ReversedText({ sent, back, source }: { sent: string; back: string; source: string }) {
  const words = useWords(transliterationWords).back;
  const same = isSameAfterRoundTrip(sent, back);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-base text-ink-second">
      <span className="text-sm text-ink-third">{words.label}</span>
      <LanguageText code={source} className="wrap-anywhere">
        {same ? back : <ComparedText before={sent.toLowerCase()} after={back.toLowerCase()} code={source} />}
      </LanguageText>
      <StatusChip tone={same ? 'served' : 'transliterated'}>{same ? words.same : words.differs}</StatusChip>
    </p>
  );
}
