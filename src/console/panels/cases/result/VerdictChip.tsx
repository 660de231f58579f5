import { Ban, CircleSlash, Diff, Square } from 'lucide-react';
import type { CaseVerdict } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';

const looks = {
  passed: { tone: 'served', icon: undefined },
  changed: { tone: 'transliterated', icon: Diff },
  failed: { tone: 'failed', icon: undefined },
  broken: { tone: 'failed', icon: Ban },
  skipped: { tone: 'waiting', icon: CircleSlash },
  stopped: { tone: 'waiting', icon: Square },
} as const;

/** The verdict of a case as colour, icon and text. */
export function VerdictChip({ verdict }: { verdict: CaseVerdict }) {
  const words = useWords(casesWords);
  const { tone, icon } = looks[verdict];
  return (
    <StatusChip tone={tone} icon={icon}>
      {words.verdicts[verdict]}
    </StatusChip>
  );
}
