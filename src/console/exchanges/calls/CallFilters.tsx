import { callListWords } from '#console/catalogues/exchange/call-list.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import type { LoggedExchange } from '../exchange-log.ts';
import { type CallFilter, type CallFunction, callFunctions, callOutcomes } from './call-list.ts';

interface CallFiltersProps {
  filter: CallFilter;
  /** All calls; the target filter offers the targets of these calls. */
  entries: readonly LoggedExchange[];
  onChange: (filter: CallFilter) => void;
}

/** The search field and the filters of the list of calls. */
export function CallFilters({ filter, entries, onChange }: CallFiltersProps) {
  const words = useWords(callListWords);
  const { filters } = words;
  const targets = [...new Set(entries.map(({ exchange }) => exchange.target))];
  const shape = targets.length > 1 ? `${selectClass} ${halfRowClass}` : selectClass;
  const change = (changed: Partial<CallFilter>) => onChange({ ...filter, ...changed });
  const functionOptions = (Object.keys(callFunctions) as CallFunction[]).map((value) => ({
    value,
    label: value === 'stt' ? words.speechToText : words.functions[value],
  }));
  return (
    <search className="flex flex-wrap gap-2 px-4 pb-2">
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Select
        aria-label={filters.function}
        className={shape}
        value={filter.function}
        options={[{ value: '', label: filters.anyFunction }, ...functionOptions]}
        onChange={(value) => change({ function: value })}
      />
      <Select
        aria-label={filters.outcome}
        className={shape}
        value={filter.outcome}
        options={[
          { value: '', label: filters.anyOutcome },
          ...callOutcomes.map((value) => ({ value, label: filters.outcomes[value] })),
        ]}
        onChange={(value) => change({ outcome: value })}
      />
      <Select
        aria-label={filters.contract}
        className={shape}
        value={filter.contract}
        options={[
          { value: '', label: filters.anyContract },
          { value: 'deviations', label: filters.deviations },
          { value: 'clean', label: filters.clean },
        ]}
        onChange={(value) => change({ contract: value })}
      />
      {targets.length > 1 && (
        <Select
          aria-label={filters.target}
          className={shape}
          value={filter.target}
          options={[
            { value: '', label: filters.anyTarget },
            ...targets.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) => change({ target: value })}
        />
      )}
    </search>
  );
}

const selectClass = 'min-w-0 flex-1 text-sm!';
/** Places the filters two in a row: four would be too narrow for their names. */
const halfRowClass = 'basis-[calc(50%-0.25rem)]';
