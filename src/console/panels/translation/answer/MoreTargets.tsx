import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { MoreTabs } from '#console/ui/overlays/MoreTabs.tsx';
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
    <MoreTabs
      label={words.moreTargets(columns.length)}
      mark={
        <StatusChip tone={worstTone(columns)}>
          <bdi dir="ltr">+{columns.length}</bdi>
        </StatusChip>
      }
      tabs={columns.map((column) => ({ value: column.target, label: <ColumnLabel column={column} /> }))}
      onChoose={onChoose}
    />
  );
}
