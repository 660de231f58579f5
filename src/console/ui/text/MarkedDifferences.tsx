import { useMemo } from 'react';
import { differences, type TextPart } from '#cases/checks/text/differences.ts';
import { findLanguage } from '#contract/languages.ts';

/**
 * Text in which graphemes that the other text lacks are marked by colour and underline. A bar marks where only
 * the other text has something; it takes no space, so that the letters on both sides stay joined.
 */
export function MarkedDifferences({ parts }: { parts: readonly TextPart[] }) {
  let at = 0;
  return parts.map(({ text, own, gap }) => {
    const key = at;
    at += text.length;
    if (gap) {
      return (
        <span key={`gap ${key}`} data-gap className="relative">
          <span className="absolute inset-y-0 w-0.5 bg-database" />
        </span>
      );
    }
    return own ? (
      <mark
        key={key}
        className="bg-database-tint text-inherit underline decoration-database decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    );
  });
}

interface ComparedTextProps {
  before: string;
  after: string;
  /** The API's code of the language of both texts. */
  code: string;
}

/** The text `after`, with marks on its differences from `before`. */
export function ComparedText({ before, after, code }: ComparedTextProps) {
  const locale = findLanguage(code)?.bcp47 ?? 'und';
  const { after: parts } = useMemo(() => differences(before, after, locale), [before, after, locale]);
  return <MarkedDifferences parts={parts} />;
}
