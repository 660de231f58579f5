import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FailureDescription } from '#client/failures/describe-failure.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { preloadable } from '../preloadable.ts';
import { Quoting } from '../text/Quoting.tsx';
import { useLoaded } from '../use-loaded.ts';

const referenceLink = preloadable(async () => (await import('../details/ReferenceLink.tsx')).ReferenceLink);

interface DescriptionCardProps {
  description: FailureDescription;
  note?: string | undefined;
  /** The actions, as buttons. */
  children?: ReactNode;
}

/** The description of a failure. */
export function DescriptionCard({ description, note, children }: DescriptionCardProps) {
  const words = useWords(shellWords).failure;
  const hasLink = useLoaded(referenceLink);
  // The specification and the API's messages are in English.
  const quoted = [description.rule && words.rule, words.received];
  const facts: readonly [string, string | number | undefined][] = [
    [words.status, description.httpStatus],
    [words.code, description.code],
    [words.field, description.field],
    [words.rule, description.rule ?? description.noRule],
    // Omitted when the explanation of a refusal already quotes it.
    [
      words.received,
      description.received && description.explanation.includes(description.received)
        ? undefined
        : description.received,
    ],
  ];
  return (
    <div role="alert" className="m-4 rounded border border-failed bg-surface">
      <div className="flex items-start gap-3 rounded-t bg-failed-tint px-4 py-3 text-failed">
        <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        <p className="text-lg font-semibold">{description.title}</p>
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        {note && <p className="text-base">{note}</p>}
        <p className="text-base">
          <Quoting sentence={description.explanation} piece={description.received} />
        </p>
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
        <p className="text-base font-medium">{description.remedy}</p>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {children}
          {hasLink && description.anchor && <referenceLink.Component anchor={description.anchor} />}
        </div>
      </div>
    </div>
  );
}
