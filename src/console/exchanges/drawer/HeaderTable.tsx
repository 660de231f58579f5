import type { HeaderLine } from '#client/target-call.ts';
import { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import { useWords } from '#console/catalogues/words.ts';

interface HeaderTableProps {
  /** Who wrote the headers; if omitted, the title is "Headers". */
  title?: string;
  headers: readonly HeaderLine[];
  /** Number of headers that are left out of the list. */
  omitted?: number;
}

/** Headers by name; long lists are collapsed. */
export function HeaderTable({ title, headers, omitted = 0 }: HeaderTableProps) {
  const words = useWords(callDetailWords);
  const count = headers.length + omitted;
  return (
    <details className="text-sm" open={count <= 8}>
      <summary className="text-ink-third">
        {title === undefined ? words.headers(count) : `${title} (${count})`}
      </summary>
      <dl
        lang="en"
        dir="ltr"
        className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 pt-1 font-mono text-sm leading-5"
      >
        {headers.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a header may occur several times, and the list never changes
          <div key={index} className="contents">
            <dt className="text-database">{name}</dt>
            <dd className="wrap-anywhere">{value ?? <em className="text-ink-third">{words.tooLong}</em>}</dd>
          </div>
        ))}
      </dl>
      {omitted > 0 && <p className="text-sm text-ink-third">{words.omitted(omitted)}</p>}
    </details>
  );
}
