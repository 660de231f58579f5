import { useQuery } from '@tanstack/react-query';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { accountsQuery } from '#console/targets/queries.ts';
import type { DatabaseItem } from '../database.ts';
import { FilterField } from './FilterField.tsx';

/** The filter value for items that apply to all accounts, or to all domains. */
export const forAll = '*';

/**
 * The value of a filter in the query: empty for items that apply to all accounts or domains, undefined for any item.
 */
export const scopeQueryValue = (filter: string): string | undefined =>
  filter === forAll ? '' : filter || undefined;

interface AccountFilterProps {
  /** Empty for any account. */
  value: string;
  onChange: (account: string) => void;
}

/** Shows only items that apply to one account. */
export function AccountFilter({ value, onChange }: AccountFilterProps) {
  const words = useWords(databaseWords).account;
  const { data: accounts = [] } = useQuery(accountsQuery);
  return (
    <FilterField
      label={words.label}
      options={[
        { value: '', label: words.any },
        { value: forAll, label: words.all },
        ...accounts.map(({ name }) => ({ value: name, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

interface OriginFilterProps {
  value: DatabaseItem['origin'] | '';
  onChange: (origin: DatabaseItem['origin'] | '') => void;
}

/** Filters by origin: items that people added, or built-in ones. */
export function OriginFilter({ value, onChange }: OriginFilterProps) {
  const words = useWords(databaseWords).origin;
  return (
    <FilterField
      label={words.label}
      options={[
        { value: '', label: words.all },
        { value: 'own', label: words.own },
        { value: 'built-in', label: words['built-in'] },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
