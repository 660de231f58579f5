import { useDeferredValue, useMemo, useState } from 'react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import type { SpeechToTextForm } from '../form.ts';
import { useJobsKept } from '../storage/jobs-kept.ts';
import { StorageButton } from '../storage/StorageButton.tsx';
import { type Job, stoppablePhases } from '../tracker/job.ts';
import type { JobAction } from '../tracker/job-commands.ts';
import { useTracker, useTracking } from '../tracker/tracking.tsx';
import { arrangeJobs, languagesOf, type SortKey } from './arrange-jobs.ts';
import { JobsBar } from './JobsBar.tsx';
import { JobsTable } from './JobsTable.tsx';
import { noSelection, toggle } from './selection.ts';

interface JobsSectionProps {
  jobs: readonly Job[];
  form: SpeechToTextForm;
  onChange: (change: Partial<SpeechToTextForm>) => void;
  onOpen: (id: string) => void;
  onAttach: (id: string, file: File) => void;
}

/** The list of all jobs of this browser: filter, order, selection and actions. */
export function JobsSection({ jobs, form, onChange, onOpen, onAttach }: JobsSectionProps) {
  const tracker = useTracker();
  const { references } = useTracking();
  const words = useWords(jobListWords);
  const { jobs: title } = useWords(speechToTextWords);
  const announce = useAnnounce();
  const kept = useJobsKept();
  const [selection, setSelection] = useState(noSelection);
  const [removing, setRemoving] = useState<readonly string[]>();
  const [saving, setSaving] = useState<string>();
  const text = useDeferredValue(form.find);
  const { group, spoken, sort, ascending } = form;
  const shown = useMemo(
    () => arrangeJobs(jobs, { group, language: spoken, text, sort, ascending }),
    [jobs, group, spoken, text, sort, ascending],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  // Actions skip jobs that are hidden by a filter or removed.
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  const act = (kind: JobAction, which: readonly string[]) => {
    if (kind === 'remove') setRemoving(which);
    else tracker.do({ kind, ids: which });
  };
  const sortBy = (key: SortKey) => {
    if (key !== sort) return onChange({ sort: key, ascending: true });
    return ascending ? onChange({ ascending: false }) : onChange({ sort: 'added', ascending: false });
  };
  const save = async (which: readonly string[]) => {
    setSaving(words.saving(0, which.length));
    const { exportTranscripts } = await import('../exports/export-transcripts.ts');
    const onProgress = (done: number) => setSaving(words.saving(done, which.length));
    const { saved, missing } = await exportTranscripts({
      ...{ tracker, references, ids: which, onProgress },
    });
    setSaving(undefined);
    announce(missing > 0 ? words.savedSome(saved, missing) : words.saved(saved));
  };
  const running = (removing ?? []).filter((id) => {
    const phase = tracker.find(id)?.phase;
    return phase !== undefined && stoppablePhases.includes(phase);
  }).length;
  return (
    <>
      <JobsBar
        form={form}
        count={jobs.length}
        languages={languagesOf(jobs)}
        shown={shown}
        selected={selected}
        saving={saving}
        onChange={onChange}
        onAct={act}
        onExport={(which) => void save(which)}
        onUnselect={() => setSelection(noSelection)}
      >
        <StorageButton jobs={jobs} />
      </JobsBar>
      {!kept && <Banner>{words.notKept}</Banner>}
      {ids.length > 0 ? (
        <JobsTable
          ids={ids}
          open={form.open}
          selected={selection.ids}
          sort={sort}
          ascending={ascending}
          onSort={sortBy}
          onOpen={onOpen}
          onSelect={(id, range) => setSelection((before) => toggle(before, id, ids, range))}
          onSelectAll={(all) => setSelection(all ? { ids: new Set(ids), anchor: undefined } : noSelection)}
          onAct={act}
          onAttach={onAttach}
        />
      ) : (
        <Card aria-label={title} className="flex flex-wrap items-center gap-3 px-4 py-6">
          <p className="text-base text-ink-second">{words.nothingFound}</p>
          <Button size="small" onClick={() => onChange({ find: '', group: '', spoken: '' })}>
            {words.showAll}
          </Button>
        </Card>
      )}
      {removing && (
        <ConfirmDialog
          title={words.removeTitle(removing.length)}
          confirm={words.confirmRemove(removing.length)}
          cancel={words.keep}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => {
            tracker.do({ kind: 'remove', ids: removing });
            setSelection(noSelection);
            announce(words.removed(removing.length));
          }}
        >
          <p>{words.removeExplain}</p>
          {running > 0 && <p>{words.removeRunning(running)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
