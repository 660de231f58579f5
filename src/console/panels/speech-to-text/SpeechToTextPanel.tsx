import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Failure } from '#client/outcome.ts';
import { usePanelForm } from '#console/app/panel-form.ts';
import { useReadingWorker } from '#console/audio/reading/reading-workers.ts';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useOptionsOpen } from '#console/ui/controls/FoldedOptions.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { formSpec } from './form.ts';
import { DropBar } from './intake/DropBar.tsx';
import { DropFrame } from './intake/DropFrame.tsx';
import { Reattached } from './intake/Reattached.tsx';
import { useAttach } from './intake/use-attach.ts';
import { useFollowedJob } from './intake/use-followed-job.ts';
import { useIntake } from './intake/use-intake.ts';
import { usePaste } from './intake/use-paste.ts';
import { useReattach } from './intake/use-reattach.ts';
import { useRequestedSample } from './intake/use-requested-sample.ts';
import { useWindowDrop } from './intake/use-window-drop.ts';
import { JobsSection } from './jobs/JobsSection.tsx';
import { OpenBar } from './opened/OpenBar.tsx';
import { RecogniserNote } from './RecogniserNote.tsx';
import { StorageButton } from './storage/StorageButton.tsx';
import { type Job, restingPhases } from './tracker/job.ts';
import { TrackingProvider, useJobs } from './tracker/tracking.tsx';

/** The view of a job, whose code is loaded only once there are jobs. */
const { load: loadJobView, Component: JobView } = preloadable(
  async () => (await import('./job-view/JobView.tsx')).JobView,
);

/** Uploads recordings, follows their jobs and shows transcripts. */
export function SpeechToTextPanel() {
  return (
    <TrackingProvider>
      <PanelContent />
    </TrackingProvider>
  );
}

function PanelContent() {
  const words = useWords(speechToTextWords);
  const { pasted, attach: attachWords } = useWords(jobListWords);
  const announce = useAnnounce();
  const [form, change] = usePanelForm(formSpec);
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const recognised = engines.data?.speechToTextLanguages;
  const served = target === embeddedTarget ? recognised : undefined;
  const language = form.language || (served?.[0] ?? 'en');
  const jobs = useJobs();
  // Adding a thousand jobs or updating progress ten times a second must not delay input.
  const shown = useDeferredValue(jobs);
  const { domain, subtitles } = form;
  /**
   * Number of jobs opened since the panel opened, and whether the last one takes the focus; each is scrolled into view.
   */
  const [opening, setOpening] = useState({ count: 0, focus: false });
  /** Whether the form is unfolded above an open job. It is never folded while the options are open. */
  const [adding, setAdding] = useState(false);
  const optionsOpen = useOptionsOpen();
  const openJob = (id: string, focus: boolean) => {
    change({ open: id, view: 'transcript' });
    setAdding(false);
    setOpening(({ count }) => ({ count: count + 1, focus }));
  };
  const intake = useIntake({
    settings: { src_lang: language, domain, subtitles },
    served,
    onAdded: (id) => openJob(id, false),
  });
  useFollowedJob(form.follow, {
    onKnown: (open) => change({ open, follow: '' }),
    onNew: (jobId) => {
      change({ follow: '' });
      intake.addJobIds([jobId]);
    },
  });
  useRequestedSample(form.sample, (name) => {
    change({ sample: '' });
    void intake.addSample(name, words.sampleFile[name]);
  });
  const reattach = useReattach(intake.addFiles);
  const attach = useAttach();
  const attachTo = async (id: string, file: File) => {
    const found = await attach.attach(id, file);
    if (found === 'other') change({ open: id });
    else announce(found === 'same' ? attachWords.done : attachWords.unproven);
  };
  usePaste({
    onFiles: async (files) => {
      const added = await reattach.take(files);
      if (added > 0) announce(pasted.added(added));
    },
    onText: ({ addresses, jobIds }) => {
      if (addresses.length > 0) intake.addAddresses(addresses);
      if (jobIds.length > 0) intake.addJobIds(jobIds);
      announce(pasted.added(addresses.length + jobIds.length));
    },
    onNothing: () => announce(pasted.nothing),
  });
  const dropping = useWindowDrop((files) => void reattach.take(files));
  const open = shown.find(({ id }) => id === form.open);
  useAnnounceFinishedJobs(jobs);
  const [approached, setApproached] = useState(false);
  const any = jobs.length > 0 || intake.speaking !== undefined;
  useReadingWorker(any || approached || dropping);
  useEffect(() => {
    if (any) void loadJobView();
  }, [any]);

  return (
    <section
      aria-label={words.panel}
      className="flex min-h-[calc(100dvh-9rem)] flex-col gap-4"
      onPointerEnter={() => setApproached(true)}
      onFocus={() => setApproached(true)}
    >
      {dropping && <DropFrame />}
      {target === embeddedTarget && engines.data && <RecogniserNote engines={engines.data} />}
      <DropBar
        form={form}
        language={language}
        served={served}
        speaking={intake.speaking}
        fold={open && !optionsOpen ? { folded: !adding, onToggle: () => setAdding(!adding) } : undefined}
        onChange={change}
        onFiles={(files) => void reattach.take(files)}
        onAddresses={intake.addAddresses}
        onJobIds={intake.addJobIds}
        onSample={(name) => void intake.addSample(name, words.sampleFile[name])}
      />
      <Reattached reattach={reattach} />
      {intake.failure && (
        <Card aria-label={words.sampleFailed}>
          <FailureCard
            failure={intake.failure}
            note={isFunctionForbidden(intake.failure) ? words.sampleNotAllowed : words.sampleSpoken}
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
                onClick={() => void intake.addSample('three', words.sampleFile.three)}
              >
                {intake.speaking ? words.speaking : words.trySample}
              </Button>
            }
          >
            {words.empty}
          </EmptyState>
        </Card>
      ) : (
        <div
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${open ? 'xl:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
        >
          {open && (
            <Suspense>
              <JobView
                key={open.id}
                job={open}
                opening={opening}
                attach={attach}
                served={recognised}
                view={form.view}
                onView={(view) => change({ view })}
                onClose={() => change({ open: '' })}
              />
            </Suspense>
          )}
          <div
            className={`@container flex min-w-0 flex-col gap-4 ${open ? 'xl:sticky xl:top-18 xl:col-start-2' : ''}`}
          >
            <JobsSection
              jobs={shown}
              form={form}
              onChange={change}
              onOpen={(id) => openJob(id, true)}
              onAttach={(id, file) => void attachTo(id, file)}
            />
          </div>
        </div>
      )}
      <OpenBar
        language={language}
        shown={form.opened}
        onShow={(opened) => change({ opened, view: 'transcript' })}
        view={form.view}
        onView={(view) => change({ view })}
        // Samples are not offered while a job is open.
        withSamples={!open}
      >
        {shown.length === 0 && <StorageButton jobs={shown} />}
      </OpenBar>
    </section>
  );
}

/** Whether a sample could not be spoken because the account may not use text-to-speech. */
const isFunctionForbidden = (failure: Failure) =>
  failure.kind === 'refused' && failure.row?.id === 'tts.unauthorized-api';

/** Announces each job that has ended, once. */
function useAnnounceFinishedJobs(jobs: readonly Job[]): void {
  const { announce: announced, phases } = useWords(speechToTextWords);
  const announce = useAnnounce();
  const known = useRef(new Map<string, Job['phase']>());
  useEffect(() => {
    for (const { id, name, phase } of jobs) {
      const before = known.current.get(id);
      known.current.set(id, phase);
      if (before !== undefined && before !== phase && restingPhases.includes(phase)) {
        announce(announced(name, phases[phase]));
      }
    }
  }, [jobs, announce, announced, phases]);
}
