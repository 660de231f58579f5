import { jobListWords } from '#console/catalogues/job-list.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import { checkLanguage } from '../intake/check-upload.ts';
import { SettingsFields } from '../intake/SettingsFields.tsx';
import { changeablePhases, type Job, retryPhases } from '../tracker/job.ts';
import { useTracker } from '../tracker/tracking.tsx';

interface JobSettingsFormProps {
  job: Job;
  /** Languages that the embedded service can recognise. */
  served: readonly string[] | undefined;
}

/** The settings of one job, which can be changed until the service accepts it, or after it failed. */
export function JobSettingsForm({ job, served }: JobSettingsFormProps) {
  const tracker = useTracker();
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
