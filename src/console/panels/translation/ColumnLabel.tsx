import { describeFailure } from '#client/describe-failure.ts';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { StatusChip, type Tone } from '#console/ui/StatusChip.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { Column } from './columns.ts';

/** A target language with its state in words; where there is little room the words are only heard, or seen on hover. */
export function ColumnLabel({ column }: { column: Column }) {
  const { nativeName, englishName } = findLanguage(column.target) ?? { nativeName: column.target };
  const { tone, said, brief, more } = useSummary(column);
  // Positioned, so that what only ears get scrolls with its tab and never makes the page wider than the screen.
  return (
    <span className="relative inline-flex items-center gap-2">
      <LanguageText code={column.target} className="one-line text-lg">
        {nativeName}
      </LanguageText>
      <span className="sr-only">{englishName}</span>
      {said !== '' && (
        <StatusChip tone={tone} title={more}>
          <span className="max-sm:sr-only">{said}</span>
          {brief !== '' && (
            <span aria-hidden="true" className="sm:hidden">
              {brief}
            </span>
          )}
        </StatusChip>
      )}
    </span>
  );
}

interface Summary {
  readonly tone: Tone;
  readonly said: string;
  /** The number alone, for narrow screens; the icon says the rest. */
  readonly brief: string;
  /** A sentence on hover. */
  readonly more?: string;
}

/** The state of a column, or the status of its rows that most needs attention. */
function useSummary(column: Column): Summary {
  const words = useWords(resultWords);
  switch (column.state) {
    case 'waiting':
      return { tone: 'waiting', said: words.states.waiting, brief: '' };
    case 'cancelled':
      return { tone: 'waiting', said: words.states.cancelled, brief: '' };
    case 'failed': {
      const { title } = describeFailure(column.failure);
      return { tone: 'failed', said: words.states.failed, brief: '', more: title };
    }
    case 'done': {
      const counts = column.counts();
      const [first] = counts;
      if (!first) return { tone: 'waiting', said: '', brief: '' };
      const { tone } = first;
      const alike = counts.reduce((sum, other) => (other.tone === tone ? sum + other.count : sum), 0);
      return {
        tone,
        said: words.tones[tone](alike),
        brief: formatNumber(alike),
        more: counts
          .map(({ code, status, count }) => words.statusCount(code, status?.name, count))
          .join(', '),
      };
    }
  }
}
