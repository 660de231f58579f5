import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { keepReadingWorker } from '#console/audio/reading-workers.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech-result.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnouncedOutcome } from '#console/exchanges/use-announced-outcome.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { SendBar } from '#console/ui/SendBar.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import { formSpec } from './form.ts';
import { InputCard } from './InputCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SpokenCall } from './SpokenCall.tsx';
import { speakerChoices } from './speakers.ts';
import { keepTake, useTakes } from './takes.ts';
import { useSpeech } from './use-speech.ts';

const { Component: TakesCard } = preloadable(async () => (await import('./TakesCard.tsx')).TakesCard);

/** Text or SSML into an audio file, heard, seen and measured. */
export function TextToSpeechPanel() {
  const words = useWords(textToSpeechResultWords);
  const [form, change, link] = usePanelForm(formSpec);
  const { target, account } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const offered = target === embeddedTarget ? engines.data?.speakers : undefined;
  const choices = useMemo(() => speakerChoices(offered?.map(({ code }) => code)), [offered]);
  const runner = useSpeech((sent, outcome) => void keepTake(sent, { target, account }, outcome));
  const shelf = useTakes();
  // Once there was a take the card stays: the last one may be brought back.
  const [hadTakes, setHadTakes] = useState(false);
  if (shelf.takes.length > 0 && !hadTakes) setHadTakes(true);
  const { newest, running } = runner;
  const calls = newest?.calls ?? [];
  // Of several calls each shows its own state.
  const run = calls.length === 1 ? calls[0] : undefined;
  const [openedAt] = useState(Date.now);
  const outcome = run?.outcome;
  const speak = () => runner.start(form);
  const result = useAnnouncedOutcome(run, {
    waiting: words.speaking,
    done: () => words.arrived,
    failed: words.failed,
  });

  useEffect(keepReadingWorker, []);

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <InputCard form={form} choices={choices} link={link} onChange={change} />
        <SettingsCard form={form} choices={choices} onChange={change}>
          <SendBar
            label={words.speak}
            onSend={speak}
            onCancel={() => runner.cancel()}
            startedAt={running ? newest?.startedAt : undefined}
            took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
          />
        </SettingsCard>
      </div>
      <Card ref={result} aria-label={words.result} aria-busy={running} className="min-w-0 overflow-hidden">
        {calls.length === 0 ? (
          <EmptyState
            icon={Volume2}
            title={words.emptyTitle}
            action={<Button onClick={speak}>{words.speak}</Button>}
          >
            {words.empty}
          </EmptyState>
        ) : (
          calls.map((call) => (
            <SpokenCall
              key={`${call.name} ${call.startedAt}`}
              call={call}
              alone={calls.length === 1}
              playAtOnce={calls.length === 1 && call.startedAt >= openedAt}
              onAgain={() => (calls.length === 1 ? speak() : runner.again(call.name))}
              onSendAnyway={() => runner.again(call.name, { sendAnyway: true })}
              onCancel={() => runner.cancel(call.name)}
            />
          ))
        )}
      </Card>
      {hadTakes && (
        <Suspense>
          <TakesCard shelf={shelf} onOpen={({ form: again }) => change({ free: undefined, ...again })} />
        </Suspense>
      )}
    </div>
  );
}
