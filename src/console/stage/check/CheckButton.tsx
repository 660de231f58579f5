import { ListChecks, TriangleAlert } from 'lucide-react';
import { stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import type { CheckLine } from './use-stage-check.ts';

/** Opens the check; says how many of its lines need attention. */
export function CheckButton({ lines, onOpen }: { lines: readonly CheckLine[]; onOpen: () => void }) {
  const words = useWords(stageCheckWords);
  const problems = lines.filter(({ state }) => state === 'problem').length;
  return (
    <IconButton
      icon={problems > 0 ? TriangleAlert : ListChecks}
      label={problems > 0 ? `${words.open}: ${words.attention(problems)}` : words.open}
      onClick={onOpen}
    />
  );
}
