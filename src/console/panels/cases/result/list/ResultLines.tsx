import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ResultRow } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { findLanguage } from '#contract/languages.ts';
import { type CaseFunction, caseFunctions } from '../../list/case-filter.ts';
import { VerdictChip } from '../VerdictChip.tsx';
import type { Grouping, ResultLine } from './group-results.ts';

interface GroupHeadProps {
  of: ResultLine & { kind: 'group' };
  grouping: Grouping;
  onFold: (folded: boolean) => void;
}

/** The name of a group with the verdicts of its results; folds and unfolds it. */
export function GroupHead({ of: { name, counts, folded }, grouping, onFold }: GroupHeadProps) {
  const words = useWords(casesWords);
  const isFunction = (value: string): value is CaseFunction => caseFunctions.some((one) => one === value);
  const text =
    name === ''
      ? words.noGroup
      : grouping === 'function' && isFunction(name)
        ? words.filters.functions[name]
        : grouping === 'language'
          ? [findLanguage(name) && languageName(name), name].filter(Boolean).join(' ')
          : name;
  const Icon = folded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      aria-expanded={!folded}
      onClick={() => onFold(!folded)}
      className="flex min-h-10 w-full flex-wrap items-center gap-x-3 bg-sunken px-4 py-1 text-start font-semibold"
    >
      <Icon aria-hidden="true" size={16} className={`shrink-0 ${folded ? 'rtl:-scale-x-100' : ''}`} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <span className="ms-auto inline-flex flex-wrap items-center gap-x-3 text-sm tabular">
        {counts.map(({ verdict, count }) => (
          <span key={verdict} className="inline-flex items-center gap-1">
            {count} <VerdictChip verdict={verdict} />
          </span>
        ))}
      </span>
    </button>
  );
}

interface ResultLineButtonProps {
  row: ResultRow;
  title: string;
  onOpen: () => void;
}

/** One result in two lines; opens it. */
export function ResultLineButton({ row, title, onOpen }: ResultLineButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-10 w-full items-center gap-3 px-4 py-1 text-start hover:bg-sunken"
    >
      <span className="w-24 shrink-0 @max-md:w-auto">
        <VerdictChip verdict={row.verdict} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base @max-md:line-clamp-2 @max-md:whitespace-normal">
          {title}
        </span>
        <Why row={row} />
      </span>
      <span className="shrink-0 text-sm text-ink-second tabular">{formatDuration(row.milliseconds)}</span>
    </button>
  );
}

/** The first problem of a result, in one line. */
function Why({ row }: { row: ResultRow }) {
  const words = useWords(casesWords);
  const failed = row.expectations.find(({ passed }) => !passed);
  if (failed) {
    const { expected, received } = failed;
    return (
      <span dir="auto" className="block truncate text-sm text-ink-second">
        {`${words.expectationNames[failed.expectation.kind]}: ${words.detail.expected} ${expected}, ${words.detail.received.toLowerCase()} ${received}`}
      </span>
    );
  }
  if (row.reason === undefined) return null;
  return (
    <span lang="en" dir="ltr" className="block truncate text-sm text-ink-second">
      {row.reason}
    </span>
  );
}
