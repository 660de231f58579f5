import { lazy, Suspense, useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { StatusChip, type Tone } from '#console/ui/StatusChip.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { Row } from './Row.tsx';
import { countTones, type ResultRow } from './results.ts';

const VirtualList = lazy(async () => ({
  default: (await import('#console/ui/VirtualList.tsx')).VirtualList,
}));

/** More rows than this are drawn only where they are looked at. */
const plainRows = 60;
const searchableRows = 12;

interface RowsProps {
  rows: readonly ResultRow[];
  target: string;
  source: string;
}

/** The rows of one target language, with a filter by status and, when there are many, a search. */
export function Rows({ rows, target, source }: RowsProps) {
  const words = useWords(translationWords);
  const [tone, setTone] = useState<Tone>();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = rows.filter(
    (row) =>
      (tone === undefined || row.tone === tone) &&
      (wanted === '' || `${row.inString}\n${row.output ?? ''}`.toLowerCase().includes(wanted)),
  );
  if (rows.length === 0) return <p className="px-4 py-8 text-base text-ink-second">{words.emptyAnswer}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.filter}</legend>
          {countTones(rows).map(({ tone: candidate, count }) => (
            <button
              key={candidate}
              type="button"
              aria-pressed={tone === candidate}
              onClick={() => setTone(tone === candidate ? undefined : candidate)}
              className="rounded-sm border border-transparent p-px hover:border-control aria-pressed:border-ink"
            >
              <StatusChip tone={candidate}>{words.tones[candidate](count)}</StatusChip>
            </button>
          ))}
        </fieldset>
        <span className="ms-auto flex min-w-0 items-center gap-2">
          {rows.length > searchableRows && (
            <TextInput
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="min-h-8 w-44 text-sm"
            />
          )}
          <CopyButton
            label={words.copyAll}
            text={() => shown.map((row) => `${row.inString}\t${row.output ?? ''}`).join('\n')}
          />
        </span>
      </div>
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 px-4 py-8 text-base text-ink-second">
          {words.noRows}
          <Button
            size="small"
            onClick={() => {
              setTone(undefined);
              setSearch('');
            }}
          >
            {words.all}
          </Button>
        </p>
      ) : shown.length > plainRows ? (
        <Suspense>
          <VirtualList label={words.rows} count={shown.length} estimate={118}>
            {(index) => {
              const row = shown[index];
              return row && <Row row={row} target={target} source={source} />;
            }}
          </VirtualList>
        </Suspense>
      ) : (
        <ol aria-label={words.rows}>
          {shown.map((row) => (
            <li key={row.number} className="border-b border-line last:border-0">
              <Row row={row} target={target} source={source} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
