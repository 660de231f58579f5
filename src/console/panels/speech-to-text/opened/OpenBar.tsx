import { FileText } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Samples } from '#console/ui/controls/Samples.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/targets.ts';
import { spokenSampleNames } from './spoken-samples.ts';
import { useOpened } from './use-opened.ts';
import { useSpokenSample } from './use-spoken-sample.ts';

const { Component: OpenDialog } = preloadable(async () => (await import('./OpenDialog.tsx')).OpenDialog);
const { Component: OpenedList } = preloadable(async () => (await import('./OpenedList.tsx')).OpenedList);
const { Component: OpenedView } = preloadable(async () => (await import('./OpenedView.tsx')).OpenedView);

interface OpenBarProps {
  /** The preselected language. */
  language: string;
  /** Id of the transcript in view; empty for none. */
  shown: string;
  onShow: (id: string) => void;
  /** Shown at the end of the list. */
  children: ReactNode;
}

/** Transcripts without a job, opened from an answer or spoken by the local synthesiser, and stored in this browser. */
export function OpenBar({ language, shown: id, onShow, children }: OpenBarProps) {
  const { opened: text, spoken } = useWords(transcriptWords);
  const { target } = useTargetChoice();
  const [asking, setAsking] = useState(false);
  const opened = useOpened(id, onShow);
  const sample = useSpokenSample(opened.open);
  const { records, shown } = opened;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={FileText} onClick={() => setAsking(true)}>
          {text.button}
        </Button>
        {target === embeddedTarget && (
          <Samples
            label={spoken.label}
            samples={spokenSampleNames.map((name) => ({
              name,
              label: sample.speaking === name ? `${spoken.speaking}…` : spoken.sample[name],
            }))}
            onChoose={(name) => void sample.speak(name, spoken.sample[name])}
          />
        )}
      </div>
      {sample.failure && (
        <Card aria-label={spoken.failed}>
          <FailureCard failure={sample.failure} />
        </Card>
      )}
      <Suspense>
        {records.length > 0 && (
          <OpenedList records={records} open={id} onOpen={onShow} onRemove={opened.remove}>
            {children}
          </OpenedList>
        )}
        {asking && (
          <OpenDialog
            language={language}
            onClose={() => setAsking(false)}
            onOpen={(transcript) => {
              setAsking(false);
              opened.open(transcript);
            }}
          />
        )}
        {shown && (
          <OpenedView
            key={shown.id}
            opened={shown}
            notKept={opened.notKept}
            onAttach={opened.attach}
            onClose={() => onShow('')}
          />
        )}
      </Suspense>
    </>
  );
}
