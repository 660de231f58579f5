import { useQuery } from '@tanstack/react-query';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { accountsQuery } from '#console/targets/queries.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';

interface AccountFieldProps {
  /** The account to which an item applies; null for all. */
  value: string | null;
  disabled: boolean;
  onChange: (account: string | null) => void;
}

/** Chooses the account to which an item applies. */
export function AccountField({ value, disabled, onChange }: AccountFieldProps) {
  const words = useWords(databaseWords).account;
  const { data: accounts = [] } = useQuery(accountsQuery);
  return (
    <Field label={words.label}>
      <Select
        disabled={disabled}
        options={[
          { value: '', label: words.all },
          ...accounts.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={value ?? ''}
        onChange={(name) => onChange(name || null)}
      />
    </Field>
  );
}

interface DomainFieldProps<Domain extends string> {
  /** The domain to which an item applies; null for all. */
  value: Domain | null;
  options: readonly { readonly value: Domain; readonly label: string }[];
  disabled: boolean;
  onChange: (domain: Domain | null) => void;
}

/** Chooses the domain to which an item applies. */
export function DomainField<Domain extends string>({
  value,
  options,
  disabled,
  onChange,
}: DomainFieldProps<Domain>) {
  const words = useWords(databaseWords).domain;
  return (
    <Field label={words.label}>
      <Select<Domain | ''>
        disabled={disabled}
        options={[{ value: '', label: words.all }, ...options]}
        value={value ?? ''}
        onChange={(domain) => onChange(domain || null)}
      />
    </Field>
  );
}
