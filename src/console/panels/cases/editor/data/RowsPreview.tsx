import type { DataRow } from '#cases/case-file/case.ts';
import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { useWords } from '#console/catalogues/words.ts';
import { formatNumber } from '#console/ui/text/format.ts';

/** Maximum number of rows shown. */
const maxShownRows = 5;

/** The first rows of data as a table. */
export function RowsPreview({ rows }: { rows: readonly DataRow[] }) {
  const words = useWords(caseEditorWords).data;
  const shown = rows.slice(0, maxShownRows);
  const columns = Object.keys(shown[0] ?? {});
  return (
    <section
      aria-label={words.first(shown.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a wide table
      tabIndex={0}
      className="overflow-x-auto rounded border border-line"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-start text-ink-second">
            <th scope="col" className="px-2 py-1 text-end font-medium">
              {words.row}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" dir="auto" className="px-2 py-1 text-start font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={index} className="border-b border-line last:border-0">
              <td className="px-2 py-1 text-end text-ink-third tabular">{formatNumber(index + 1)}</td>
              {columns.map((name) => (
                <td key={name} className="px-2 py-1">
                  <span dir="auto" className="line-clamp-2 min-w-24 wrap-anywhere">
                    {row[name]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
