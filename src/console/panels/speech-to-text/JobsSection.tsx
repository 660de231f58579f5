import { useDeferredValue, useMemo, useState } from 'react';
import { jobListWords } from '#console/catalogues/job-list.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { ConfirmDialog } from '#console/ui/ConfirmDialog.tsx';
import { arrangeJobs, languagesOf, type SortKey } from './arrange-jobs.ts';
import type { SpeechToTextForm } from './form.ts';
import { JobsBar } from './JobsBar.tsx';
import { JobsTable } from './JobsTable.tsx';
import { type Job, stoppablePhases } from './job.ts';
import type { JobAction } from './orders.ts';
import { StorageButton } from './StorageButton.tsx';
import { noSelection, toggle } from './selection.ts';
import type { Tracker } from './tracker.ts';

interface JobsSectionProps {
  jobs: readonly Job[];
  tracker: Tracker;
  form: SpeechToTextForm;
  onChange: (change: Partial<SpeechToTextForm>) => void;
  onAttach: (id: string, file: File) => void;
}

/** Every job of this browser: found, sorted, selected, and what is done with one or many. */
export function JobsSection({ jobs, tracker, form, onChange, onAttach }: JobsSectionProps) {
  const words = useWords(jobListWords);
  const { jobs: title } = useWords(speechToTextWords);
  const announce = useAnnounce();
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
  // What is filtered out or removed is not acted on: a person acts on what they see.
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
    const { exportTranscripts } = await import('./export-transcripts.ts');
    const told = (done: number) => setSaving(words.saving(done, which.length));
    const { saved, missing } = await exportTranscripts(tracker, which, words.zipName, told);
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
        <StorageButton tracker={tracker} jobs={jobs} />
      </JobsBar>
      {ids.length > 0 ? (
        <JobsTable
          ids={ids}
          open={form.open}
          selected={selection.ids}
          sort={sort}
          ascending={ascending}
          onSort={sortBy}
          onOpen={(open) => onChange({ open })}
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
