import { X } from 'lucide-react';
import { useEffect } from 'react';
import { CallFailed } from '#client/outcome.ts';
import { AudioView } from '#console/audio/AudioView.tsx';
import { ReadingView } from '#console/audio/reading/ReadingView.tsx';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { jobViewWords } from '#console/catalogues/speech-to-text/job-view.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { DetailsButton } from '#console/ui/details/DetailsButton.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { joinFacts } from '#console/ui/text/format.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { JobState } from '#contract/speech-to-text.ts';
import { originOfJob } from '../exports/origin.ts';
import { checkLanguage } from '../intake/check-upload.ts';
import { SettingsFields } from '../intake/SettingsFields.tsx';
import type { Attach } from '../intake/use-attach.ts';
import { PhaseTimes } from '../jobs/JobState.tsx';
import { useNow } from '../jobs/use-now.ts';
import { changeablePhases, type Job, restingPhases, retryPhases } from '../tracker/job.ts';
import { useTracker } from '../tracker/tracking.tsx';
import { JobAudioActions, RemoveAudioButton } from './JobAudioActions.tsx';
import { JobProblem } from './JobProblem.tsx';
import { playerInSight } from './player-in-sight.ts';
import { TranscriptOrigin } from './TranscriptOrigin.tsx';
import { TranscriptViews } from './TranscriptViews.tsx';
import { useJobAudio, useJobTranscript } from './use-job-content.ts';
import { useRecordedTranscript } from './use-recorded-transcript.ts';
import { type Opening, useScrollToOpened } from './use-scroll-to-opened.ts';
import type { ShownView } from './view-names.ts';

interface JobViewProps extends ShownView {
  job: Job;
  opening: Opening;
  attach: Attach;
  /** Languages that the embedded service can recognise. */
  served: readonly string[] | undefined;
  onClose: () => void;
}

/** The open job: its recording with the transcript below, or why there is none. */
export function JobView({ job, opening, attach, served, view: viewName, onView, onClose }: JobViewProps) {
  const tracker = useTracker();
  const words = useWords(jobViewWords);
  const { phases } = useWords(speechToTextWords);
  const { id, jobId, phase } = job;
  const details = useDetailsOpen();
  const running = !restingPhases.includes(phase);
  const audio = useJobAudio(job);
  const transcript = useJobTranscript(job);
  const file = audio.data ?? undefined;
  const { data } = transcript;
  const { card, reading, analysis, view, transcriptView } = useRecordedTranscript({
    ...{ id, audio: file, audioKey: job.audioKey, transcript: data, language: job.settings.src_lang },
  });

  useScrollToOpened(card, opening);
  const now = useNow(running);

  useEffect(() => {
    const length = analysis?.duration;
    if (length !== undefined && tracker.find(id)?.length !== length)
      tracker.do({ kind: 'length', id, length });
  }, [tracker, id, analysis]);

  const failure = transcript.error instanceof CallFailed ? transcript.error.failure : undefined;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label={`${words.job}: ${job.name}`}
      className="min-w-0 overflow-clip outline-none"
    >
      <div className="flex items-start gap-3 border-b border-line px-4 py-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1 py-1">
          <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{job.name}</h2>
          {details && jobId && (
            <span className="flex min-w-0 items-center text-sm text-ink-third">
              <span data-volatile className="truncate">
                {words.jobIdOf(jobId)}
              </span>
              <CopyButton text={() => jobId} name={words.copyJobId} />
            </span>
          )}
          {details && data && (
            <span className="text-sm text-ink-third">
              {joinFacts([
                data.channel !== undefined && words.channel(data.channel),
                words.wordCount(data.words.length),
              ])}
            </span>
          )}
          {details && JobState.safeParse(phase).success && (
            <ReferenceLink anchor={`job-state.${phase}`} name={phases[phase]} />
          )}
          {(details || running) && <PhaseTimes job={job} now={now} />}
        </div>
        <DetailsButton brief />
        <RemoveAudioButton job={job} />
        <IconButton icon={X} label={words.closeJob} onClick={onClose} />
      </div>
      <JobProblem job={job} />
      <JobSettingsForm job={job} served={served} />
      {file &&
        !(phase === 'held' && reading.result?.kind === 'unreadable') &&
        (view ? (
          // The key changes when words arrive after the audio: the view is then remounted with a zoom at which they can
          // be read.
          <div className={playerInSight}>
            <AudioView key={data ? 'with-words' : 'audio-only'} {...view} label={words.recording} />
          </div>
        ) : (
          <ReadingView reading={reading} file={file} />
        ))}
      {audio.data === null && phase === 'completed' && (
        <p className="px-4 pt-3 text-sm text-ink-third">{words.noAudio}</p>
      )}
      {failure && <FailureCard failure={failure} onAgain={() => void transcript.refetch()} />}
      {data && jobId && job.place.target === embeddedTarget && (
        <TranscriptOrigin jobId={jobId} language={job.settings.src_lang} />
      )}
      {data && (
        <TranscriptViews
          key={data.body}
          transcript={data}
          origin={originOfJob(job)}
          view={viewName}
          onView={onView}
          {...transcriptView}
        />
      )}
      {transcript.isLoading && <p className="px-4 py-3 text-sm text-ink-third">{words.transcriptLoading}</p>}
      <JobAudioActions job={job} attach={attach} />
      {['waiting', 'uploading', 'received', 'queued', 'processing'].includes(phase) && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-third">{words.stillRunning}</p>
      )}
    </Card>
  );
}

interface JobSettingsFormProps {
  job: Job;
  /** Languages that the embedded service can recognise. */
  served: readonly string[] | undefined;
}

/** The settings of one job, which can be changed until the service accepts it, or after it failed. */
function JobSettingsForm({ job, served }: JobSettingsFormProps) {
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
