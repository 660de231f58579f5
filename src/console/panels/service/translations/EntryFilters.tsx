import { ArrowRight } from 'lucide-react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageSelect, languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { TranslationLanguage } from '#contract/languages.ts';
import { Moderation } from '#contract/local/lookup.ts';
import { namedDomains } from '#contract/translation.ts';
import { AccountFilter, forAll, OriginFilter } from '../database/filters/CommonFilters.tsx';
import { FilterField } from '../database/filters/FilterField.tsx';
import { FilterRow } from '../database/filters/FilterRow.tsx';
import { SearchField } from '../database/filters/SearchField.tsx';
import type { EntryView } from './entries.ts';

interface EntryFiltersProps {
  view: EntryView;
  onChange: (view: EntryView) => void;
}

/** The search field, the shown languages, and the filters of the list of entries. */
export function EntryFilters({ view, onChange }: EntryFiltersProps) {
  const words = useWords(entryWords);
  const shared = useWords(databaseWords);
  const change = (next: Partial<EntryView>) => onChange({ ...view, ...next });
  const filtered = Boolean(
    view.query || view.language || view.moderation || view.domain || view.account || view.origin,
  );
  return (
    <search aria-label={words.search} className="flex flex-col gap-2 border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField label={words.search} value={view.query} onChange={(query) => change({ query })} />
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <LanguageSelect
            aria-label={words.showFrom}
            codes={TranslationLanguage.options}
            value={view.from}
            onChange={(from) => change({ from })}
          />
          <ArrowRight aria-hidden="true" size={16} className="text-ink-third rtl:-scale-x-100" />
          <LanguageSelect
            aria-label={words.showTo}
            codes={TranslationLanguage.options}
            value={view.to}
            onChange={(to) => change({ to })}
          />
        </div>
      </div>
      <FilterRow
        isFiltered={filtered}
        onClear={() =>
          change({ query: '', language: '', moderation: '', domain: '', account: '', origin: '' })
        }
      >
        <FilterField
          label={words.language}
          options={[
            { value: '', label: words.anyLanguage },
            ...TranslationLanguage.options.map((code) => languageOption(code)),
          ]}
          value={view.language}
          onChange={(language) => change({ language })}
        />
        <FilterField
          label={words.state}
          options={[
            { value: '', label: words.anyState },
            ...Moderation.options.map((value) => ({ value, label: words.states[value] })),
          ]}
          value={view.moderation}
          onChange={(moderation) => change({ moderation })}
        />
        <FilterField
          label={shared.domain.label}
          options={[
            { value: '', label: shared.domain.any },
            { value: forAll, label: shared.domain.all },
            ...namedDomains.map((value) => ({ value, label: words.domains[value] })),
          ]}
          value={view.domain}
          onChange={(domain) => change({ domain })}
        />
        <AccountFilter value={view.account} onChange={(account) => change({ account })} />
        <OriginFilter value={view.origin} onChange={(origin) => change({ origin })} />
      </FilterRow>
    </search>
  );
}
