import { Suspense } from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ListenButton, ListenProblem } from '#console/listen/Listen.tsx';
import type { ListenControls } from '#console/listen/use-listen.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { ComparedText } from '#console/ui/text/MarkedDifferences.tsx';
import type { WordRoute } from '#contract/local/explanations.ts';
import type { TransliterationEntry } from '#contract/transliteration.ts';
import { isSameAfterRoundTrip } from './use-back-transliteration.ts';

const { Component: WordRoutes } = preloadable(
  async () => (await import('../routes/WordRoutes.tsx')).WordRoutes,
);

interface SuggestionsProps {
  entry: TransliterationEntry;
  /** Position in the request, from 1. */
  number: number;
  source: string;
  target: string;
  listen: ListenControls;
  /** The first suggestion, transliterated back to the source script; undefined until requested. */
  back: string | undefined;
  /** Whether the whole source and the meaning of the status are shown. */
  details: boolean;
  /** Which layer spelled each word, if known. */
  routes: readonly WordRoute[] | undefined;
}

/**
 * One string: a line of the source, the first suggestion large, the others in rank order with their differences from
 * it.
 */
export function Suggestions({
  entry,
  number,
  source,
  target,
  listen,
  back,
  details,
  routes,
}: SuggestionsProps) {
  const words = useWords(transliterationWords);
  const [first, ...others] = entry.outString;
  const { status } = entry;
  const unchanged = first === entry.inString;
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 px-4 py-2">
      <span className="text-sm leading-6 text-ink-third tabular">{number}</span>
      <div className="flex items-start gap-3">
        <LanguageText
          as="p"
          code={source}
          className={`min-w-0 flex-1 text-sm leading-6 text-ink-second ${details ? 'wrap-anywhere whitespace-pre-wrap' : 'truncate'}`}
        >
          {entry.inString}
        </LanguageText>
        <StatusChip tone={unchanged ? 'unchanged' : status === 2 ? 'served' : 'waiting'}>
          {status === 2 && !unchanged && !details ? (
            <span title={words.success}>
              <span className="sr-only">{words.status(status)}</span>
              <span aria-hidden="true">{status}</span>
            </span>
          ) : status === undefined ? (
            words.noStatus
          ) : (
            words.status(status)
          )}
          {unchanged && ` · ${words.returnedUnchanged}`}
        </StatusChip>
        {details && status !== undefined && (
          <ReferenceLink anchor="transliteration.answer.responseList.status" name={words.status(status)} />
        )}
      </div>
      <div className="col-start-2 flex items-start gap-2">
        {first === undefined ? (
          <p className="flex-1 py-1 text-base text-ink-third">{words.noOutput}</p>
        ) : (
          <>
            <LanguageText
              as="p"
              isResult
              code={target}
              className="min-w-0 flex-1 text-result wrap-anywhere whitespace-pre-wrap"
            >
              {first}
            </LanguageText>
            <div className="flex">
              <ListenButton place={{ language: target, number }} text={first} listen={listen} />
              <CopyButton name={words.copy(first)} text={() => first} />
            </div>
          </>
        )}
      </div>
      <div className="col-start-2">
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
                <span aria-hidden="true" className="pe-2 text-sm text-ink-third tabular">
                  {index + 2}
                </span>
                <LanguageText isResult code={target} className="text-base">
                  <ComparedText before={first} after={text} code={target} />
                </LanguageText>
                <CopyButton name={words.copy(text)} text={() => text} />
              </li>
            ))}
          </ol>
        )}
        {back !== undefined && <BackTransliteration sent={entry.inString} back={back} source={source} />}
        {details && status === 2 && <p className="text-sm text-ink-third">{words.success}</p>}
        {details && routes && (
          <Suspense>
            <WordRoutes routes={routes} source={source} />
          </Suspense>
        )}
        <ListenProblem place={{ language: target, number }} listen={listen} />
      </div>
    </div>
  );
}

/** The suggestion transliterated back to the source script, with its differences from the source marked. */
function BackTransliteration({ sent, back, source }: { sent: string; back: string; source: string }) {
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
