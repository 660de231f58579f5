import { useMemo } from 'react';
import type { JsonDifference } from '#cases/baselines/json-differences.ts';
import { differences } from '#cases/checks/text/differences.ts';
import { languageAttributes } from '#cases/checks/text/script-of-text.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import { MarkedDifferences } from '#console/ui/text/MarkedDifferences.tsx';

interface AnswerDifferencesProps {
  differences: readonly JsonDifference[];
  /** Codes of the languages of the call. */
  languages: readonly string[];
  /** Names of the two answers. */
  sides: readonly [first: string, second: string];
}

const maxShown = 100;
/** Maximum length of a text in UTF-16 units; longer ones are cut. */
const maxLength = 4000;

/** The differences between two answers; parts that only one answer has are marked. */
export function AnswerDifferences({ differences: all, languages, sides }: AnswerDifferencesProps) {
  const words = useWords(comparisonWords);
  return (
    <>
      <ul aria-label={words.differences} className="flex flex-col">
        {all.slice(0, maxShown).map((difference) => (
          <li key={difference.pointer} className="border-t border-line py-2">
            <p className="text-sm">
              <code className="font-mono wrap-anywhere">{difference.pointer || words.answer}</code>
              {difference.only && <span className="text-ink-second"> · {words.only[difference.only]}</span>}
            </p>
            <ValuePair of={difference} languages={languages} sides={sides} />
          </li>
        ))}
      </ul>
      {all.length > maxShown && (
        <p className="text-sm text-ink-second">{words.more(all.length - maxShown)}</p>
      )}
    </>
  );
}

interface ValuePairProps extends Pick<AnswerDifferencesProps, 'languages' | 'sides'> {
  of: JsonDifference;
}

function ValuePair({ of: { before, after }, languages, sides }: ValuePairProps) {
  const words = useWords(comparisonWords);
  const [first, second] = [before, after].map((value) =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing),
  ) as [string, string];
  return (
    <>
      <TextPair
        texts={[first.slice(0, maxLength), second.slice(0, maxLength)]}
        marked={typeof before === 'string' && typeof after === 'string'}
        languages={languages}
        sides={sides}
      />
      {Math.max(first.length, second.length) > maxLength && (
        <p className="text-sm text-ink-third">{words.cut}</p>
      )}
    </>
  );
}

interface TextPairProps extends Pick<AnswerDifferencesProps, 'languages' | 'sides'> {
  texts: readonly [first: string, second: string];
  /** Whether parts that only one text has are marked. */
  marked: boolean;
}

/** Two texts, one below the other, each with its language. */
export function TextPair({ texts: [first, second], marked, languages, sides }: TextPairProps) {
  const locale = languageAttributes(second, languages)?.lang ?? 'und';
  const found = useMemo(() => differences(first, second, locale), [first, second, locale]);
  return (
    <dl className="grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1">
      {(['before', 'after'] as const).map((side, index) => {
        const text = side === 'before' ? first : second;
        return (
          <div key={side} className="contents">
            <dt className="max-w-40 pt-0.5 text-sm wrap-anywhere text-ink-third">{sides[index]}</dt>
            <dd className="min-w-0 text-base">
              <bdi {...languageAttributes(text, languages)} className="whitespace-pre-wrap wrap-anywhere">
                {marked ? <MarkedDifferences parts={found[side]} /> : text}
              </bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
