import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { StatusChip, type Tone } from '#console/ui/StatusChip.tsx';
import { findLanguage } from '#contract/languages.ts';
import { countTones, type ResultRow } from './results.ts';

/** A target language with the status that most needs attention. */
export function TabLabel({ code, rows }: { code: string; rows: readonly ResultRow[] }) {
  const words = useWords(translationWords);
  const counts = countTones(rows);
  const [first] = counts;
  const all = counts.map(({ tone, count }) => words.shortTones[tone](count)).join(', ');
  const said = first && words.shortTones[first.tone](first.count);
  return <StateLabel code={code} tone={first?.tone} said={said} more={all} />;
}

interface StateLabelProps {
  code: string;
  tone: Tone | undefined;
  said: string | undefined;
  /** A sentence on hover. */
  more?: string;
}

/** A target language with its state in words. */
export function StateLabel({ code, tone, said, more }: StateLabelProps) {
  const language = findLanguage(code);
  // Positioned, so that what only ears get scrolls with its tab and never makes the page wider than the screen.
  return (
    <span className="relative inline-flex items-center gap-2">
      <LanguageText code={code} className="text-lg">
        {language?.nativeName ?? code}
      </LanguageText>
      <span className="sr-only">{language?.englishName}</span>
      {tone && said && (
        <StatusChip tone={tone} title={more}>
          {said}
        </StatusChip>
      )}
    </span>
  );
}
