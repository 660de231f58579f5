import { type ReactNode, useRef } from 'react';
import type { SoundClock } from '../sound/clock.ts';
import { SpokenText } from '../sound/SpokenText.tsx';
import type { StageContent } from '../stage-content.ts';
import { ResultGroups } from './ResultGroups.tsx';
import { useFittingType } from './use-fitting-type.ts';
import { useScrollKeys } from './use-scroll-keys.ts';

const focusable = { tabIndex: 0 };

interface StageShowProps {
  content: StageContent;
  clock: SoundClock;
  /** The name of the panel. */
  title: string;
  /** Shown in the corner. */
  corner: ReactNode;
  /** The request, shown instead of the content while it is changed. */
  editor?: ReactNode;
  /** Shown below the content. */
  children: ReactNode;
}

/**
 * The request in words, and the results in the largest type that fits. Rendered by the stage and by its second window.
 */
export function StageShow({ content, clock, title, corner, editor, children }: StageShowProps) {
  const region = useRef<HTMLDivElement>(null);
  const { summary, groups, language, state, text, sound, labels = [] } = content;
  useFittingType(region, editor ? undefined : content);
  useScrollKeys(region);
  return (
    <>
      <header className="stage-header">
        <h1 id="panel-name" className="text-xl font-bold">
          {title}
        </h1>
        <p className="text-xl text-ink-second">{summary}</p>
        {labels.map((label) => (
          <span
            key={label}
            className="rounded-full bg-transliterated-tint px-3 py-0.5 text-lg font-semibold whitespace-nowrap text-transliterated forced-colors:border"
          >
            {label}
          </span>
        ))}
        {corner}
      </header>
      <main
        id="panel"
        tabIndex={-1}
        aria-labelledby="panel-name"
        aria-busy={state === 'working'}
        className="stage-main"
      >
        {editor ?? (
          <>
            {/* Scrolls with the arrow keys where the content does not fit. */}
            <div ref={region} {...focusable} className="stage-region">
              <ResultGroups groups={groups} language={language} />
              {text !== undefined && (
                <SpokenText
                  text={text}
                  language={language}
                  words={sound?.words ?? []}
                  clock={clock}
                  scroller={region}
                />
              )}
            </div>
            {children}
          </>
        )}
      </main>
    </>
  );
}
