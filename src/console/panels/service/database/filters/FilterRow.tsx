import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { classNames } from '#console/ui/controls/class-names.ts';

interface FilterRowProps {
  /** Whether a search or a filter is set. */
  isFiltered: boolean;
  onClear: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters of a list, folded on a narrow screen. */
export function FilterRow({ isFiltered, onClear, children }: FilterRowProps) {
  const words = useWords(databaseWords);
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="small"
        icon={ListFilter}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="sm:hidden"
      >
        {words.filters}
      </Button>
      <div
        className={classNames(
          'w-full flex-wrap items-center gap-x-4 gap-y-2 sm:flex sm:w-auto',
          open ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
      {isFiltered && (
        <Button look="quiet" size="small" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}
