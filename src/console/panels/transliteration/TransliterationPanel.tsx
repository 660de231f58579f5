import { Suspense, useDeferredValue } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { FreeCallButton, FreeCallPart } from '#console/exchanges/FreeCallPart.tsx';
import { callOf, freeCallOf } from '#console/exchanges/free-call.ts';
import { useAnnouncedOutcome } from '#console/exchanges/use-announced-outcome.ts';
import { AccountNote } from '#console/targets/AccountNote.tsx';
import { Card } from '#console/ui/Card.tsx';
import { classNames } from '#console/ui/class-names.ts';
import { LinkNote } from '#console/ui/LinkNote.tsx';
import { expectRows } from '#console/ui/long-list.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { Segmented } from '#console/ui/Segmented.tsx';
import { SendBar } from '#console/ui/SendBar.tsx';
import { transliterationForm, views } from './form.ts';
import { Options } from './Options.tsx';
import { useTransliteration } from './queries.ts';
import { Result } from './Result.tsx';
import { transliterationRequest } from './request.ts';
import { Source } from './Source.tsx';

const lab = preloadable(async () => (await import('./Lab.tsx')).Lab);
const typing = preloadable(async () => (await import('./Typing.tsx')).Typing);

/** Transliteration: strings in one script, suggestions in another. */
export function TransliterationPanel() {
  const words = useWords(transliterationWords);
  const shell = useWords(shellWords);
  const [form, change, link] = usePanelForm(transliterationForm);
  // A key that is pressed does not wait until a long answer knows that it is of another form.
  const compared = useDeferredValue(form);
  const runner = useTransliteration();
  const { run, running, start, cancel } = runner;
  const outcome = run?.outcome;
  // The typing field and the lab send what the fields say.
  const free = form.view === 'strings' ? form.free : undefined;
  const result = useAnnouncedOutcome(run, {
    waiting: words.waiting,
    done: (data) => words.done(data.responseList.length),
    failed: words.failed,
  });
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[min(26rem,40%)_minmax(0,1fr)]',
        form.view === 'typing' && 'lg:grid-rows-[auto_1fr]',
      )}
    >
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
        <FreeCallPart call={free} onChange={(changed) => change({ free: changed })}>
          <Source form={form} onChange={change} />
        </FreeCallPart>
        <AccountNote />
        {form.view === 'strings' && (
          <SendBar
            label={words.send}
            onSend={() => {
              expectRows(form.text);
              start(form);
            }}
            onCancel={cancel}
            startedAt={running ? run?.startedAt : undefined}
            took={outcome?.kind === 'ok' ? outcome.exchange.timing.total : undefined}
          />
        )}
        {form.view === 'strings' && !free && (
          <>
            <div className="border-t border-line pt-3">
              <Options form={form} onChange={change} />
            </div>
            <FreeCallButton
              onOpen={() =>
                change({ free: freeCallOf(callOf('transliteration', transliterationRequest(form))) })
              }
            />
          </>
        )}
      </Card>
      {form.view === 'lab' ? (
        <Card aria-label={words.lab.region} className="min-w-0">
          <Suspense>
            <lab.Component form={form} onChange={change} />
          </Suspense>
        </Card>
      ) : form.view === 'typing' ? (
        <>
          <Card
            aria-label={words.typing.region}
            className="min-w-0 lg:sticky lg:top-18 lg:row-span-2 drawer:static short:static"
          >
            <Suspense>
              <typing.Component form={form} onText={(typed) => change({ typed })} />
            </Suspense>
          </Card>
          {/* On a narrow screen below the field: that is what one came for. */}
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
          <Result form={compared} runner={runner} />
        </Card>
      )}
    </div>
  );
}
