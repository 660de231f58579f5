import { useEffect, useRef } from 'react';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { ReferencePage, ReferenceSection } from '#contract/reference/entry.ts';
import { Downloads } from './Downloads.tsx';
import { Entry } from './Entry.tsx';

interface PageProps {
  page: ReferencePage;
  /** The anchor of the section or entry to show; the anchor of the page itself shows its beginning. */
  current: string | undefined;
  /** Changes whenever an address is opened, even if it leads to the same anchor. */
  visit: string;
}

/** One page of the reference. What its address names is scrolled into view, marked and focused. */
export function Page({ page, current, visit }: PageProps) {
  const words = useWords(referenceWords);
  const { target } = useTargetChoice();
  const canProvoke = target === embeddedTarget;
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // Without an anchor, the page was opened from the navigation, and the focus stays there.
    if (visit === '' || current === undefined) return;
    const element = document.getElementById(current);
    element?.scrollIntoView({ block: current === page.id ? 'end' : 'start' });
    if (current === page.id) window.scrollTo(0, 0);
    element?.focus({ preventScroll: true });
  }, [visit, current, page.id]);
  const hasProvocations = page.sections.some(({ entries }) => entries.some(({ provocation }) => provocation));
  return (
    <article ref={article} aria-labelledby={page.id} className="flex flex-col gap-6">
      <div lang="en" dir="ltr">
        <h2 id={page.id} tabIndex={-1} className="text-xl font-bold outline-none">
          {page.title}
        </h2>
        {page.note && <p className="max-w-[70ch] text-base text-ink-second">{page.note}</p>}
      </div>
      {hasProvocations && (
        <div className="reference-screen">
          <Banner>{canProvoke ? words.provokeHint : words.provokeRemote}</Banner>
        </div>
      )}
      {page.sections.map((section) => (
        <Section key={section.id} section={section} current={current} canProvoke={canProvoke} />
      ))}
    </article>
  );
}

interface SectionProps {
  section: ReferenceSection;
  current: string | undefined;
  canProvoke: boolean;
}

function Section({ section: { id, title, note, entries }, current, canProvoke }: SectionProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <div lang="en" dir="ltr" className="px-4 pt-3 pb-2">
        <h3 id={id} tabIndex={-1} className="text-lg font-semibold outline-none">
          {title}
        </h3>
        {note && <p className="max-w-[70ch] text-base text-ink-second">{note}</p>}
        {id === 'overview.openapi' && <Downloads />}
      </div>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isCurrent={entry.id === current} canProvoke={canProvoke} />
          ))}
        </ul>
      )}
    </section>
  );
}
