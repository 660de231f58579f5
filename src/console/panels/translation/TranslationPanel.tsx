import { Suspense, useDeferredValue } from 'react';
import { LinkNote } from '#console/app/link/LinkNote.tsx';
import { usePanelForm } from '#console/app/panel-form.ts';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RestoredNote } from '#console/exchanges/RestoredNote.tsx';
import { RawRequestButton, RawRequestPart } from '#console/exchanges/raw-request/RawRequestPart.tsx';
import { requestFor, toRawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { onlyCall } from '#console/exchanges/run-store.ts';
import { useAnnounceOutcome } from '#console/exchanges/use-announce-outcome.ts';
import { AccountNote } from '#console/targets/AccountNote.tsx';
import { Card } from '#console/ui/Card.tsx';
import { SendBar } from '#console/ui/feedback/SendBar.tsx';
import { Panes } from '#console/ui/Panes.tsx';
import { loadAnswer, Result } from './answer/Result.tsx';
import { translationForm } from './form/form.ts';
import { formAsSent, translationRequest } from './form/request.ts';
import { Options } from './options/Options.tsx';
import { useTranslation } from './queries.ts';
import { Source } from './source/Source.tsx';
import { Targets } from './targets/Targets.tsx';

export { sendInitialForm } from './queries.ts';

/**
 * Translation: several strings into several languages.
 *
 * Each `Suspense` boundary of the prerendered form is hydrated in a separate task, after the text box and the main
 * button.
 */
export function TranslationPanel() {
  const words = useWords(translationWords);
  const [form, change, link] = usePanelForm(translationForm);
  // Keeps typing responsive: a long answer is marked as outdated slightly later.
  const compared = useDeferredValue(form);
  const runner = useTranslation(link.linked);
  const { run } = runner;
  // When there are several calls, `Answer` announces their outcomes one by one.
  const call = onlyCall(run);
  const outcome = call?.outcome;

  const result = useAnnounceOutcome(call, {
    waiting: words.waiting,
    done: (data) => words.done(data.responseList.length, run ? formAsSent(run.form).targets.length : 0),
    failed: words.failed,
  });

  return (
    <Panes
      first={
        <Card
          aria-label={words.request}
          onPointerEnter={loadAnswer}
          onFocus={loadAnswer}
          className="flex flex-col gap-4 p-4"
        >
          <LinkNote state={link} />
          <RawRequestPart call={form.free} onChange={(free) => change({ free })}>
            <Source form={form} onChange={change} />
            <Suspense>
              <Targets form={form} onChange={change} call={call} />
            </Suspense>
          </RawRequestPart>
          <AccountNote />
          <SendBar
            label={words.send}
            onSend={() => runner.start(form)}
            onCancel={() => runner.cancel()}
            startedAt={runner.running ? run?.startedAt : undefined}
            took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
          />
          {!form.free && (
            <>
              <Suspense>
                <Options form={form} onChange={change} />
              </Suspense>
              <RawRequestButton
                onOpen={() =>
                  change({ free: toRawRequest(requestFor('localization', translationRequest(form))) })
                }
              />
            </>
          )}
        </Card>
      }
    >
      {/* Keeps the result visible beside a request that is taller than the screen. */}
      <Card
        ref={result}
        aria-label={words.result}
        className="min-w-0 overflow-clip lg:sticky lg:top-18 drawer:static short:static"
      >
        <RestoredNote runner={runner} />
        <Result form={compared} runner={runner} onChange={change} />
      </Card>
    </Panes>
  );
}
