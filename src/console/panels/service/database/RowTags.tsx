import type { ReactNode } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { DatabaseItem } from './database.ts';

interface RowTagsProps {
  item: DatabaseItem & { readonly account: string | null };
  /** Name of the domain, if the item applies to one only. */
  domain: string | null;
  note?: ReactNode;
}

const tagClass = 'rounded-sm border border-line-strong px-1.5 text-sm leading-5 text-ink-second';

/** Which account and domain an item applies to, and whether it is built in. */
export function RowTags({ item, domain, note }: RowTagsProps) {
  const words = useWords(databaseWords);
  return (
    <>
      {note}
      {domain && <span className={tagClass}>{domain}</span>}
      {item.account !== null && <span className={tagClass}>{item.account}</span>}
      {item.origin === 'built-in' && <span className={tagClass}>{words.origin['built-in']}</span>}
    </>
  );
}
