import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { type CaseInSet, folderOf } from '#cases/archive/case-set.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { joinFacts } from '#console/ui/text/format.ts';
import { useDrafts } from '../editor/draft/draft-store.ts';
import { type CaseFilter, caseFunctions, filterCases, noFilter, tagsOf } from './case-filter.ts';

interface CaseListProps {
  cases: readonly CaseInSet[];
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
  /** Ids of the selected cases. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onEdit: (id: string) => void;
  /** Id of the last edited case, which gets the focus. */
  returned: string | undefined;
}

/** Height of a row in pixels. */
const rowHeight = 49;

/** The cases with a search and filters; they can be selected. */
export function CaseList({ cases, filter, onFilter, selected, onSelect, onEdit, returned }: CaseListProps) {
  const words = useWords(casesWords);
  const shown = useMemo(() => filterCases(cases, filter), [cases, filter]);
  const drafts = useDrafts();
  const [revealed] = useState(() => shown.findIndex((one) => one.case.id === returned));
  const toFocus = useRef(returned);
  const [only, ...others] = selected;
  useKeys([{ code: 'e', modifier: 'character', run: () => only && others.length === 0 && onEdit(only) }]);
  const allSelected = shown.length > 0 && shown.every(({ case: { id } }) => selected.has(id));
  const change = (ids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  };
  return (
    <>
      <CaseFilters cases={cases} filter={filter} onChange={onFilter} />
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-2 px-4 py-4 text-base text-ink-second">
          <p role="status">{words.noMatch}</p>
          <Button size="small" onClick={() => onFilter(noFilter)}>
            {words.reset}
          </Button>
        </div>
      ) : (
        <>
          <label className="flex min-h-9 items-center gap-3 border-b border-line px-4 text-sm text-ink-second">
            <input
              type="checkbox"
              checked={allSelected}
              onChange={({ target }) =>
                change(
                  shown.map((one) => one.case.id),
                  target.checked,
                )
              }
              className="size-4 accent-ink"
            />
            {words.selectAll}
            <span className="ms-auto tabular">{words.count(shown.length, cases.length)}</span>
          </label>
          <VirtualList
            label={words.cases}
            count={shown.length}
            estimate={rowHeight}
            viewportFraction={0.55}
            // Leaves room for the button below that runs the cases.
            className="max-lg:max-h-[28dvh]!"
            revealed={revealed}
          >
            {(index) => {
              const one = shown[index];
              if (!one) return null;
              const { id } = one.case;
              return (
                <CaseRow
                  of={one}
                  selected={selected.has(id)}
                  onSelect={(on) => change([id], on)}
                  onEdit={() => onEdit(id)}
                  isUnsaved={drafts[id] !== undefined}
                  onShown={(checkbox) => {
                    if (toFocus.current !== id) return;
                    toFocus.current = undefined;
                    checkbox.focus();
                  }}
                />
              );
            }}
          </VirtualList>
        </>
      )}
    </>
  );
}

interface CaseRowProps {
  of: CaseInSet;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onEdit: () => void;
  /** Whether this tab has changes of the case that are not saved. */
  isUnsaved: boolean;
  onShown: (checkbox: HTMLInputElement) => void;
}

function CaseRow({ of: { path, case: one }, selected, onSelect, onEdit, isUnsaved, onShown }: CaseRowProps) {
  const words = useWords(casesWords);
  const editorWords = useWords(caseEditorWords);
  const folder = folderOf(path);
  const tags = (one.tags ?? []).filter((tag) => tag !== folder);
  return (
    // The keyboard opens the editor by Enter on the checkbox, by E, or by the button.
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the button does
    <div className="flex items-center pe-2 hover:bg-sunken" onDoubleClick={onEdit}>
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-1 ps-4">
        <input
          ref={(checkbox) => {
            if (checkbox) onShown(checkbox);
          }}
          type="checkbox"
          aria-label={words.select(one.name)}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey, altKey } = event;
            if (!['Enter', 'e'].includes(key) || ctrlKey || metaKey || altKey) return;
            event.preventDefault();
            onEdit();
          }}
          className="size-4 shrink-0 accent-ink"
        />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate text-base" title={one.name}>
            {one.name}
          </span>
          <span className="block truncate text-sm text-ink-third">
            {isUnsaved && <span className="font-semibold text-ink-second">{editorWords.unsaved} · </span>}
            {folder !== '' && <bdi translate="no">{folder}</bdi>}
            {folder !== '' && tags.length > 0 && ' · '}
            {joinFacts(tags)}
          </span>
        </span>
      </label>
      <IconButton icon={Pencil} label={editorWords.editCase(one.name)} onClick={onEdit} />
    </div>
  );
}

interface CaseFiltersProps {
  cases: readonly CaseInSet[];
  filter: CaseFilter;
  onChange: (filter: CaseFilter) => void;
}

function CaseFilters({ cases, filter, onChange }: CaseFiltersProps) {
  const words = useWords(casesWords);
  const { filters } = words;
  const tags = useMemo(() => tagsOf(cases), [cases]);
  return (
    <search className="flex flex-wrap gap-2 px-4 py-3">
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <Select
        aria-label={filters.function}
        className="min-w-0 flex-1 text-sm!"
        value={filter.function}
        options={[
          { value: '', label: filters.anyFunction },
          ...caseFunctions.map((value) => ({ value, label: filters.functions[value] })),
        ]}
        onChange={(value) => onChange({ ...filter, function: value })}
      />
      <Select
        aria-label={filters.tag}
        className="min-w-0 flex-1 text-sm!"
        value={filter.tag}
        options={[{ value: '', label: filters.anyTag }, ...tags.map((value) => ({ value, label: value }))]}
        onChange={(tag) => onChange({ ...filter, tag })}
      />
    </search>
  );
}
