import { type RefObject, useEffect, useRef } from 'react';
import type { Failure } from '#client/outcome.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RestoredNote } from '#console/exchanges/RestoredNote.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { SendBar } from '#console/ui/feedback/SendBar.tsx';
import { scrollToResult } from '#console/ui/lists/use-painted.ts';
import { stringsOf } from '#console/ui/text/strings.ts';
import { optionNames, type TransliterationForm } from '../form/form.ts';
import { OptionRow } from './OptionRow.tsx';
import { SideBySide } from './SideBySide.tsx';
import { type LabResults, useLab } from './use-lab.ts';

interface LabProps {
  form: TransliterationForm;
  onChange: (change: Partial<TransliterationForm>) => void;
}

/** The tester's text with two sets of options, and the effect of each option alone. */
export function Lab({ form, onChange }: LabProps) {
  const words = useWords(transliterationWords).lab;
  const announce = useAnnounce();
  const results = useLab(form);
  const strings = stringsOf(results.text ?? '');
  const { first, second } = results;
  const done = first.rows !== undefined && second.rows !== undefined;
  const cancelled =
    results.text !== undefined && !done && !results.startedAt && !first.failure && !second.failure;
  // Results that were already shown are not announced.
  const hasSent = useRef(false);
  hasSent.current ||= results.startedAt !== undefined;
  useEffect(() => {
    if (done && hasSent.current) announce(words.done);
  }, [done, announce, words]);
  const outcome = useOutcomeInSight(results);
  return (
    <>
      <RestoredNote runner={results.kept} />
      <div className="@container flex flex-col gap-4 p-4">
        <p className="text-base text-ink-second">{words.explanation}</p>
        <SendBar
          label={words.compare}
          onSend={() => results.compare(form.text)}
          onCancel={results.cancel}
          startedAt={results.startedAt}
        />
        {results.text !== undefined && results.text !== form.text && (
          <p className="text-sm text-ink-second">{words.otherText}</p>
        )}
        {results.text !== undefined && (
          <div ref={outcome} className="flex flex-col gap-4">
            {failuresOf(results).map(({ failure, sets }) => (
              <FailureCard
                key={sets}
                failure={failure}
                note={words.failedSets(words[sets])}
                onAgain={results.again}
                onSendAnyway={() => results.compare(results.text ?? form.text, { sendAnyway: true })}
              />
            ))}
            {cancelled && (
              <p role="status" className="flex flex-wrap items-center gap-2 text-base text-ink-second">
                {words.cancelled} <Button onClick={results.again}>{words.again}</Button>
              </p>
            )}
            {first.rows && second.rows && (
              <SideBySide
                strings={strings}
                first={{ rows: first.rows, exchange: first.exchange }}
                second={{ rows: second.rows, exchange: second.exchange }}
                source={form.source}
                target={form.target}
              />
            )}
          </div>
        )}
        <div>
          <div
            aria-hidden="true"
            className="hidden gap-x-3 ps-4 pb-1 text-sm font-semibold text-ink-second @sm:grid @sm:grid-cols-2 @2xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="hidden @2xl:inline">{words.option}</span>
            <span>{words.first}</span>
            <span>{words.second}</span>
          </div>
          <ul aria-label={words.options} className="flex flex-col">
            {optionNames.map((option) => (
              <OptionRow
                key={option}
                option={option}
                form={form}
                onChange={onChange}
                results={results}
                strings={strings}
              />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/**
 * Scrolls the outcome into view after a press of the button, unless the focus has moved since. A change of an option
 * also sends the text again, but then the page is not scrolled, so that the option stays in view.
 *
 * @returns the ref of the element that contains the failures and the answers
 */
function useOutcomeInSight({ pressedAt, startedAt }: LabResults): RefObject<HTMLDivElement | null> {
  const outcome = useRef<HTMLDivElement>(null);
  const shownFor = useRef(pressedAt);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (pressedAt !== undefined) focused.current = document.activeElement;
  }, [pressedAt]);
  useEffect(() => {
    if (startedAt !== undefined || pressedAt === undefined || pressedAt === shownFor.current) return;
    shownFor.current = pressedAt;
    scrollToResult(() => outcome.current, focused.current);
  }, [pressedAt, startedAt]);
  return outcome;
}

/** The failures of the two sets; the same failure of both is listed once. */
function failuresOf({ first: { failure: first }, second: { failure: second } }: LabResults) {
  const explanationOf = (failure: Failure) => describeFailure(failure).explanation;
  if (first && second && explanationOf(first) === explanationOf(second))
    return [{ failure: first, sets: 'both' as const }];
  return [
    ...(first ? [{ failure: first, sets: 'first' as const }] : []),
    ...(second ? [{ failure: second, sets: 'second' as const }] : []),
  ];
}
