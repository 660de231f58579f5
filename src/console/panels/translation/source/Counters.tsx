import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { translationWords } from '#console/catalogues/translation/translation.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { localLimits } from '#contract/limits.ts';
import type { TranslationForm } from '../form/form.ts';
import { maxTokens } from '../form/max-tokens.ts';
import type { InputFacts } from './input-limits.ts';

interface CountersProps {
  form: TranslationForm;
  strings: readonly string[];
  /** Absent until a very long input is counted. */
  facts: InputFacts | undefined;
}

/**
 * Counts of strings and characters with the local service's limits; the details include the maximum number of tokens
 * they can cost.
 */
export function Counters({ form, strings, facts }: CountersProps) {
  const words = useWords(translationWords).counters;
  const details = useDetailsOpen();
  const { strings: mostStrings, charactersPerString } = localLimits;
  return (
    <>
      <CountWithLimit over={strings.length > mostStrings}>
        {words.strings(strings.length, formatNumber(strings.length), formatNumber(mostStrings))}
      </CountWithLimit>
      {facts && (
        <>
          <CountWithLimit over={facts.longest > charactersPerString}>
            {words.characters(facts.characters, formatNumber(facts.characters))}
            {strings.length > 0 &&
              (details || facts.longest > charactersPerString) &&
              words.longest(formatNumber(facts.longest), formatNumber(charactersPerString))}
          </CountWithLimit>
          {details && (
            <span title={words.tokensMean}>
              {form.enableNmt
                ? words.tokens(formatNumber(maxTokens(form, facts.characters)))
                : words.noTokens}
            </span>
          )}
        </>
      )}
    </>
  );
}

function CountWithLimit({ over, children }: { over: boolean; children: ReactNode }) {
  return over ? (
    <span className="inline-flex items-center gap-1 font-semibold text-failed">
      <TriangleAlert aria-hidden="true" size={14} />
      {children}
    </span>
  ) : (
    <span>{children}</span>
  );
}
