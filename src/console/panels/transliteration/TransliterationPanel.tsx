import { CaseSensitive } from 'lucide-react';
import { memo, Suspense, useDeferredValue } from 'react';
import { LinkNote } from '#console/app/link/LinkNote.tsx';
import { usePanelForm } from '#console/app/panel-form.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { RestoredNote } from '#console/exchanges/RestoredNote.tsx';
import { RunResult } from '#console/exchanges/RunResult.tsx';
import { RawRequestButton, RawRequestPart } from '#console/exchanges/raw-request/RawRequestPart.tsx';
import { parseHeaders, requestFor, toRawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { onlyCall } from '#console/exchanges/run-store.ts';
import { useAnnounceOutcome } from '#console/exchanges/use-announce-outcome.ts';
import { type Runner, useRun, useRuns } from '#console/exchanges/use-run.ts';
import { AccountNote } from '#console/targets/AccountNote.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { SendBar } from '#console/ui/feedback/SendBar.tsx';
import { Panes } from '#console/ui/Panes.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import { Answer } from './answer/Answer.tsx';
import { type TransliterationForm, transliterationForm, views } from './form/form.ts';
import { transliterationRuns, useSendTransliteration } from './form/queries.ts';
import { transliterationRequest } from './form/request.ts';
import { labRuns } from './lab/lab-runs.ts';
import { Options } from './Options.tsx';
import { Source } from './Source.tsx';

const lazyLab = preloadable(async () => (await import('./lab/Lab.tsx')).Lab);
const lazyTyping = preloadable(async () => (await import('./typing/Typing.tsx')).Typing);

/** Transliteration: strings in one script, suggestions in another. */
export function TransliterationPanel() {
  const words = useWords(transliterationWords);
  const shell = useWords(shellWords);
  const [form, change, link] = usePanelForm(transliterationForm);
  // Keeps typing responsive: a long answer is marked as outdated slightly later.
  const compared = useDeferredValue(form);
  const runner = useRun(transliterationRuns, useSendTransliteration(), link.linked);
  useRuns(labRuns, link.linked);
  const { run, running, start, cancel } = runner;
  const call = onlyCall(run);
  const outcome = call?.outcome;
  // The typing field and the lab always send the fields.
  const free = form.view === 'strings' ? form.free : undefined;
  const result = useAnnounceOutcome(call, {
    waiting: words.waiting,
    done: (data) => words.done(data.responseList.length),
    failed: words.failed,
  });
  return (
    <Panes
      className={form.view === 'typing' ? 'lg:grid-rows-[auto_1fr]' : undefined}
      first={
        <Card aria-label={words.request} className="flex flex-col gap-4 p-4">
          <div>
            <Segmented
              label={words.view}
              options={views.map((view) => ({ value: view, label: words.views[view] }))}
              value={form.view}
              onChange={(view) => change({ view })}
            />
          </div>
          <LinkNote state={link} />
          <RawRequestPart call={free} onChange={(changed) => change({ free: changed })}>
            <Source form={form} onChange={change} />
          </RawRequestPart>
          <AccountNote />
          {form.view === 'strings' && (
            <SendBar
              label={words.send}
              onSend={() => start(form)}
              onCancel={() => cancel()}
              startedAt={running ? run?.startedAt : undefined}
              took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
            />
          )}
          {form.view === 'strings' && !free && (
            <>
              <Options form={form} onChange={change} />
              <RawRequestButton
                onOpen={() =>
                  change({ free: toRawRequest(requestFor('transliteration', transliterationRequest(form))) })
                }
              />
            </>
          )}
        </Card>
      }
    >
      {form.view === 'lab' ? (
        <Card aria-label={words.lab.region} className="min-w-0">
          <Suspense>
            <lazyLab.Component form={form} onChange={change} />
          </Suspense>
        </Card>
      ) : form.view === 'typing' ? (
        <>
          <Card
            aria-label={words.typing.region}
            className="min-w-0 lg:sticky lg:top-18 lg:row-span-2 drawer:static short:static"
          >
            <Suspense>
              <lazyTyping.Component form={form} onText={(typed) => change({ typed })} />
            </Suspense>
          </Card>
          {/* On a narrow screen the options follow the typing field, which matters more. */}
          <Card aria-label={shell.options.label} className="p-4">
            <Options form={form} onChange={change} />
          </Card>
        </>
      ) : (
        <Card
          ref={result}
          aria-label={words.result}
          className="min-w-0 overflow-clip lg:sticky lg:top-18 drawer:static short:static"
        >
          <RestoredNote runner={runner} />
          <Result form={compared} runner={runner} />
        </Card>
      )}
    </Panes>
  );
}

interface ResultProps {
  /** The form as it is now; an answer to an older one is marked. */
  form: TransliterationForm;
  runner: Runner<TransliterationForm, LenientTransliterationResponse>;
}

/** The result of the newest run. */
const Result = memo(function Result({ form, runner: { run, previous, restoring, start } }: ResultProps) {
  const words = useWords(transliterationWords);
  return (
    <RunResult
      // The typed text and the lab's second set of options are not part of this call.
      form={run ? { ...form, view: run.form.view, typed: run.form.typed, second: run.form.second } : form}
      run={run}
      previous={previous}
      restoring={restoring}
      waiting={words.waiting}
      onSend={(options) => start(form, options)}
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
      {(sent, { data, exchange }) => (
        <Answer answer={data} form={formAsSent(sent.form)} exchange={exchange} />
      )}
    </RunResult>
  );
});

/** The form with the scripts of its raw request, if it has one; they are needed to read the answer. */
function formAsSent(form: TransliterationForm): TransliterationForm {
  if (!form.free) return form;
  const { src_lang = '', tgt_lang = '' } = parseHeaders(form.free.headers);
  return { ...form, source: src_lang, target: tgt_lang };
}
