import { databaseWords } from '#console/catalogues/databases/database.ts';
import { spellingWords } from '#console/catalogues/databases/spellings.ts';
import { useWords } from '#console/catalogues/words.ts';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { transliterationDomains } from '#contract/transliteration.ts';
import { AccountFilter, forAll, OriginFilter } from '../database/filters/CommonFilters.tsx';
import { FilterField } from '../database/filters/FilterField.tsx';
import { FilterRow } from '../database/filters/FilterRow.tsx';
import { SearchField } from '../database/filters/SearchField.tsx';
import { SpellingFilters } from './spellings.ts';

interface SpellingSearchProps {
  filters: SpellingFilters;
  onChange: (filters: SpellingFilters) => void;
}

const noFilters = SpellingFilters.parse({});

/** The search and the filters of the list of exceptions. */
export function SpellingSearch({ filters, onChange }: SpellingSearchProps) {
  const words = useWords(spellingWords);
  const shared = useWords(databaseWords);
  const change = (next: Partial<SpellingFilters>) => onChange({ ...filters, ...next });
  const filtered = Object.values(filters).some(Boolean);
  const languages = [
    { value: '' as const, label: words.anyLanguage },
    ...TransliterationLanguage.options.map((code) => languageOption(code)),
  ];
  return (
    <search aria-label={words.search} className="flex flex-col gap-2 border-b border-line px-4 py-3">
      <div className="flex">
        <SearchField label={words.search} value={filters.query} onChange={(query) => change({ query })} />
      </div>
      <FilterRow isFiltered={filtered} onClear={() => onChange(noFilters)}>
        <FilterField
          label={words.from}
          options={languages}
          value={filters.from}
          onChange={(from) => change({ from })}
        />
        <FilterField
          label={words.to}
          options={languages}
          value={filters.to}
          onChange={(to) => change({ to })}
        />
        <FilterField
          label={shared.domain.label}
          options={[
            { value: '', label: shared.domain.any },
            { value: forAll, label: shared.domain.all },
            ...transliterationDomains.map((value) => ({ value, label: words.domains[value] })),
          ]}
          value={filters.domain}
          onChange={(domain) => change({ domain })}
        />
        <AccountFilter value={filters.account} onChange={(account) => change({ account })} />
        <OriginFilter value={filters.origin} onChange={(origin) => change({ origin })} />
      </FilterRow>
    </search>
  );
}
