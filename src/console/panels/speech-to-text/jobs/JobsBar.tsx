import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import type { SpeechToTextForm } from '../form.ts';
import { type Job, retryPhases, stoppablePhases } from '../tracker/job.ts';
import type { JobAction } from '../tracker/job-commands.ts';
import { type PhaseGroup, phaseGroups } from './arrange-jobs.ts';

interface JobsBarProps {
  form: SpeechToTextForm;
  /** Number of all jobs, shown or not. */
  count: number;
  /** The languages of all jobs. */
  languages: readonly string[];
  shown: readonly Job[];
  selected: readonly Job[];
  /** Progress while transcripts are collected for export. */
  saving: string | undefined;
  /** Shown at the end of the bar. */
  children: ReactNode;
  onChange: (change: Partial<SpeechToTextForm>) => void;
  onAct: (kind: JobAction, ids: readonly string[]) => void;
  onExport: (ids: readonly string[]) => void;
  onUnselect: () => void;
}

const filterGroups: readonly ('' | PhaseGroup)[] = ['', 'running', 'completed', 'failed', 'unsent'];
const isPhaseGroup = (name: string): name is PhaseGroup => name in phaseGroups;

/** Filters the jobs, and acts on the selected ones, or on all that are shown if none is selected. */
export function JobsBar({ form, count, languages, shown, selected, saving, ...props }: JobsBarProps) {
  const words = useWords(jobListWords);
  const { onChange, onAct, onExport } = props;
  const scope = selected.length > 0 ? selected : shown;
  const idsOf = (fits: (job: Job) => boolean) => scope.filter(fits).map(({ id }) => id);
  const { many } = words;
  const actions = [
    { kind: 'send-anyway', label: many.sendAnyway, ids: idsOf(({ phase }) => phase === 'held') },
    { kind: 'stop', label: many.stop, ids: idsOf(({ phase }) => stoppablePhases.includes(phase)) },
    { kind: 'retry', label: many.retry, ids: idsOf(({ phase }) => retryPhases.includes(phase)) },
  ] as const;
  const completed = idsOf(({ phase }) => phase === 'completed');
  return (
    <section aria-label={words.tools} className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <div className="relative w-56 max-w-full @max-2xl:w-full">
        <Search aria-hidden="true" size={15} className="absolute start-2.5 top-2.5 text-ink-third" />
        <TextInput
          type="search"
          aria-label={words.find}
          placeholder={words.findHere}
          value={form.find}
          onChange={({ target }) => onChange({ find: target.value })}
          className="ps-8 text-sm"
        />
      </div>
      <Select
        aria-label={words.group}
        value={form.group}
        onChange={(group) => onChange({ group })}
        options={filterGroups.map((group) => ({
          value: group,
          label: words.groups[isPhaseGroup(group) ? group : 'all'],
        }))}
        className="text-sm"
      />
      {(languages.length > 1 || form.spoken !== '') && (
        <Select
          aria-label={words.language}
          value={form.spoken}
          onChange={(spoken) => onChange({ spoken })}
          options={[{ value: '', label: words.allLanguages }, ...languages.map(languageOption)]}
          className="text-sm"
        />
      )}
      <p className="px-1 text-sm text-ink-third tabular" role="status">
        {saving ?? (selected.length > 0 ? words.selected(selected.length) : words.count(shown.length, count))}
      </p>
      <div className="flex flex-1 flex-wrap items-center justify-end gap-2 @max-2xl:basis-full @max-2xl:justify-start">
        {actions.map(
          ({ kind, label, ids }) =>
            ids.length > 1 && (
              <Button key={kind} size="small" onClick={() => onAct(kind, ids)}>
                {label(ids.length)}
              </Button>
            ),
        )}
        {completed.length > 0 && (
          <Button size="small" disabled={saving !== undefined} onClick={() => onExport(completed)}>
            {many.save(completed.length)}
          </Button>
        )}
        {selected.length > 0 && (
          <>
            <Button
              size="small"
              onClick={() =>
                onAct(
                  'remove',
                  selected.map(({ id }) => id),
                )
              }
            >
              {many.remove(selected.length)}
            </Button>
            <Button size="small" look="quiet" onClick={props.onUnselect}>
              {words.unselect}
            </Button>
          </>
        )}
        {props.children}
      </div>
    </section>
  );
}
