import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { PageId, ReferencePage } from '#contract/reference/entry.ts';

interface PagesProps {
  pages: readonly ReferencePage[];
  current: PageId;
}

/** Links to all pages, and to the sections of the current one. */
export function Pages({ pages, current }: PagesProps) {
  const words = useWords(referenceWords);
  return (
    <nav aria-label={words.pages} lang="en" dir="ltr">
      <ul className="reference-pages flex flex-wrap gap-0.5">
        {pages.map(({ id, title, sections }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'page' : undefined}
              className={`flex min-h-9 items-center rounded border px-2.5 text-base ${
                id === current
                  ? 'border-line bg-surface font-semibold text-ink'
                  : 'border-transparent text-ink-second hover:bg-sunken hover:text-ink'
              }`}
            >
              {title}
            </a>
            {id === current && (
              <ul className="reference-sections ms-2.5 border-s border-line ps-2">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      href={`#${section.id}`}
                      className="flex min-h-8 items-center rounded px-2 py-0.5 text-sm text-ink-second hover:bg-sunken hover:text-ink"
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
