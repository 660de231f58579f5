import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useFailureTitle } from '#console/ui/feedback/failure-title.ts';
import { StatusChip, type Tone } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { findLanguage } from '#contract/languages.ts';
import type { Column } from './columns.ts';

interface ColumnLabelProps {
  column: Column;
  /**
   * Shows only the number of rows, or the icon while waiting, with the words for screen readers and on hover. This is
   * always so on narrow screens.
   */
  brief?: boolean;
}

/** A target language with its state in words. */
export function ColumnLabel({ column, brief: isBrief = false }: ColumnLabelProps) {
  const nativeName = findLanguage(column.target)?.nativeName ?? column.target;
  const { tone, text, brief, more } = useColumnSummary(column);
  const isShort = isBrief && (brief !== '' || column.state === 'waiting');
  // Positioned, so that the visually hidden text scrolls with its tab and never widens the page.
  return (
    <span className="relative inline-flex items-center gap-2">
      <LanguageText code={column.target} className="one-line text-lg">
        {nativeName}
      </LanguageText>
      <span className="sr-only">{languageName(column.target)}</span>
      {text !== '' && (
        <StatusChip tone={tone} title={more}>
          <span className={isShort ? 'sr-only' : 'max-sm:sr-only'}>{text}</span>
          {brief !== '' && (
            <span aria-hidden="true" className={isBrief ? undefined : 'sm:hidden'}>
              {brief}
            </span>
          )}
        </StatusChip>
      )}
    </span>
  );
}

interface ColumnSummary {
  readonly tone: Tone;
  readonly text: string;
  /** The number alone, for narrow screens, where the icon shows the state. */
  readonly brief: string;
  /** The tooltip. */
  readonly more?: string | undefined;
}

/** The state of a column, or the most urgent status among its rows. */
function useColumnSummary(column: Column): ColumnSummary {
  const words = useWords(resultWords);
  const title = useFailureTitle(column.state === 'failed' ? column.failure : undefined);
  switch (column.state) {
    case 'waiting':
      return { tone: 'waiting', text: words.states.waiting, brief: '', more: words.states.waiting };
    case 'cancelled':
      return { tone: 'waiting', text: words.states.cancelled, brief: '' };
    case 'failed':
      return { tone: 'failed', text: words.states.failed, brief: '', more: title };
    case 'done': {
      const counts = column.counts();
      const [first] = counts;
      if (!first) return { tone: 'waiting', text: '', brief: '' };
      const { tone } = first;
      const alike = counts.reduce((sum, other) => (other.tone === tone ? sum + other.count : sum), 0);
      return {
        tone,
        text: words.tones[tone](alike),
        brief: formatNumber(alike),
        more: counts
          .map(({ code, status, count, tone: other }) =>
            words.statusCount(code, status?.name, count, other === 'unchanged'),
          )
          .join(', '),
      };
    }
  }
}
