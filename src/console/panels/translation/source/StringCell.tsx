import { ArrowDown, ArrowUp, Plus, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { countCharacters } from '#console/ui/text/strings.ts';
import { localLimits } from '#contract/limits.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';

interface StringCellProps {
  number: number;
  of: number;
  language: string;
  text: string;
  terms: readonly string[];
  /** The row with the focus, or the last one that had it; shows its buttons. */
  active: boolean;
  /** Whether Tab moves the focus to this row. */
  tabStop: boolean;
  onText: (text: string) => void;
  /** Enter: moves to the next row. */
  onNext: () => void;
  onGo: (by: -1 | 1) => void;
  onAdd: () => void;
  /** `back`: the caret moves to the previous row. */
  onRemove: (back?: boolean) => void;
  onMove: (by: -1 | 1) => void;
  /** Called with pasted lines or cells; `inOne` inserts text into this row at the caret and returns the row. */
  onPaste: (pasted: string, inOne: (text: string) => string) => void;
}

const cellClass = 'col-start-1 row-start-1 px-2 py-2 text-lg whitespace-pre-wrap wrap-break-word';

/** One row of the grid: number, text, length and buttons. */
export function StringCell(props: StringCellProps) {
  const { number, of, language, text, terms, active, tabStop } = props;
  const words = useWords(inputWords).grid;
  const id = useId();
  const characters = countCharacters([text]);
  const over = characters > localLimits.charactersPerString;
  return (
    <div className={`flex flex-wrap items-start gap-x-1 ${active ? 'bg-sunken' : ''}`}>
      <span aria-hidden="true" className="w-12 shrink-0 py-3 pe-1 text-end text-sm text-ink-third tabular">
        {formatNumber(number)}
      </span>
      <div className="grid min-w-0 flex-1 basis-32">
        {terms.length > 0 && (
          <div
            aria-hidden="true"
            {...languageAttributes(language)}
            className={`${cellClass} pointer-events-none text-transparent`}
          >
            <MarkedText quiet pieces={markTerms(text, terms, { wholeWords: true })} />
          </div>
        )}
        <textarea
          {...languageAttributes(language)}
          data-row={number - 1}
          tabIndex={tabStop ? 0 : -1}
          aria-label={words.string(number)}
          aria-describedby={id}
          aria-keyshortcuts="Alt+Enter Alt+Delete Alt+ArrowUp Alt+ArrowDown"
          value={text}
          rows={1}
          spellCheck={false}
          onChange={(event) => props.onText(event.target.value)}
          onKeyDown={(event) => handleKey(event, props)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!/[\t\r\n]/.test(pasted)) return;
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            props.onPaste(pasted, (put) => value.slice(0, selectionStart) + put + value.slice(selectionEnd));
          }}
          className={`${cellClass} field-sizing-content max-h-60 w-full resize-none bg-transparent -outline-offset-2`}
        />
      </div>
      <span
        id={id}
        className={`inline-flex min-w-9 shrink-0 items-center justify-end gap-1 py-3 pe-2 text-sm tabular ${over ? 'font-semibold text-failed' : 'text-ink-third'}`}
      >
        {over && <TriangleAlert aria-hidden="true" size={13} />}
        <span aria-hidden="true">{formatNumber(characters)}</span>
        <span className="sr-only">{words.length(characters)}</span>
        {over && words.over(formatNumber(localLimits.charactersPerString))}
      </span>
      {active && (
        <span className="flex w-full justify-end gap-1 pe-1 pb-1">
          <IconButton icon={Plus} label={words.add(number)} onClick={props.onAdd} />
          <IconButton
            icon={ArrowUp}
            label={words.up(number)}
            disabled={number === 1}
            onClick={() => props.onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={words.down(number)}
            disabled={number === of}
            onClick={() => props.onMove(1)}
          />
          <IconButton icon={X} label={words.remove(number)} onClick={() => props.onRemove()} />
        </span>
      )}
    </div>
  );
}

function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, props: StringCellProps): void {
  // During composition, keys belong to the input method.
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  const act = keyAction(event, props);
  if (!act) return;
  event.preventDefault();
  act();
}

function keyAction(
  { key, altKey, shiftKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  props: StringCellProps,
): (() => void) | undefined {
  const { value, selectionStart, selectionEnd } = currentTarget;
  if (altKey) {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowUp: () => props.onMove(-1),
      ArrowDown: () => props.onMove(1),
      Enter: props.onAdd,
      Delete: () => props.onRemove(),
    };
    return actions[key];
  }
  if (shiftKey) return undefined;
  if (key === 'Enter') return props.onNext;
  if (key === 'Backspace' && value === '' && props.of > 1) return () => props.onRemove(true);
  const wholeLine = !value.includes('\n') && value.length < 40;
  if (key === 'ArrowUp' && (wholeLine || selectionEnd === 0)) return () => props.onGo(-1);
  if (key === 'ArrowDown' && (wholeLine || selectionStart === value.length)) return () => props.onGo(1);
  return undefined;
}
