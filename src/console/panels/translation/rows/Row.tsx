import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { ListenButton, ListenProblem } from '#console/listen/Listen.tsx';
import type { ListenControls } from '#console/listen/use-listen.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import type { SegmentRoute } from '#contract/local.ts';
import type { RunColumns } from '../answer/columns.ts';
import type { ResultRow } from '../answer/results.ts';
import { Explanation } from '../explain/Explanation.tsx';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../marks.ts';
import { type OpenRowExtras, type RowExtra, RowExtras, rowExtras } from './RowExtras.tsx';

interface RowProps {
  row: ResultRow;
  target: string;
  run: RunColumns;
  listen: ListenControls;
  /** How it was produced, if known. */
  routes: readonly SegmentRoute[] | undefined;
  /** What is open below the row. */
  extras: OpenRowExtras;
  onExtras: (extras: OpenRowExtras) => void;
}

/** One string: the translation large, the source small, and how it was served. */
export function Row({ row, target, run, listen, routes, extras, onExtras }: RowProps) {
  const words = useWords(resultWords);
  const { form } = run;
  const { number, output, inString, code, status, tone } = row;
  const meaning =
    tone === 'unchanged'
      ? words.returnedUnchanged
      : (status?.meaning ?? (code === undefined ? words.missing : words.unknownStatus));
  const masked = form.source === 'en' ? form.terms : [];
  const kept = routes
    ? routes.flatMap((route) => route.kept ?? [])
    : masked.flatMap(({ term, as }) => [as, term]);
  const element = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  // The focus moves to what was opened, and back to the menu when it is closed.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    element.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const open = (extra: RowExtra) => {
    wanted.current = `[data-extra="${extra}"]`;
    onExtras([...new Set([...extras, extra])]);
  };
  const close = (extra: RowExtra) => {
    wanted.current = '[popovertarget]';
    onExtras(extras.filter((other) => other !== extra));
  };
  return (
    <div ref={element} className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 px-4 py-3">
      <span className="pt-2 text-sm text-ink-third tabular">{number}</span>
      <div className="min-w-0">
        {output === undefined ? (
          <p className="py-1 text-base text-ink-third">{words.missing}</p>
        ) : (
          <LanguageText as="p" code={target} className="text-result wrap-anywhere whitespace-pre-wrap">
            <MarkedText pieces={markTerms(output, kept, { wholeWords: false })} />
          </LanguageText>
        )}
        <LanguageText
          as="p"
          code={form.source}
          className="text-base wrap-anywhere whitespace-pre-wrap text-ink-second"
        >
          <MarkedText
            pieces={markTerms(
              inString,
              masked.map(({ term }) => term),
              { wholeWords: true },
            )}
          />
        </LanguageText>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm text-ink-third">
          <StatusChip tone={tone}>
            {code === undefined ? words.noStatus : <bdi dir="ltr">{`${code} ${status?.name ?? ''}`}</bdi>}
          </StatusChip>
          <span>{meaning}</span>
        </p>
        {routes && <Explanation routes={routes} form={form} />}
        <ListenProblem number={number} listen={listen} />
      </div>
      {output !== undefined && (
        <div className="flex flex-col sm:flex-row">
          <ListenButton number={number} text={output} listen={listen} />
          <CopyButton name={words.copyRow(number)} text={() => output} />
          <RowMenu number={number} onOpen={open} />
        </div>
      )}
      {extras.length > 0 && <RowExtras row={row} target={target} run={run} extras={extras} onClose={close} />}
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
