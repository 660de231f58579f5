import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { usePlayback } from '#console/audio/playback/use-playback.ts';
import { useReadingWorker } from '#console/audio/reading/reading-workers.ts';
import { useReading } from '#console/audio/reading/use-reading.ts';
import { timeText } from '#console/audio/time-text.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StageNeeds } from '#console/stage/check/needs.ts';
import { StagePage } from '#console/stage/page/StagePage.tsx';
import { languageChoices, type StageRequest } from '#console/stage/request/request.ts';
import { stageSound } from '#console/stage/sound/stage-sound.ts';
import type { StageContent } from '#console/stage/stage-content.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { formSpec } from './form.ts';
import { useIntake } from './intake/use-intake.ts';
import type { JobTranscript } from './job-view/transcript.ts';
import { useJobAudio, useJobTranscript } from './job-view/use-job-content.ts';
import type { ViewName } from './job-view/view-names.ts';
import { useOpened } from './opened/use-opened.ts';
import type { JobPhase } from './tracker/job.ts';
import { TrackingProvider, useJobs, useTracker } from './tracker/tracking.tsx';

/**
 * Speech to text on the stage: the open transcript, or that of the open job, with the word that is being played
 * highlighted.
 */
export function SpeechToTextStage() {
  return (
    <TrackingProvider>
      <OpenJob />
    </TrackingProvider>
  );
}

/** The text of a view that the stage can show instead of the transcript. */
function stageText(view: ViewName, { words, subtitles }: JobTranscript): string | undefined {
  if (view === 'subtitles') return subtitles?.trim();
  if (view !== 'words') return undefined;
  return words.map(({ word, start }) => `${timeText(start, 1)} ${word}`).join('   ');
}

const uploading: readonly JobPhase[] = ['waiting', 'uploading', 'received'];
const listening: readonly JobPhase[] = ['queued', 'processing'];

function OpenJob() {
  const words = useWords(stageWords);
  const { fixes } = useWords(stageCheckWords);
  const { sampleFile } = useWords(speechToTextWords);
  const [form, change] = usePanelForm(formSpec);
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const served = target === embeddedTarget ? engines.data?.speechToTextLanguages : undefined;
  const jobs = useJobs();
  const tracker = useTracker();
  // The open job; otherwise the newest one.
  const job = jobs.find(({ id }) => id === form.open) ?? jobs[0];
  // A transcript without a job is shown while no job is open.
  const { shown: opened } = useOpened(form.open === '' ? form.opened : '', (id) => change({ opened: id }));
  const shownLanguage = opened?.language ?? job?.settings.src_lang;
  const language = form.language || (shownLanguage ?? served?.[0] ?? 'en');
  const { domain, subtitles, view } = form;
  const intake = useIntake({
    settings: { src_lang: language, domain, subtitles },
    served,
    onAdded: (open) => change({ open }),
  });
  useReadingWorker(true);
  const jobAudio = useJobAudio(job).data;
  const jobTranscript = useJobTranscript(job);
  const audio = opened ? opened.audio : jobAudio;
  const transcript = opened ? opened.transcript : jobTranscript.data;
  const { isError } = jobTranscript;
  const reading = useReading(audio ?? undefined, { audioKey: (opened ?? job)?.audioKey });
  const read = reading.result?.kind === 'analysis' ? reading.result : undefined;
  const playback = usePlayback(read?.playable, read?.analysis.duration);
  const sound = useMemo(() => read && stageSound(read.analysis, transcript?.words ?? []), [read, transcript]);
  const phase = opened ? 'completed' : job?.phase;
  const spoken = shownLanguage ?? language;
  const since = job?.createdAt;
  const speaking = intake.speaking !== undefined;

  const content = useMemo((): StageContent => {
    const given = {
      panel: 'speechToText',
      summary: words.recording(languageName(spoken)),
      language: spoken,
      groups: [],
    } as const;
    if (speaking) return { ...given, state: 'working', note: words.working.sample };
    if (phase === undefined) return { ...given, state: 'ready', note: words.noRecording };
    const heard = { ...given, ...(sound && { sound }) };
    const startedAt = since;
    if (uploading.includes(phase))
      return { ...heard, state: 'working', startedAt, note: words.working.uploading };
    if (listening.includes(phase) || (phase === 'completed' && !transcript && !isError)) {
      return { ...heard, state: 'working', startedAt, note: words.working.listening };
    }
    if (!transcript) return { ...heard, state: 'failed', note: words.problem.job };
    if (transcript.transcript.trim() === '') return { ...heard, state: 'done', note: words.silence };
    const text = stageText(view, transcript);
    if (text === undefined) return { ...heard, state: 'done', text: transcript.transcript };
    // This view shows times as text, so no word is highlighted.
    return { ...heard, ...(sound && { sound: { ...sound, words: [] } }), state: 'done', text };
  }, [phase, transcript, isError, sound, spoken, since, speaking, view, words]);

  const name = (opened ?? job)?.name;
  const recording = audio && name !== undefined ? new File([audio], name, { type: audio.type }) : undefined;
  const send = {
    label: recording ? words.transcribeAgain : words.transcribe,
    atOnce: false,
    run: () => {
      const isAsked = content.state === 'failed' && job?.settings.src_lang === language;
      if (isAsked) tracker.do({ kind: 'retry', ids: [job.id] });
      else if (recording) void intake.addFiles([recording]);
      else void intake.addSample('three', sampleFile.three);
    },
  };
  const needs: StageNeeds = {
    probe: {
      operation: 'stt_upload',
      input: { headers: { src_lang: language, domain }, body: {} },
    },
    characters: 0,
    missing: ({ speechToTextLanguages }) => {
      if (speechToTextLanguages.includes(language)) return undefined;
      const [other] = speechToTextLanguages;
      return {
        names: languageName(language),
        ...(other && {
          fix: { label: fixes.other(languageName(other)), run: () => change({ language: other }) },
        }),
      };
    },
  };
  const request: StageRequest = {
    choices: [
      {
        name: 'spoken',
        value: language,
        options: languageChoices(served ?? SpeechToTextLanguage.options),
        choose: (code) => change({ language: code }),
      },
    ],
  };
  return <StagePage content={content} commands={{ send, playback, request }} needs={needs} />;
}
