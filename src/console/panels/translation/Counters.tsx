import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { countCharacters } from '#console/ui/strings.ts';
import { localLimits } from '#contract/limits.ts';
import { mostTokens, type TranslationForm } from './form.ts';
import { longestOf } from './input-limits.ts';

interface CountersProps {
  form: TranslationForm;
  strings: readonly string[];
}

/** Strings and characters beside the limits of the local service, and the most tokens they can cost. */
export function Counters({ form, strings }: CountersProps) {
  const words = useWords(translationWords).counters;
  const characters = useMemo(() => countCharacters(strings), [strings]);
  const longest = useMemo(() => longestOf(strings), [strings]);
  const { strings: mostStrings, charactersPerString } = localLimits;
  return (
    <>
      <Counted over={strings.length > mostStrings}>
        {words.strings(strings.length, formatNumber(strings.length), formatNumber(mostStrings))}
      </Counted>
      <Counted over={longest > charactersPerString}>
        {words.characters(characters, formatNumber(characters))}
        {strings.length > 0 && `, ${words.longest(formatNumber(longest), formatNumber(charactersPerString))}`}
      </Counted>
      <span title={words.tokensMean}>
        {form.enableNmt ? words.tokens(formatNumber(mostTokens(form, characters))) : words.noTokens}
      </span>
    </>
  );
}

function Counted({ over, children }: { over: boolean; children: ReactNode }) {
  return over ? (
    <span className="inline-flex items-center gap-1 font-semibold text-failed">
      <TriangleAlert aria-hidden="true" size={14} />
      {children}
    </span>
  ) : (
    <span>{children}</span>
  );
}
