import { Columns2, Play, RotateCcw, Square } from 'lucide-react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { ResultRow } from '#cases/run/results.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { type ActiveRun, stopRun } from '../run/active-run.ts';
import { RunPart } from '../run/RunPart.tsx';
import { RunProgress } from '../run/RunProgress.tsx';
import { RunSettingsButton } from '../run/RunSettingsButton.tsx';
import { Evidence } from './Evidence.tsx';
import type { ShownRuns } from './run-choices.ts';

interface RunBarProps {
  /** The run in progress. */
  active: ActiveRun | undefined;
  cases: readonly CaseInSet[];
  /** The selected cases, or all of them. */
  chosen: readonly CaseInSet[];
  isAll: boolean;
  /** The results of the run that is shown. */
  rows: readonly ResultRow[];
  shown: ShownRuns | undefined;
  /** Whether a case is edited, which is then saved and run. */
  isEditing: boolean;
  onRunChosen: () => void;
  onRun: (cases: readonly CaseInSet[]) => void;
  onRunAgain: (rows: readonly ResultRow[]) => void;
  onCompare: () => void;
}

/** Starts and stops runs, and exports the one that is shown. */
export function RunBar(props: RunBarProps) {
  const { active, cases, chosen, isAll, rows, shown, isEditing, onRunChosen, onRun, onRunAgain, onCompare } =
    props;
  const words = useWords(casesWords);
  const { saveAndRun } = useWords(caseEditorWords);
  const { compare } = useWords(comparisonWords);
  const failed = rows.filter(({ verdict }) => verdict === 'failed' || verdict === 'broken');
  // Where the buttons would not fit into one line, only their icons are shown.
  const narrow = failed.length > 0 || isEditing ? '@max-3xl:sr-only' : '@max-lg:sr-only';
  if (active) {
    return (
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <RunProgress of={active} />
        <Button icon={Square} aria-keyshortcuts={pageShortcuts.cancel.aria} onClick={stopRun}>
          {words.run.stop}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
      <Button
        look="primary"
        icon={Play}
        disabled={chosen.length === 0 && !isEditing}
        aria-keyshortcuts={pageShortcuts.send.aria}
        onClick={onRunChosen}
      >
        {isEditing ? saveAndRun : isAll ? words.run.all : words.run.selected(chosen.length)}
      </Button>
      {failed.length > 0 && (
        <Button icon={RotateCcw} onClick={() => onRunAgain(failed)}>
          {words.run.failed(failed.length)}
        </Button>
      )}
      <span className="ms-auto inline-flex flex-wrap items-center">
        <RunPart cases={cases} disabled={cases.length === 0} labelClass={narrow} onRun={onRun} />
        <RunSettingsButton labelClass={narrow} />
        <Button look="quiet" size="small" icon={Columns2} title={compare} onClick={onCompare}>
          <span className={narrow}>{compare}</span>
        </Button>
        {shown && <Evidence shown={shown} cases={cases} />}
      </span>
    </div>
  );
}
