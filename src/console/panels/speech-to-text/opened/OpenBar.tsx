import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { Samples } from '#console/ui/Samples.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import type { OpenedTranscript } from './opened.ts';
import { spokenSampleNames } from './spoken-samples.ts';
import { useSpokenSample } from './use-spoken-sample.ts';

const { Component: OpenDialog } = preloadable(async () => (await import('./OpenDialog.tsx')).OpenDialog);
const { Component: OpenedView } = preloadable(async () => (await import('./OpenedView.tsx')).OpenedView);

/** Transcripts without a job: one that is opened from its answer, or one that the local synthesiser speaks. */
export function OpenBar({ language }: { language: string }) {
  const { opened: text, spoken } = useWords(transcriptWords);
  const { target } = useTargetChoice();
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState<OpenedTranscript>();
  const sample = useSpokenSample(setOpened);
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
        {asking && (
          <OpenDialog
            language={language}
            onClose={() => setAsking(false)}
            onOpen={(transcript) => {
              setAsking(false);
              setOpened(transcript);
            }}
          />
        )}
        {opened && <OpenedView key={opened.id} opened={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
