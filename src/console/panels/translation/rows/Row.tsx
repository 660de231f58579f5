import { Ellipsis } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ListenButton, ListenProblem } from '#console/listen/Listen.tsx';
import type { ListenControls } from '#console/listen/use-listen.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import type { Tone } from '#console/ui/feedback/StatusChip.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { findLanguage } from '#contract/languages.ts';
import type { ExplainedString } from '#contract/local/explanations.ts';
import type { RunColumns } from '../answer/columns.ts';
import { RowStatus } from '../answer/RowStatus.tsx';
import type { ResultRow } from '../answer/results.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';
import { type OpenRowExtras, type RowExtra, rowExtras } from './row-extras.ts';
import { SourceLine } from './SourceLine.tsx';

const { load, Component: Explanation } = preloadable(
  async () => (await import('../explain/Explanation.tsx')).Explanation,
);
const { load: loadFiltered, Component: FilteredWords } = preloadable(
  async () => (await import('../explain/FilteredWords.tsx')).FilteredWords,
);
const { load: loadLink, Component: ReferenceLink } = preloadable(
  async () => (await import('#console/ui/details/ReferenceLink.tsx')).ReferenceLink,
);
const { load: loadExtras, Component: RowExtras } = preloadable(
  async () => (await import('./RowExtras.tsx')).RowExtras,
);
onceIdle(() => {
  void load();
  void loadFiltered();
  void loadExtras();
  void loadLink();
});

export interface RowProps {
  row: ResultRow;
  target: string;
  run: RunColumns;
  listen: ListenControls;
  /** How the string was produced, if known. */
  explained: ExplainedString | undefined;
  /** The parts that are open below the row. */
  extras: OpenRowExtras;
  onExtras: (extras: OpenRowExtras) => void;
  /** Whether the whole source, the meaning of the status and the explanation are shown. */
  details: boolean;
  /**
   * Whether the string's other languages are shown too: the row then has the name of its language instead of the
   * source.
   */
  among?: boolean;
}

/** One string in one language: a line of the source with the status, and the translation large below it. */
export function Row(props: RowProps) {
  const { row, target, run, listen, explained, extras, onExtras, details, among = false } = props;
  const words = useWords(resultWords);
  const { form } = run;
  const routes = explained?.targets[target];
  const { number, output, inString, code, status, tone } = row;
  const meaning =
    tone === 'unchanged'
      ? `${status?.name}: ${words.returnedUnchanged}`
      : ((status && words.meanings[status.code]) ??
        (code === undefined ? words.missing : words.unknownStatus));
  const masked = form.source === 'en' ? form.terms : [];
  const styles = among ? amongStyles : aloneStyles;
  const place = { language: target, number };
  const language = among ? languageName(target) : undefined;
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
    <div ref={element} className={`group grid gap-x-2 ${styles.row}`}>
      {among ? (
        <LanguageText code={target} className="one-line justify-self-start truncate text-base text-ink-third">
          {findLanguage(target)?.nativeName ?? target}
        </LanguageText>
      ) : (
        <>
          <span className="text-sm leading-6 text-ink-third tabular">{number}</span>
          <SourceLine text={inString} form={form} whole={details} />
        </>
      )}
      <span className={styles.status}>
        <RowStatus row={row} brief={among && !details && isUsual(tone) ? 'always' : undefined} briefOnPhone />
      </span>
      {output === undefined ? (
        <p className={`${styles.output} py-1 text-base text-ink-third`}>{words.missing}</p>
      ) : (
        <>
          <LanguageText
            as="p"
            isResult
            code={target}
            className={`${styles.output} min-w-0 wrap-anywhere whitespace-pre-wrap`}
          >
            <MarkedText pieces={markTerms(output, kept, { wholeWords: false })} />
          </LanguageText>
          <div className={`flex ${styles.actions} ${listen.stateOf(place) ? 'opacity-100' : ''}`}>
            <ListenButton place={place} text={output} listen={listen} among={among} />
            <CopyButton name={words.copyRow(number, language)} text={() => output} />
            <RowMenu label={words.more(number, language)} onOpen={open} />
          </div>
        </>
      )}
      <div className={styles.more}>
        {(details || tone === 'failed') && (
          <p className="text-sm text-ink-third">
            {meaning}
            <Suspense>
              {code !== undefined && <ReferenceLink anchor={`status.${code}`} name={String(code)} />}
            </Suspense>
          </p>
        )}
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
        <ListenProblem place={place} listen={listen} />
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

const aloneStyles = {
  row: 'grid-cols-[1.25rem_minmax(0,1fr)_auto_minmax(6rem,auto)] items-start px-4 py-2',
  status: 'justify-self-end sm:col-span-2',
  output: 'col-[2/-1] text-result sm:col-[2/4]',
  actions: 'col-start-4 row-start-1 -my-1 max-sm:pointer-coarse:-my-2.5 sm:row-start-2 sm:my-0',
  more: 'col-[2/-1]',
};

/**
 * Classes of a row among other languages: the output is beside the name of its language, or below it in a narrow
 * container. Actions appear when the row is hovered or focused.
 */
const amongStyles = {
  row: 'grid-cols-[minmax(0,1fr)_auto_auto] items-baseline py-0.5 ps-11 pe-4 @max-sm:ps-4 @lg:grid-cols-[4rem_minmax(0,1fr)_auto_auto]',
  status: 'row-start-1 -col-end-1',
  output: 'col-span-full text-xl @lg:col-[2/3] @lg:row-start-1',
  actions:
    'row-start-1 -col-end-2 -my-0.5 self-start @max-lg:pointer-coarse:-my-2.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover-none:opacity-100',
  more: 'col-span-full @lg:col-[2/-1]',
};

/** Whether a status is so common that its icon and code need no explanation. */
const isUsual = (tone: Tone) => tone === 'served' || tone === 'database';

/** Additional actions on a row. */
function RowMenu({ label, onOpen }: { label: string; onOpen: (extra: RowExtra) => void }) {
  const words = useWords(resultWords);
  return (
    <Popover
      label={label}
      className="w-48"
      button={(attributes) => <IconButton {...attributes} icon={Ellipsis} label={label} />}
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
