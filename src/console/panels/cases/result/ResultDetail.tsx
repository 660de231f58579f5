import { useQuery } from '@tanstack/react-query';
import { Pencil, RotateCcw } from 'lucide-react';
import { languageAttributes } from '#cases/checks/text/script-of-text.ts';
import { type ExpectationResult, failedFirst, type ResultRow } from '#cases/run/results.ts';
import { runKey } from '#cases/run/run-item.ts';
import type { Exchange } from '#client/exchange.ts';
import { jsonValue } from '#client/parse-json.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { AnswerIds } from '#console/exchanges/AnswerIds.tsx';
import { TextPair } from '#console/exchanges/comparison/AnswerDifferences.tsx';
import { RequestSide, ResponseSide } from '#console/exchanges/drawer/CallSides.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { callsQuery } from '../run/runs-query.ts';
import { AcceptAnswer } from './AcceptAnswer.tsx';
import { ChangedAnswer } from './ChangedAnswer.tsx';
import { DetailHead } from './DetailHead.tsx';
import { Trend } from './Trend.tsx';
import { VerdictChip } from './VerdictChip.tsx';

interface ResultDetailProps {
  run: string;
  row: ResultRow;
  title: string;
  onBack: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Runs this case, or this row of its data, again; absent during a run. */
  onRunAgain: ((row: ResultRow) => void) | undefined;
  /** Opens the case in the editor; absent when it was removed. */
  onEdit: ((id: string) => void) | undefined;
}

/** The details of a result: every expectation, and the calls that were made. */
export function ResultDetail(props: ResultDetailProps) {
  const { run, row, title, onBack, onPrevious, onNext, onRunAgain, onEdit } = props;
  const words = useWords(casesWords);
  const editorWords = useWords(caseEditorWords);
  const key = runKey(row.caseId, row.row);
  const calls = useQuery(callsQuery(run, key));
  const last = calls.data?.at(-1);
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 py-3">
      <DetailHead title={title} of={key} back={words.back} {...{ onBack, onPrevious, onNext }}>
        <VerdictChip verdict={row.verdict} />
        <span className="text-sm text-ink-second tabular">{formatDuration(row.milliseconds)}</span>
        {row.attempts > 1 && (
          <span className="text-sm text-ink-second">{words.detail.attempts(row.attempts)}</span>
        )}
        {onRunAgain && (
          <Button look="quiet" size="small" icon={RotateCcw} onClick={() => onRunAgain(row)}>
            {words.run.again}
          </Button>
        )}
        {onEdit && (
          <Button look="quiet" size="small" icon={Pencil} onClick={() => onEdit(row.caseId)}>
            {editorWords.title}
          </Button>
        )}
      </DetailHead>
      {row.reason !== undefined && (
        <section aria-label={words.detail.reason}>
          <h4 className="text-sm font-semibold">
            {row.verdict === 'changed' ? words.detail.difference : words.detail.reason}
          </h4>
          {row.verdict === 'changed' && last ? (
            <ChangedAnswer caseId={row.caseId} row={row.row} answer={last} reason={row.reason} />
          ) : (
            <p className="text-base whitespace-pre-wrap wrap-anywhere" lang="en" dir="ltr">
              {row.reason}
            </p>
          )}
        </section>
      )}
      {row.values && <Values values={row.values} />}
      {(row.expectations.length > 0 || row.reason === undefined) && (
        <section aria-label={words.detail.expectations}>
          <h4 className="pb-1 text-sm font-semibold">{words.detail.expectations}</h4>
          {row.expectations.length === 0 ? (
            <p className="text-sm text-ink-second">{words.detail.none}</p>
          ) : (
            <ul className="flex flex-col">
              {failedFirst(row.expectations).map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <ExpectationLine key={index} of={one} />
              ))}
            </ul>
          )}
        </section>
      )}
      {calls.isPending ? (
        <Stopwatch startedAt={Date.now()} />
      ) : (
        <>
          {(row.verdict === 'passed' || row.verdict === 'changed') && calls.data && (
            <AcceptAnswer key={key} caseId={row.caseId} row={row.row} answer={last} />
          )}
          <Calls exchanges={calls.data ?? []} />
        </>
      )}
      <Trend run={run} of={key} />
    </div>
  );
}

function Values({ values }: { values: Readonly<Record<string, string>> }) {
  const words = useWords(casesWords);
  return (
    <section aria-label={words.detail.values}>
      <h4 className="text-sm font-semibold">{words.detail.values}</h4>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-second">{name}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ExpectationLine({
  of: { expectation, passed, expected, received, language, compared },
}: {
  of: ExpectationResult;
}) {
  const words = useWords(casesWords);
  const about = [
    'string' in expectation &&
      expectation.string !== undefined &&
      words.detail.string(expectation.string + 1),
    'language' in expectation && expectation.language,
  ].filter(Boolean);
  const languages = language === undefined ? [] : [language];
  return (
    <li className="grid gap-x-3 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="flex flex-wrap items-start gap-2 text-sm font-semibold">
        <StatusChip tone={passed ? 'served' : 'failed'}>
          {passed ? words.detail.met : words.detail.notMet}
        </StatusChip>
      </span>
      <span className="min-w-0 text-base">
        <span className="block text-sm">
          <span className="font-semibold">{words.expectationNames[expectation.kind]}</span>
          {about.length > 0 && <span className="text-ink-second"> · {about.join(' · ')}</span>}
        </span>
        {passed && expected === received ? (
          <bdi {...languageAttributes(received, languages)} className="whitespace-pre-wrap wrap-anywhere">
            {received}
          </bdi>
        ) : (
          <TextPair
            texts={!passed && compared ? [compared.expected, compared.received] : [expected, received]}
            marked={!passed && language !== undefined}
            languages={languages}
            sides={[words.detail.expected, words.detail.received]}
          />
        )}
        {!passed && compared && (
          <span dir="auto" className="block text-sm whitespace-pre-wrap wrap-anywhere text-ink-second">
            {received}
          </span>
        )}
      </span>
    </li>
  );
}

function Calls({ exchanges }: { exchanges: readonly Exchange[] }) {
  const words = useWords(casesWords);
  return (
    <section aria-label={words.detail.calls} className="flex flex-col gap-4">
      <h4 className="text-sm font-semibold">{words.detail.calls}</h4>
      {exchanges.length === 0 && <p className="text-sm text-ink-second">{words.detail.noCalls}</p>}
      {exchanges.map((exchange) => (
        <div key={exchange.id} className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <AnswerIds uuids={uuidsOf(exchange)} exchanges={[exchange]} />
          </p>
          <RequestSide exchange={exchange} />
          <ResponseSide exchange={exchange} />
        </div>
      ))}
    </section>
  );
}

function uuidsOf({ response }: Exchange): string[] {
  const value = typeof response?.body === 'string' ? jsonValue(response.body) : undefined;
  const uuid: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'uuid') : undefined;
  return typeof uuid === 'string' ? [uuid] : [];
}
