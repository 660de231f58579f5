import { CircleAlert, CircleCheck, CircleHelp, Flag, Info, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { type CheckResult, checks, type Finding, type Severity } from '#cases/checks/transcript/check.ts';
import type { Playback } from '#console/audio/playback/playback.ts';
import { timeText } from '#console/audio/time-text.ts';
import { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import type { Checks } from '../checks/use-checks.ts';

interface ChecksViewProps extends LanguageAttributes {
  checks: Checks;
  playback: Playback | undefined;
}

type FindingFilter = 'all' | 'found' | 'error' | 'warning';

const severityIcons: Readonly<Record<Severity, LucideIcon>> = {
  error: CircleAlert,
  warning: Flag,
  note: Info,
};
const severityColours: Readonly<Record<Severity, string>> = {
  error: 'text-failed',
  warning: 'text-transliterated',
  note: 'text-database',
};

const findingCount = (result: CheckResult) => ('findings' in result ? result.findings.length : 0);

/** All checks with their rules and findings, or why they could not run. Choosing a finding seeks to its time. */
export function ChecksView({ checks: { results, failed }, playback, lang, dir }: ChecksViewProps) {
  const text = useWords(transcriptChecksWords);
  const [filter, setFilter] = useState<FindingFilter>('all');
  const [chosen, setChosen] = useState<Finding>();
  const note = 'px-5 py-4 text-base text-ink-third';
  if (failed) return <p className={note}>{text.failed}</p>;
  if (!results) return <p className={note}>{text.running}</p>;
  const shown = results.filter((result) => {
    if (filter === 'all') return true;
    return findingCount(result) > 0 && (filter === 'found' || checks[result.check] === filter);
  });
  const unchecked = results.filter((result) => 'notChecked' in result).length;
  const found = results.reduce((sum, result) => sum + findingCount(result), 0);
  const clean = results.filter((result) => 'findings' in result && result.findings.length === 0).length;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
        <p className="text-sm text-ink-second tabular">{text.summary(found, clean, unchecked)}</p>
        <Segmented
          label={text.show}
          value={filter}
          onChange={setFilter}
          options={(['all', 'found', 'error', 'warning'] as const).map((value) => ({
            value,
            label: text.filters[value],
          }))}
        />
      </div>
      {shown.length === 0 && <p className={note}>{text.noneShown}</p>}
      {shown.map((result) => (
        <CheckItem
          key={result.check}
          {...{ result, chosen, playback, lang, dir }}
          onChoose={(finding, time) => {
            setChosen(finding);
            playback?.seek(time);
          }}
        />
      ))}
    </div>
  );
}

interface CheckItemProps extends Omit<ChecksViewProps, 'checks'> {
  result: CheckResult;
  /** The finding that was played last. */
  chosen: Finding | undefined;
  onChoose: (finding: Finding, time: number) => void;
}

function CheckItem({ result, ...found }: CheckItemProps) {
  const text = useWords(transcriptChecksWords);
  const { name, holds, meaning } = text.checks[result.check];
  const severity = checks[result.check];
  const count = findingCount(result);
  const passed = 'findings' in result && count === 0;
  const title = passed ? holds : name;
  const Icon = 'notChecked' in result ? CircleHelp : count === 0 ? CircleCheck : severityIcons[severity];
  const tone =
    'notChecked' in result ? 'text-waiting' : count === 0 ? 'text-served' : severityColours[severity];
  return (
    <section aria-label={title} className="border-t border-line">
      <div className="flex flex-wrap items-baseline gap-x-3 px-5 py-2">
        <h3 className={`flex items-center gap-2 font-semibold ${tone}`}>
          <Icon aria-hidden="true" size={16} className="shrink-0" />
          {title}
        </h3>
        {!passed && (
          <>
            <p className="min-w-0 flex-1 basis-60 text-sm text-ink-third">{meaning}</p>
            <p className={`text-sm tabular ${tone}`}>
              {'notChecked' in result
                ? text.notChecked[result.notChecked]
                : `${text.severities[severity]} · ${text.found(count)}`}
            </p>
          </>
        )}
      </div>
      {'findings' in result && count > 0 && (
        <VirtualList label={text.places(name)} count={count} estimate={40} focusable={!found.playback}>
          {(index) => {
            const finding = result.findings[index];
            return finding && <FindingItem finding={finding} {...found} />;
          }}
        </VirtualList>
      )}
    </section>
  );
}

interface FindingItemProps extends Omit<CheckItemProps, 'result'> {
  finding: Finding;
}

function FindingItem({ finding, chosen, onChoose, playback, lang, dir }: FindingItemProps) {
  const words = useWords(transcriptChecksWords);
  const { check, time, text, amount } = finding;
  const content = (
    <>
      <span className="tabular text-ink-third">{time === undefined ? words.noTime : timeText(time, 3)}</span>
      <span lang={lang} dir={dir} className="min-w-0 truncate text-base">
        {text}
      </span>
      <span className="text-ink-second">{words.amounts[check](amount ?? 0)}</span>
    </>
  );
  const row = 'flex min-h-10 w-full flex-wrap items-baseline gap-x-4 px-5 py-1.5 text-start text-sm';
  return time === undefined || !playback ? (
    <div className={row}>{content}</div>
  ) : (
    <button
      type="button"
      aria-current={finding === chosen || undefined}
      onClick={() => onChoose(finding, time)}
      className={`${row} hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-marigold-tint`}
    >
      {content}
    </button>
  );
}
