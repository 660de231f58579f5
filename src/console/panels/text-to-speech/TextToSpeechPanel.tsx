import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { useReadingWorker } from '#console/audio/reading/reading-workers.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RestoredNote } from '#console/exchanges/RestoredNote.tsx';
import { onlyCall } from '#console/exchanges/run-store.ts';
import { useAnnounceOutcome } from '#console/exchanges/use-announce-outcome.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { SendBar } from '#console/ui/feedback/SendBar.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { formSpec } from './form/form.ts';
import { speakerChoices } from './form/speakers.ts';
import { InputCard } from './input/InputCard.tsx';
import { SpeechCallResult } from './result/SpeechCallResult.tsx';
import { SettingsCard } from './settings/SettingsCard.tsx';
import { useTakes } from './takes/takes.ts';
import { useSpeech } from './use-speech.ts';

const { Component: TakesCard } = preloadable(async () => (await import('./takes/TakesCard.tsx')).TakesCard);

/** Speaks text or SSML, and plays, draws and measures the audio. */
export function TextToSpeechPanel() {
  const words = useWords(textToSpeechResultWords);
  const [form, change, link] = usePanelForm(formSpec);
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const offered = target === embeddedTarget ? engines.data?.speakers : undefined;
  const choices = useMemo(() => speakerChoices(offered), [offered]);
  const runner = useSpeech(link.linked);
  const takeList = useTakes();
  // The card stays when all takes are deleted, because the last take can still be restored.
  const [hadTakes, setHadTakes] = useState(false);
  if (takeList.takes.length > 0 && !hadTakes) setHadTakes(true);
  const { run, running } = runner;
  const calls = run?.calls ?? [];
  // Each of several calls shows its own progress.
  const only = onlyCall(run);
  const [openedAt] = useState(Date.now);
  const outcome = only?.outcome;
  const speak = () => runner.start(form);
  const result = useAnnounceOutcome(only, {
    waiting: words.speaking,
    done: () => words.arrived,
    failed: words.failed,
  });

  useReadingWorker(run !== undefined);

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <InputCard form={form} choices={choices} link={link} onChange={change} />
        <SettingsCard form={form} choices={choices} onChange={change}>
          <SendBar
            label={words.speak}
            onSend={speak}
            onCancel={() => runner.cancel()}
            startedAt={running ? run?.startedAt : undefined}
            took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
          />
        </SettingsCard>
      </div>
      <Card
        ref={result}
        aria-label={words.result}
        aria-busy={running}
        // Leaves enough room on a phone to scroll the top of the card into view before the audio has arrived.
        className={`min-w-0 overflow-hidden ${calls.length > 0 ? 'max-sm:min-h-[calc(100dvh-12rem)]' : ''}`}
      >
        <RestoredNote runner={runner} />
        {runner.restoring ? (
          <div className="min-h-64" />
        ) : calls.length === 0 ? (
          <EmptyState
            icon={Volume2}
            title={words.emptyTitle}
            action={<Button onClick={speak}>{words.speak}</Button>}
          >
            {words.empty}
          </EmptyState>
        ) : (
          calls.map((call) => (
            <SpeechCallResult
              key={`${call.name} ${call.startedAt}`}
              call={call}
              alone={only !== undefined}
              playAtOnce={only !== undefined && call.startedAt >= openedAt}
              onAgain={() => (only ? speak() : runner.again(call.name))}
              onSendAnyway={() => runner.again(call.name, { sendAnyway: true })}
              onCancel={() => runner.cancel(call.name)}
            />
          ))
        )}
      </Card>
      {hadTakes && (
        <Suspense>
          <TakesCard
            takeList={takeList}
            onOpen={({ form: again }) => change({ free: undefined, ...again })}
          />
        </Suspense>
      )}
    </div>
  );
}
