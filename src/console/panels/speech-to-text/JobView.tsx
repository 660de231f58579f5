import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CallFailed } from '#client/outcome.ts';
import { AudioView } from '#console/audio/AudioView.tsx';
import { ReadingView } from '#console/audio/ReadingView.tsx';
import { cuesOf } from '#console/audio/subtitle-cues.ts';
import { usePlayback } from '#console/audio/use-playback.ts';
import { useReading } from '#console/audio/use-reading.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Card } from '#console/ui/Card.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { languageAttributes } from '#console/ui/LanguageText.tsx';
import { useChecks } from './checks/use-checks.ts';
import { doubtfulWords, usualThreshold } from './confidence/confidence.ts';
import { JobAudioActions } from './JobAudioActions.tsx';
import { JobProblem } from './JobProblem.tsx';
import { JobSettingsForm } from './JobSettingsForm.tsx';
import type { Job } from './job.ts';
import { TranscriptViews } from './TranscriptViews.tsx';
import type { Tracker } from './tracker.ts';
import { readTranscript } from './transcript.ts';
import type { Attach } from './use-attach.ts';

interface JobViewProps {
  job: Job;
  tracker: Tracker;
  attach: Attach;
  /** Languages that the embedded service recognises. */
  served: readonly string[] | undefined;
}

/** One job opened: its recording with the words under it, and what came back; or why nothing did. */
export function JobView({ job, tracker, attach, served }: JobViewProps) {
  const words = useWords(speechToTextWords);
  const { id, jobId, phase } = job;
  const audio = useQuery({
    // Read again when the job gets or loses its audio.
    queryKey: ['job-audio', id, job.audioKey, job.audioGone],
    queryFn: async () => (await tracker.audio(id)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const transcript = useQuery({
    queryKey: ['job-transcript', id, jobId],
    queryFn: async () => {
      const found = await tracker.transcript(id);
      if (typeof found !== 'string') throw new CallFailed(found);
      return { body: found, ...readTranscript(found) };
    },
    enabled: phase === 'completed',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 0,
  });
  const file = audio.data ?? undefined;
  const reading = useReading(file, { audioKey: job.audioKey });
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const analysis = read?.analysis;
  const playback = usePlayback(read?.playable, analysis?.duration);

  useEffect(() => {
    const length = analysis?.duration;
    if (length !== undefined && tracker.find(id)?.length !== length)
      tracker.do({ kind: 'length', id, length });
  }, [tracker, id, analysis]);

  const language = languageAttributes(job.settings.src_lang);
  const { data } = transcript;
  const subtitles = data?.subtitles;
  const cues = useMemo(() => cuesOf(subtitles ?? ''), [subtitles]);
  const recognised = data?.words;
  const checks = useChecks(id, data, analysis, language.lang ?? 'en');
  const [threshold, setThreshold] = useState(usualThreshold);
  const doubtful = useMemo(() => doubtfulWords(recognised ?? [], threshold), [recognised, threshold]);
  const card = useRef<HTMLElement>(null);
  const failure = transcript.error instanceof CallFailed ? transcript.error.failure : undefined;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label={`${words.job}: ${job.name}`}
      className="min-w-0 overflow-hidden outline-none"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-4 py-3">
        <h2 className="min-w-0 truncate text-lg font-semibold">{job.name}</h2>
        {jobId && (
          <span className="flex min-w-0 items-center font-mono text-sm text-ink-third">
            <span data-volatile className="truncate">
              {words.jobIdOf(jobId)}
            </span>
            <CopyButton text={() => jobId} name={words.copyJobId} />
          </span>
        )}
        {data && (
          <span className="text-sm text-ink-third">
            {[data.channel !== undefined && words.channel(data.channel), words.wordCount(data.words.length)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </div>
      <JobProblem job={job} tracker={tracker} />
      <JobSettingsForm job={job} tracker={tracker} served={served} />
      {file &&
        !(phase === 'held' && reading.result?.kind === 'unreadable') &&
        (analysis && playback ? (
          // The words may come after the sound: then the view begins anew, at a zoom that fits them.
          <AudioView
            key={data ? 'words' : 'sound'}
            playback={playback}
            analysis={analysis}
            words={data?.words}
            cues={cues}
            marks={checks.marks}
            doubtful={doubtful}
            keyScope={card}
            label={words.recording}
            {...language}
          />
        ) : (
          <ReadingView reading={reading} file={file} />
        ))}
      {audio.data === null && phase === 'completed' && (
        <p className="px-4 pt-3 text-sm text-ink-third">{words.noAudio}</p>
      )}
      {failure && <FailureCard failure={failure} onAgain={() => void transcript.refetch()} />}
      {data && (
        <TranscriptViews
          key={data.body}
          transcript={data}
          keptAs={id}
          checks={checks}
          threshold={threshold}
          onThreshold={setThreshold}
          name={job.name}
          playback={playback}
          {...language}
        />
      )}
      {transcript.isLoading && <p className="px-4 py-3 text-sm text-ink-third">{words.transcriptLoading}</p>}
      <JobAudioActions job={job} tracker={tracker} attach={attach} />
      {['waiting', 'uploading', 'received', 'queued', 'processing'].includes(phase) && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-third">{words.stillRunning}</p>
      )}
    </Card>
  );
}
