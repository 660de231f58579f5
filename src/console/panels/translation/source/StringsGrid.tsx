import { useLayoutEffect, useRef, useState } from 'react';
import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { useRowsInView } from '#console/ui/lists/use-rows-in-view.ts';
import type { TranslationForm } from '../form/form.ts';
import { readTable } from '../import/import-table.ts';
import { hasCells } from '../import/spreadsheet-cells.ts';
import { type EditedRows, insertRowBelow, moveRow, pasteRows, removeRow } from './grid-rows.ts';
import { StringCell } from './StringCell.tsx';

export interface StringsGridProps {
  form: TranslationForm;
  onChange: (change: Partial<TranslationForm>) => void;
  /** Called with pasted cells of several columns, to ask which one is meant. */
  onCells: (pasted: string) => void;
  /** Whether the grid replaces a field that had the focus; its first row then takes the focus. */
  takesFocus: boolean;
  /** Masked terms to mark in the rows. */
  terms: readonly string[];
}

/**
 * The strings as numbered rows, each edited in place; a row may contain line breaks. Only rows in view are rendered.
 */
export function StringsGrid({ form, onChange, onCells, takesFocus, terms }: StringsGridProps) {
  const words = useWords(inputWords).grid;
  const announce = useAnnounce();
  const rows = form.rows.length > 0 ? form.rows : [''];
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef(takesFocus ? 0 : undefined);
  const [active, setActive] = useState<number>();
  /** The last change that can be undone, and the rows that the undo button restores. */
  const [undoable, setUndoable] = useState<{ message: string; action: string; rows: string[] }>();
  const virtualizer = useRowsInView({ scroller, count: rows.length, estimate: 45, viewportFraction: 0.5 });

  // The row that gets the caret may have to be rendered first.
  useLayoutEffect(() => {
    const cell = scroller.current?.querySelector<HTMLTextAreaElement>(`[data-row="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
    cell.setSelectionRange(cell.value.length, cell.value.length);
  });

  const drawn = virtualizer.getVirtualItems();
  // The grid is a single Tab stop, since nobody can tab through ten thousand rows. Arrows and Enter move between
  // rows.
  const tabStop = (drawn.find(({ index }) => index === active) ?? drawn[0])?.index;

  const go = (row: number) => {
    if (row < 0 || row >= rows.length) return;
    wanted.current = row;
    setActive(row);
    virtualizer.scrollToIndex(row);
  };
  const set = (next: string[]) => {
    setUndoable(undefined);
    onChange({ rows: next });
  };
  const edit = (edited: EditedRows | undefined) => {
    if (!edited) return;
    set(edited.rows);
    wanted.current = edited.at;
    setActive(edited.at);
    virtualizer.scrollToIndex(edited.at);
  };
  const remove = (at: number, back = false) => {
    const left = removeRow(rows, at);
    edit(back ? { ...left, at: Math.max(0, at - 1) } : left);
    setUndoable({ message: words.removed(at + 1), action: words.undo, rows });
    announce(words.removed(at + 1));
  };
  const move = (at: number, by: -1 | 1) => {
    const moved = moveRow(rows, at, by);
    edit(moved);
    if (moved) announce(words.moved(moved.at + 1, rows.length));
  };
  const paste = async (at: number, pasted: string, inOne: (text: string) => string) => {
    const table = await readTable(pasted, 'tsv');
    const strings = table.problem
      ? pasted.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
      : table.rows.map(([cell = '']) => cell.replaceAll(/\r\n?/g, '\n'));
    const [first = '', ...more] = strings;
    if (more.length === 0) return set(rows.with(at, inOne(first)));
    edit(pasteRows(rows, at, strings));
    const plain = pasted.replaceAll(/\r\n?/g, '\n').trimEnd();
    const message = words.pasted(strings.length);
    setUndoable({ message, action: words.inOne, rows: rows.with(at, inOne(plain)) });
    announce(message);
  };

  return (
    <>
      <div
        ref={scroller}
        className="max-h-[50dvh] min-h-36 overflow-y-auto overscroll-contain rounded-t bg-surface"
      >
        <ol
          aria-label={words.label}
          className="relative w-full"
          style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
        >
          {drawn.map(({ key, index, start }) => (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              onFocus={() => setActive(index)}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start}px)` }}
            >
              <StringCell
                number={index + 1}
                of={rows.length}
                language={form.source}
                text={rows[index] ?? ''}
                terms={terms}
                active={active === index}
                tabStop={tabStop === index}
                onText={(text) => set(rows.with(index, text))}
                onNext={() => (index === rows.length - 1 ? edit(insertRowBelow(rows, index)) : go(index + 1))}
                onGo={(by) => go(index + by)}
                onAdd={() => edit(insertRowBelow(rows, index))}
                onRemove={(back) => remove(index, back)}
                onMove={(by) => move(index, by)}
                onPaste={(pasted, inOne) =>
                  hasCells(pasted) ? onCells(pasted) : void paste(index, pasted, inOne)
                }
              />
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3.5 py-1.5 text-sm text-ink-third">
        {undoable ? (
          <>
            <span>{undoable.message}</span>
            <Button size="small" look="quiet" onClick={() => set(undoable.rows)}>
              {undoable.action}
            </Button>
          </>
        ) : (
          words.keys
        )}
      </div>
    </>
  );
}
