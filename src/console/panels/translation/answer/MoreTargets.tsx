import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { ColumnLabel } from './ColumnLabel.tsx';
import { type Column, worstTone } from './columns.ts';

interface MoreTargetsProps {
  /** The targets whose tabs do not fit. */
  columns: readonly Column[];
  onChoose: (target: string) => void;
}

/** A button with the number and the worst status of the targets whose tabs do not fit; it lists them. */
export function MoreTargets({ columns, onChoose }: MoreTargetsProps) {
  const words = useWords(resultWords);
  return (
    <span className="shrink-0 px-2">
      <Popover
        label={words.moreTargets(columns.length)}
        className="w-72"
        button={(attributes) => (
          <button
            type="button"
            {...attributes}
            aria-label={words.moreTargets(columns.length)}
            className="flex min-h-9 items-center rounded px-1 hover:bg-sunken"
          >
            <StatusChip tone={worstTone(columns)}>
              <bdi dir="ltr">+{columns.length}</bdi>
            </StatusChip>
          </button>
        )}
      >
        {(close) => (
          <ul>
            {columns.map((column) => (
              <li key={column.target}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onChoose(column.target);
                  }}
                  className="flex min-h-10 w-full items-center rounded-sm px-2 text-start hover:bg-sunken"
                >
                  <ColumnLabel column={column} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </span>
  );
}
