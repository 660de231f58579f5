import { characterWords } from '#console/catalogues/characters.ts';
import { useWords } from '#console/catalogues/words.ts';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import { joinItems } from '#console/ui/text/list.ts';
import { GraphemeRow } from './GraphemeRow.tsx';
import { flag, type Inspection } from './inspect/inspection.ts';
import type { InspectedText } from './page-texts.ts';
import { scriptName } from './script-name.ts';

/** Which graphemes are shown. */
export type Shown = 'all' | 'marked' | 'different';

interface InspectedColumnProps {
  label: string;
  text: InspectedText;
  inspection: Inspection;
  shown: Shown;
}

/** Height of a row without its code points, and of the line for one code point, in pixels. */
const rowPadding = 20;
const lineHeight = 20;

/** A summary of a text's characters, and the list of its graphemes. */
export function InspectedColumn({ label, text, inspection, shown }: InspectedColumnProps) {
  const words = useWords(characterWords);
  const { ends, codePoints, bytes, scripts, forms, marks } = inspection;
  const indexes = shownIndexes(inspection, shown);
  const number = indexes?.length ?? ends.length;
  return (
    <section aria-label={label} className="min-w-0 rounded border border-line">
      <div className="flex flex-col gap-1 border-b border-line-strong bg-sunken px-3 py-2 text-sm">
        <p>{words.counts(ends.length, codePoints, text.text.length, bytes)}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Fact
            name={words.scripts}
            value={joinItems(
              scripts.map(([code, count]) => `${scriptName(code, words)} ${formatNumber(count)}`),
            )}
          />
          <Fact name={words.forms} value={joinItems(forms) || words.noForm} />
          <Fact
            name={words.marks}
            value={
              joinItems(marks.map(([mark, count]) => `${words.marksOf[mark]} ${formatNumber(count)}`)) ||
              words.noMarks
            }
          />
        </dl>
      </div>
      {number === 0 ? (
        <p className="px-3 py-2 text-sm text-ink-third">{words.show.none}</p>
      ) : (
        <VirtualList
          key={shown}
          label={label}
          count={number}
          estimate={rowPadding + lineHeight * Math.ceil(codePoints / ends.length)}
          viewportFraction={0.45}
          focusable
        >
          {(row) => {
            const index = indexes ? indexes[row] : row;
            // The list may still draw a row of the previous text.
            if (index === undefined || index >= ends.length) return null;
            return <GraphemeRow text={text} inspection={inspection} index={index} />;
          }}
        </VirtualList>
      )}
    </section>
  );
}

/** The indices of the graphemes that are shown; undefined for all. */
function shownIndexes({ flags }: Inspection, shown: Shown): readonly number[] | undefined {
  if (shown === 'all') return;
  const bits = shown === 'different' ? flag.different : flag.hidden | flag.confusable;
  const found: number[] = [];
  flags.forEach((own, index) => {
    if (own & bits) found.push(index);
  });
  return found;
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <>
      <dt className="text-ink-third">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </>
  );
}
