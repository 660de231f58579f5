import type { ReactNode } from 'react';
import type { FailureDescription } from '#client/failures/describe-failure.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ReferenceLink } from '../details/ReferenceLink.tsx';
import { Quoting } from '../text/Quoting.tsx';
import { ProblemCard } from './ProblemCard.tsx';

interface DescriptionCardProps {
  description: FailureDescription;
  note?: string | undefined;
  /** The actions, as buttons. */
  children?: ReactNode;
}

/** The description of a failure. */
export function DescriptionCard({ description, note, children }: DescriptionCardProps) {
  const words = useWords(shellWords).failure;
  // The specification and the API's messages are in English.
  const quoted = [description.rule && words.rule, words.received];
  const facts: readonly [string, string | number | undefined][] = [
    [words.status, description.httpStatus],
    [words.code, description.code],
    [words.field, description.field],
    [words.rule, description.rule ?? description.noRule],
    // The received message is omitted when the explanation already quotes it.
    [
      words.received,
      description.received && description.explanation.includes(description.received)
        ? undefined
        : description.received,
    ],
  ];
  const { title, explanation, remedy, anchor } = description;
  return (
    <ProblemCard
      title={title}
      note={note}
      explanation={<Quoting sentence={explanation} piece={description.received} />}
      facts={
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {facts.map(([name, value]) =>
            value === undefined || value === '' ? null : (
              <div key={name} className="contents">
                <dt className="text-ink-third">{name}</dt>
                <dd
                  dir="auto"
                  lang={quoted.includes(name) ? 'en' : undefined}
                  className={
                    name === words.received ? 'max-h-40 overflow-y-auto font-mono text-sm leading-5' : ''
                  }
                >
                  {value}
                </dd>
              </div>
            ),
          )}
        </dl>
      }
      remedy={remedy}
    >
      {children}
      {anchor && <ReferenceLink anchor={anchor} />}
    </ProblemCard>
  );
}
