import { CaseSensitive } from 'lucide-react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnouncedOutcome } from '#console/exchanges/use-announced-outcome.ts';
import { Button } from '#console/ui/Button.tsx';
import { Card } from '#console/ui/Card.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { RunResult } from '#console/ui/RunResult.tsx';
import { SendBar } from '#console/ui/SendBar.tsx';
import { Answer } from './Answer.tsx';
import { transliterationForm } from './form.ts';
import { Options } from './Options.tsx';
import { useTransliteration } from './queries.ts';
import { Source } from './Source.tsx';

/** Transliteration: strings in one script, suggestions in another. */
export function TransliterationPanel() {
  const words = useWords(transliterationWords);
  const [form, change] = usePanelForm(transliterationForm);
  const { run, previous, running, start, cancel } = useTransliteration();
  const outcome = run?.outcome;
  const result = useAnnouncedOutcome(outcome, {
    done: (data) => words.done(data.responseList.length),
    failed: words.failed,
  });
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <Card aria-label={words.request} className="flex flex-col gap-4 p-4">
        <Source form={form} onChange={change} />
        <SendBar
          label={words.send}
          onSend={() => start(form)}
          onCancel={cancel}
          startedAt={running ? run?.startedAt : undefined}
          took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
        />
        <Options form={form} onChange={change} />
      </Card>
      {/* Stays in sight beside a request that is taller than the screen. */}
      <Card
        ref={result}
        aria-label={words.result}
        className="min-w-0 overflow-clip lg:sticky lg:top-18 short:static"
      >
        <RunResult
          form={form}
          run={run}
          previous={previous}
          waiting={words.waiting}
          onSend={start}
          empty={
            <EmptyState
              icon={CaseSensitive}
              title={words.empty.title}
              action={<Button onClick={() => start(form)}>{words.send}</Button>}
            >
              {words.empty.explanation}
            </EmptyState>
          }
        >
          {(data, sent) => <Answer answer={data} form={sent} />}
        </RunResult>
      </Card>
    </div>
  );
}
