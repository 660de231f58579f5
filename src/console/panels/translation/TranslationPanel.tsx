import { useDeferredValue, useMemo } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { FreeCallButton, FreeCallPart } from '#console/exchanges/FreeCallPart.tsx';
import { callOf, freeCallOf } from '#console/exchanges/free-call.ts';
import { useAnnouncedOutcome } from '#console/exchanges/use-announced-outcome.ts';
import { AccountNote } from '#console/targets/AccountNote.tsx';
import { Card } from '#console/ui/Card.tsx';
import { LinkNote } from '#console/ui/LinkNote.tsx';
import { SendBar } from '#console/ui/SendBar.tsx';
import { EngineNote } from './EngineNote.tsx';
import { translationForm } from './form.ts';
import { Options } from './Options.tsx';
import { useTranslation } from './queries.ts';
import { loadAnswer, Result } from './Result.tsx';
import { translationRequest } from './request.ts';
import { Source } from './Source.tsx';
import { Targets } from './Targets.tsx';

/** Translation: several strings into several languages. */
export function TranslationPanel() {
  const words = useWords(translationWords);
  const [form, change, link] = usePanelForm(translationForm);
  // A key that is pressed does not wait until a long answer knows that it is of another form.
  const compared = useDeferredValue(form);
  const runner = useTranslation();
  const { newest } = runner;
  // Of several calls each says for itself what became of it.
  const only = newest?.calls.length === 1 ? newest.calls[0] : undefined;
  const outcome = only?.outcome;

  const result = useAnnouncedOutcome(only, {
    waiting: words.waiting,
    done: (data) => words.done(data.responseList.length, newest?.calls[0]?.targets.length ?? 0),
    failed: words.failed,
  });

  const answer = outcome?.kind === 'ok' ? outcome.data : undefined;
  const answered = useMemo(() => newest && answer && { form: newest.form, answer }, [newest, answer]);

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[min(26rem,40%)_minmax(0,1fr)]">
      <Card
        aria-label={words.request}
        onPointerEnter={loadAnswer}
        onFocus={loadAnswer}
        className="flex flex-col gap-4 p-4"
      >
        <LinkNote state={link} />
        <FreeCallPart call={form.free} onChange={(free) => change({ free })}>
          <Source form={form} onChange={change} />
          <Targets form={form} onChange={change} answered={answered} />
          <EngineNote form={form} />
        </FreeCallPart>
        <AccountNote />
        <SendBar
          label={words.send}
          onSend={() => runner.start(form)}
          onCancel={() => runner.cancel()}
          startedAt={runner.running ? newest?.startedAt : undefined}
          took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
        />
        {!form.free && (
          <>
            <Options form={form} onChange={change} />
            <FreeCallButton
              onOpen={() => change({ free: freeCallOf(callOf('localization', translationRequest(form))) })}
            />
          </>
        )}
      </Card>
      {/* Stays in sight beside a request that is taller than the screen. */}
      <Card
        ref={result}
        aria-label={words.result}
        className="min-w-0 overflow-clip lg:sticky lg:top-18 drawer:static short:static"
      >
        <Result form={compared} runner={runner} />
      </Card>
    </div>
  );
}
