import { Undo2 } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Download } from '#console/download/Download.tsx';
import { AnswerFacts } from '#console/exchanges/AnswerFacts.tsx';
import { useExplanation } from '#console/exchanges/explanation/use-explanation.ts';
import { useListen } from '#console/listen/use-listen.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { DetailsButton } from '#console/ui/details/DetailsButton.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { RowList } from '#console/ui/lists/RowList.tsx';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import type { TransliterationForm } from '../form/form.ts';
import { Suggestions } from './Suggestions.tsx';
import { isSameAfterRoundTrip, useBackTransliteration } from './use-back-transliteration.ts';

const ExplainButton = lazy(async () => ({
  default: (await import('#console/exchanges/explanation/ExplainButton.tsx')).ExplainButton,
}));

const minSearchableRows = 12;

interface AnswerProps {
  answer: LenientTransliterationResponse;
  /** The form that was sent. */
  form: TransliterationForm;
  exchange: Exchange;
}

/** A transliteration's answer: the suggestions for each string, in rank order. */
export const Answer = memo(function Answer({ answer, form, exchange }: AnswerProps) {
  const words = useWords(transliterationWords);
  const [search, setSearch] = useState('');
  const listen = useListen();
  const details = useDetailsOpen();
  const reverse = useBackTransliteration(answer, form);
  const explanation = useExplanation(
    'transliteration',
    exchange,
    details && answer.responseList.length <= maxPlainRows,
  );
  const back = reverse.call?.outcome;
  const announce = useAnnounce();
  const announced = useRef(back);
  useEffect(() => {
    if (back === announced.current) return;
    announced.current = back;
    if (reverse.call?.restored) return;
    if (back?.kind !== 'ok') return;
    const same = answer.responseList.filter(({ inString }, place) =>
      isSameAfterRoundTrip(inString, reverse.textAt(place)),
    );
    announce(words.back.done(same.length, answer.responseList.length));
  });
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const entries = useMemo(
    () => answer.responseList.map((entry, index) => ({ entry, number: index + 1 })),
    [answer],
  );
  const shown = useMemo(
    () =>
      wanted === ''
        ? entries
        : entries.filter(({ entry }) =>
            [entry.inString, ...entry.outString].join('\n').toLowerCase().includes(wanted),
          ),
    [entries, wanted],
  );
  if (entries.length === 0) return <p className="px-4 py-8 text-base text-ink-second">{words.emptyAnswer}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-4 py-2 max-sm:gap-0 max-sm:px-1.5">
        {entries.length > minSearchableRows && (
          <TextInput
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="me-auto min-h-8 max-w-52 text-sm"
          />
        )}
        {reverse.call && !back && <Stopwatch startedAt={reverse.call.startedAt} onCancel={reverse.cancel} />}
        {/* The button is not hidden while waiting, since it has the focus. */}
        <Button look="quiet" size="small" icon={Undo2} onClick={reverse.start}>
          {words.back.action}
        </Button>
        <CopyButton
          brief
          label={words.copyAll}
          text={() => shown.map(({ entry }) => entry.outString[0] ?? '').join('\n')}
        />
        {details && (
          <Suspense>
            <ExplainButton explanation={explanation} />
          </Suspense>
        )}
        <DetailsButton brief />
        <Download
          brief
          results={async () =>
            (await import('./export.ts')).transliterationResults(answer, form, { exchange })
          }
        />
      </div>
      {back && back.kind !== 'ok' && <FailureCard failure={back} onAgain={reverse.start} />}
      {shown.length === 0 && <p className="px-4 py-8 text-base text-ink-second">{words.noRows}</p>}
      <RowList label={words.rows} rows={shown} estimate={96} keyOf={({ number }) => number}>
        {(row) => (
          <Suggestions
            {...row}
            source={form.source}
            target={form.target}
            listen={listen}
            details={details}
            routes={explanation.data?.strings[row.number - 1]?.words}
            back={reverse.textAt(row.number - 1)}
          />
        )}
      </RowList>
      {details && <AnswerFacts exchanges={[exchange]} />}
    </>
  );
});
