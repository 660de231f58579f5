import type { ResultRow } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { continueRun, lacksCredentials } from '../run/run-queue.ts';

interface RunNotesProps {
  run: StoredRun;
  rows: readonly ResultRow[];
  /** Whether a run is in progress. */
  busy: boolean;
  notStored: boolean;
}

/** Notes on the remaining requests of a run, and on results that could not be stored. */
export function RunNotes({ run, rows, busy, notStored }: RunNotesProps) {
  const words = useWords(casesWords).run;
  const { target, session } = useTargetChoice();
  const done = rows.filter(({ verdict }) => verdict !== 'stopped').length;
  const left = run.keys.length - done;
  const needsCredentials = run.endedAt === undefined && lacksCredentials(run);
  const ofTarget = target === run.target ? session : undefined;
  return (
    <div className="flex flex-col gap-2 px-4 pt-2 empty:hidden">
      {!busy && left > 0 && (run.endedAt !== undefined || needsCredentials) && (
        <Banner
          action={
            <Button
              size="small"
              // Without the credentials, the rest would be sent as another account.
              disabled={needsCredentials && !ofTarget}
              onClick={() => void continueRun(run, ofTarget)}
            >
              {words.continue}
            </Button>
          }
        >
          {needsCredentials ? words.credentialsGone(left) : words.stopped(left)}
        </Banner>
      )}
      {notStored && <Banner>{words.notStored}</Banner>}
    </div>
  );
}
