import { Search } from 'lucide-react';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field with its icon. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <span className="relative min-w-0 flex-1 basis-64">
      <Search
        aria-hidden="true"
        size={16}
        className="pointer-events-none absolute start-2.5 top-2.5 text-ink-third"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="px-8.5"
      />
    </span>
  );
}
