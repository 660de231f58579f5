import { Ellipsis } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { ListenButton, ListenProblem } from '#console/listen/Listen.tsx';
import type { ListenControls } from '#console/listen/use-listen.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import type { ExplainedString } from '#contract/local/explanations.ts';
import type { RunColumns } from '../answer/columns.ts';
import { RowStatus } from '../answer/RowStatus.tsx';
import type { ResultRow } from '../answer/results.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../marks.ts';
import { type OpenRowExtras, type RowExtra, rowExtras } from './row-extras.ts';

const { load, Component: Explanation } = preloadable(
  async () => (await import('../explain/Explanation.tsx')).Explanation,
);
const { load: loadFiltered, Component: FilteredWords } = preloadable(
  async () => (await import('../explain/FilteredWords.tsx')).FilteredWords,
);
const { load: loadExtras, Component: RowExtras } = preloadable(
  async () => (await import('./RowExtras.tsx')).RowExtras,
);
onceIdle(() => {
  void load();
  void loadFiltered();
  void loadExtras();
});

interface RowProps {
  row: ResultRow;
  target: string;
  run: RunColumns;
  listen: ListenControls;
  /** How it was produced, if known. */
  explained: ExplainedString | undefined;
  /** What is open below the row. */
  extras: OpenRowExtras;
  onExtras: (extras: OpenRowExtras) => void;
  /** Whether the whole source, the meaning of the status and the way it was produced are shown. */
  details: boolean;
}

/** One string: a line of the source with the status, and the translation large below it. */
export function Row({ row, target, run, listen, explained, extras, onExtras, details }: RowProps) {
  const words = useWords(resultWords);
  const { form } = run;
  const routes = explained?.targets[target];
  const { number, output, inString, code, status, tone } = row;
  const meaning =
    tone === 'unchanged'
      ? `${status?.name}: ${words.returnedUnchanged}`
      : (status?.meaning ?? (code === undefined ? words.missing : words.unknownStatus));
  const masked = form.source === 'en' ? form.terms : [];
  const kept = routes
    ? routes.flatMap((route) => route.kept ?? [])
    : masked.flatMap(({ term, as }) => [as, term]);
  const element = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  // The focus moves to what was opened, and back to the menu when it is closed.
  const focusWanted = () => {
    if (wanted.current === undefined) return;
    const found = element.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    found.focus();
    wanted.current = undefined;
  };
  useLayoutEffect(focusWanted);
  const open = (extra: RowExtra) => {
    wanted.current = `[data-extra="${extra}"]`;
    onExtras([...new Set([...extras, extra])]);
  };
  const close = (extra: RowExtra) => {
    wanted.current = '[popovertarget]';
    onExtras(extras.filter((other) => other !== extra));
  };
  return (
    <div
      ref={element}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto_6rem] items-start gap-x-2 px-4 py-2"
    >
      <span className="text-sm leading-6 text-ink-third tabular">{number}</span>
      <LanguageText
        as="p"
        code={form.source}
        className={`min-w-0 text-sm leading-6 text-ink-second ${details ? 'wrap-anywhere whitespace-pre-wrap' : 'truncate'}`}
      >
        <MarkedText
          pieces={markTerms(
            inString,
            masked.map(({ term }) => term),
            { wholeWords: true },
          )}
        />
      </LanguageText>
      <span className="justify-self-end sm:col-span-2">
        <RowStatus row={row} briefOnPhone />
      </span>
      {output === undefined ? (
        <p className="col-[2/-1] py-1 text-base text-ink-third">{words.missing}</p>
      ) : (
        <>
          <LanguageText
            as="p"
            isResult
            code={target}
            className="col-[2/-1] min-w-0 text-result wrap-anywhere whitespace-pre-wrap sm:col-[2/4]"
          >
            <MarkedText pieces={markTerms(output, kept, { wholeWords: false })} />
          </LanguageText>
          <div className="col-start-4 row-start-1 -my-1 flex sm:row-start-2 sm:my-0">
            <ListenButton number={number} text={output} listen={listen} />
            <CopyButton name={words.copyRow(number)} text={() => output} />
            <RowMenu number={number} onOpen={open} />
          </div>
        </>
      )}
      <div className="col-[2/-1]">
        {(details || tone === 'failed') && <p className="text-sm text-ink-third">{meaning}</p>}
        {explained?.filtered && (
          <Suspense>
            <FilteredWords found={explained.filtered} source={form.source} />
          </Suspense>
        )}
        {details && routes && (
          <Suspense>
            <Explanation routes={routes} form={form} />
          </Suspense>
        )}
        <ListenProblem number={number} listen={listen} />
      </div>
      {extras.length > 0 && (
        <Suspense>
          <RowExtras
            row={row}
            target={target}
            run={run}
            extras={extras}
            onClose={close}
            onShown={focusWanted}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Further actions on a row. */
function RowMenu({ number, onOpen }: { number: number; onOpen: (extra: RowExtra) => void }) {
  const words = useWords(resultWords);
  return (
    <Popover
      label={words.more(number)}
      className="w-48"
      button={(attributes) => <IconButton {...attributes} icon={Ellipsis} label={words.more(number)} />}
    >
      {(close) => (
        <ActionList
          actions={rowExtras.map((name) => ({ name, label: words.extras[name] }))}
          onChoose={(extra) => {
            close();
            onOpen(extra);
          }}
        />
      )}
    </Popover>
  );
}
