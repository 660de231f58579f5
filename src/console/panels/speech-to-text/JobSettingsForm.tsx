import { jobListWords } from '#console/catalogues/job-list.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import { checkLanguage } from './check-upload.ts';
import { changeablePhases, type Job, retryPhases } from './job.ts';
import { SettingsFields } from './SettingsFields.tsx';
import type { Tracker } from './tracker.ts';

interface JobSettingsFormProps {
  job: Job;
  tracker: Tracker;
  /** Languages that the embedded service recognises. */
  served: readonly string[] | undefined;
}

/** What is asked for with one job, to be changed as long as the service has not taken it or gave it up. */
export function JobSettingsForm({ job, tracker, served }: JobSettingsFormProps) {
  const words = useWords(jobListWords).settings;
  if (job.source === 'job_id') return null;
  const known = job.place.target === embeddedTarget ? served : undefined;
  if (!changeablePhases.includes(job.phase)) return null;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3"
    >
      <SettingsFields
        settings={job.settings}
        served={known}
        labels={words}
        onChange={(change) => {
          const settings = { ...job.settings, ...change };
          const found = checkLanguage(settings.src_lang, known);
          tracker.do({ kind: 'settings', ids: [job.id], settings, found });
        }}
      />
      <p className="text-sm text-ink-third">{retryPhases.includes(job.phase) ? words.again : words.before}</p>
    </section>
  );
}
