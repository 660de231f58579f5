import { useMemo, useState } from 'react';
import type { SetCase } from '#cases/archive/case-set.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { type CaseFilter, caseFunctions, filterCases, noFilter, tagsOf } from './case-filter.ts';

interface CaseListProps {
  cases: readonly SetCase[];
  /** Initial search: the id of a case, or empty. */
  linked: string;
  /** Ids of the selected cases. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Height of a row in pixels. */
const rowHeight = 49;

/** The cases with a search and filters; they can be selected. */
export function CaseList({ cases, linked, selected, onSelect }: CaseListProps) {
  const words = useWords(casesWords);
  const [filter, setFilter] = useState({ ...noFilter, search: linked });
  const shown = useMemo(() => filterCases(cases, filter), [cases, filter]);
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
      <CaseFilters cases={cases} filter={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-2 px-4 py-4 text-base text-ink-second">
          <p role="status">{words.noMatch}</p>
          <Button size="small" onClick={() => setFilter(noFilter)}>
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
            className="max-lg:max-h-[33dvh]!"
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
                  label={words.select(one.case.name)}
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
  of: SetCase;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  label: string;
}

function CaseRow({ of: { path, case: one }, selected, onSelect, label }: CaseRowProps) {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return (
    <label className="flex min-h-12 items-center gap-3 px-4 py-1 hover:bg-sunken">
      <input
        type="checkbox"
        aria-label={label}
        checked={selected}
        onChange={({ target }) => onSelect(target.checked)}
        className="size-4 shrink-0 accent-ink"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base" title={one.name}>
          {one.name}
        </span>
        <span className="block truncate text-sm text-ink-third">
          {[...new Set([folder, ...(one.tags ?? [])])].filter(Boolean).join(' · ')}
        </span>
      </span>
    </label>
  );
}

interface CaseFiltersProps {
  cases: readonly SetCase[];
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
