import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { type DragEvent, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Failure } from '#client/outcome.ts';
import { usePanelForm } from '#console/app/panel-form.ts';
import { keepReadingWorker } from '#console/audio/reading-workers.ts';
import { jobListWords } from '#console/catalogues/job-list.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/targets.ts';
import { DropBar } from './DropBar.tsx';
import { formSpec } from './form.ts';
import { GivenBack } from './GivenBack.tsx';
import { JobsSection } from './JobsSection.tsx';
import { endedPhases, type Job } from './job.ts';
import { OpenBar } from './opened/OpenBar.tsx';
import { RecogniserNote } from './RecogniserNote.tsx';
import { StorageButton } from './StorageButton.tsx';
import { useJobs, useTracker } from './tracker.ts';
import { useAttach } from './use-attach.ts';
import { useFollowedJob } from './use-followed-job.ts';
import { useGiveBack } from './use-give-back.ts';
import { useIntake } from './use-intake.ts';
import { usePaste } from './use-paste.ts';

/** What shows and plays one job comes when there are jobs. */
const { load: loadJobView, Component: JobView } = preloadable(
  async () => (await import('./JobView.tsx')).JobView,
);

/** Recordings into transcripts: upload, follow, open. */
export function SpeechToTextPanel() {
  const words = useWords(speechToTextWords);
  const { pasted, attach: attachWords } = useWords(jobListWords);
  const announce = useAnnounce();
  const [form, change] = usePanelForm(formSpec);
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const recognised = engines.data?.speechToTextLanguages;
  const served = target === embeddedTarget ? recognised : undefined;
  const language = form.language || (served?.[0] ?? 'en');
  const tracker = useTracker();
  const jobs = useJobs();
  // A thousand jobs may come in with one click, and a progress ten times a second: what is pressed goes first.
  const shown = useDeferredValue(jobs);
  const { domain, subtitles } = form;
  const intake = useIntake({
    tracker,
    settings: { src_lang: language, domain, subtitles },
    served,
    onAdded: (open) => change({ open }),
  });
  useFollowedJob(tracker, form.follow, {
    onKnown: (open) => change({ open, follow: '' }),
    onNew: (jobId) => {
      change({ follow: '' });
      intake.addJobIds([jobId]);
    },
  });
  const giveBack = useGiveBack(tracker, intake.addFiles);
  const attach = useAttach(tracker);
  const attachTo = async (id: string, file: File) => {
    const found = await attach.attach(id, file);
    if (found === 'other') change({ open: id });
    else announce(found === 'same' ? attachWords.done : attachWords.unproven);
  };
  usePaste({
    onFiles: async (files) => {
      const added = await giveBack.take(files);
      if (added > 0) announce(pasted.added(added));
    },
    onText: ({ addresses, jobIds }) => {
      if (addresses.length > 0) intake.addAddresses(addresses);
      if (jobIds.length > 0) intake.addJobIds(jobIds);
      announce(pasted.added(addresses.length + jobIds.length));
    },
    onNothing: () => announce(pasted.nothing),
  });
  const [dropping, setDropping] = useState(false);
  const open = shown.find(({ id }) => id === form.open);
  useAnnouncedEnds(jobs);
  useEffect(keepReadingWorker, []);
  const any = jobs.length > 0 || intake.speaking !== undefined;
  useEffect(() => {
    if (any) void loadJobView();
  }, [any]);

  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <section
      aria-label={words.panel}
      className="flex min-h-[calc(100dvh-9rem)] flex-col gap-4"
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDropping(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDropping(false);
        void giveBack.take([...event.dataTransfer.files]);
      }}
    >
      {target === embeddedTarget && engines.data && <RecogniserNote engines={engines.data} />}
      <DropBar
        form={form}
        language={language}
        served={served}
        dropping={dropping}
        speaking={intake.speaking}
        onChange={change}
        onFiles={(files) => void giveBack.take(files)}
        onAddresses={intake.addAddresses}
        onJobIds={intake.addJobIds}
        onSample={(name) => void intake.addSample(name, words.sampleFile[name])}
      />
      <GivenBack giveBack={giveBack} />
      {intake.failure && (
        <Card aria-label={words.sampleFailed}>
          <FailureCard
            failure={intake.failure}
            note={isAboutApi(intake.failure) ? words.sampleNotAllowed : words.sampleSpoken}
          />
        </Card>
      )}
      {shown.length === 0 ? (
        <Card aria-label={words.jobs}>
          <EmptyState
            icon={AudioLines}
            title={words.emptyTitle}
            action={
              <Button
                look="primary"
                disabled={intake.speaking !== undefined}
                onClick={() => void intake.addSample('sentence', words.sampleFile.sentence)}
              >
                {intake.speaking ? words.speaking : words.trySample}
              </Button>
            }
          >
            {words.empty}
          </EmptyState>
        </Card>
      ) : (
        <JobsSection
          jobs={shown}
          tracker={tracker}
          form={form}
          onChange={change}
          onAttach={(id, file) => void attachTo(id, file)}
        />
      )}
      {open && (
        <Suspense>
          <JobView key={open.id} job={open} tracker={tracker} attach={attach} served={recognised} />
        </Suspense>
      )}
      <OpenBar language={language} shown={form.opened} onShow={(opened) => change({ opened })}>
        {shown.length === 0 && <StorageButton tracker={tracker} jobs={shown} />}
      </OpenBar>
    </section>
  );
}

/** Whether the account may not use the function at all. */
const isAboutApi = (failure: Failure) =>
  failure.kind === 'refused' && failure.row?.id === 'tts.unauthorized-api';

/** Says once when a job has reached its end. */
function useAnnouncedEnds(jobs: readonly Job[]): void {
  const { announce: said, phases } = useWords(speechToTextWords);
  const announce = useAnnounce();
  const known = useRef(new Map<string, Job['phase']>());
  useEffect(() => {
    for (const { id, name, phase } of jobs) {
      const before = known.current.get(id);
      known.current.set(id, phase);
      if (before !== undefined && before !== phase && endedPhases.includes(phase)) {
        announce(said(name, phases[phase]));
      }
    }
  }, [jobs, announce, said, phases]);
}
