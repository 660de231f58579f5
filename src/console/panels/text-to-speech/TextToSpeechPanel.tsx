import { useQuery } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { textToSpeechWords } from '#console/catalogues/text-to-speech.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech-result.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useCall } from '#console/exchanges/use-call.ts';
import { useRun } from '#console/exchanges/use-run.ts';
import { enginesQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { formatDuration } from '#console/ui/format.ts';
import { useKeys } from '#console/ui/keys.ts';
import { Stopwatch } from '#console/ui/Stopwatch.tsx';
import { embeddedTarget } from '#contract/targets.ts';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { formSpec, type TextToSpeechForm, textToSpeechPath } from './form.ts';
import { InputCard } from './InputCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import { toRequest } from './request.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { speakerChoices } from './speakers.ts';

/** Text or SSML into an audio file, heard, seen and measured. */
export function TextToSpeechPanel() {
  const words = useWords(textToSpeechWords);
  const said = useWords(textToSpeechResultWords);
  const [form, change] = usePanelForm(formSpec);
  const call = useCall();
  const { target } = useTargetChoice();
  const engines = useQuery({ ...enginesQuery, enabled: target === embeddedTarget });
  const offered = target === embeddedTarget ? engines.data?.speakers : undefined;
  const choices = useMemo(() => speakerChoices(offered?.map(({ code }) => code)), [offered]);
  const runner = useRun<TextToSpeechForm, TextToSpeechResponse>('text-to-speech', (sent, options) =>
    call('tts', toRequest(sent), { ...options, reopening: { path: textToSpeechPath, form: sent } }),
  );
  const { run, running } = runner;
  const [openedAt] = useState(Date.now);
  const outcome = run?.outcome;
  const speak = () => runner.start(form);

  useKeys([
    { code: 'Enter', modifier: 'main', run: speak },
    { code: 'Escape', modifier: 'none', run: () => running && runner.cancel() },
  ]);

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <InputCard form={form} onChange={change} />
        <SettingsCard form={form} choices={choices} onChange={change} onSpeak={speak}>
          {running && run ? (
            <Stopwatch startedAt={run.startedAt} onCancel={runner.cancel} />
          ) : (
            outcome?.kind === 'ok' &&
            said.timing(
              formatDuration(outcome.exchange.timing.firstByte ?? outcome.exchange.timing.total),
              formatDuration(outcome.exchange.timing.total),
            )
          )}
        </SettingsCard>
      </div>
      <Card aria-label={said.result} aria-busy={running} className="min-w-0 overflow-hidden">
        {!run || (running && !outcome) ? (
          <EmptyState
            icon={Volume2}
            title={said.emptyTitle}
            action={!run && <Button onClick={speak}>{words.speak}</Button>}
          >
            {said.empty}
          </EmptyState>
        ) : outcome?.kind === 'ok' ? (
          <ResultCard
            key={run.startedAt}
            form={run.form}
            sentAt={run.startedAt}
            response={outcome.data}
            exchange={outcome.exchange}
            playAtOnce={run.startedAt >= openedAt}
          />
        ) : (
          outcome && (
            <FailureCard
              failure={outcome}
              onAgain={speak}
              onSendAnyway={() => runner.start(run.form, { sendAnyway: true })}
            />
          )
        )}
      </Card>
    </div>
  );
}
