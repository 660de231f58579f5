import { exchangeWords } from '#console/catalogues/exchange.ts';
import { useWords } from '#console/catalogues/words.tsx';

/** Headers by name; long lists are collapsed. */
export function HeaderTable({ headers }: { headers: Readonly<Record<string, string>> }) {
  const words = useWords(exchangeWords);
  const entries = Object.entries(headers);
  return (
    <details className="text-sm" open={entries.length <= 8}>
      <summary className="text-ink-third">
        {words.headers} ({entries.length})
      </summary>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 pt-1 font-mono text-xs leading-5">
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-database">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
