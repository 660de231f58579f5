import { Link as LinkIcon } from 'lucide-react';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { languages } from '#contract/languages.ts';
import type { Fact, ReferenceEntry } from '#contract/reference/entry.ts';
import { Example } from './Example.tsx';
import { NativeName } from './NativeName.tsx';
import { ProvokeButton } from './ProvokeButton.tsx';

interface EntryProps {
  entry: ReferenceEntry;
  /** Whether the page's address names this entry. */
  isCurrent: boolean;
  canProvoke: boolean;
}

/** One entry of the reference: its name, description and facts, and buttons that try or provoke it. */
export function Entry({ entry, isCurrent, canProvoke }: EntryProps) {
  const words = useWords(referenceWords);
  const { id, name, description, note, facts, language, provocation, example } = entry;
  const Name = example || language || id.startsWith('operation.') ? 'span' : 'code';
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-current={isCurrent ? 'location' : undefined}
      className="reference-entry border-t border-line px-4 py-3"
    >
      <div lang="en" dir="ltr" className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex items-center gap-1">
            <Name className="min-w-0 text-base font-semibold wrap-anywhere">{name}</Name>
            <a
              href={`#${id}`}
              aria-label={words.linkTo(name)}
              title={words.linkTo(name)}
              className="reference-link inline-flex size-6 shrink-0 items-center justify-center rounded text-ink-third hover:bg-sunken hover:text-ink"
            >
              <LinkIcon aria-hidden="true" size={14} />
            </a>
          </p>
          {description !== '' && <p className="text-base text-ink-second">{description}</p>}
          {note && <p className="max-w-[70ch] text-base text-ink-second">{note}</p>}
        </div>
        {language && <NativeName language={languages[language]} />}
        {provocation && (
          <ProvokeButton
            provocation={provocation}
            name={name}
            description={description}
            enabled={canProvoke}
          />
        )}
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {example && <Example example={example} title={name} />}
    </li>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl lang="en" dir="ltr" className="reference-facts mt-1.5 text-sm">
      {facts.map(({ label, values }) => (
        <div key={label} className="contents">
          <dt className="text-ink-third">{label}</dt>
          <dd className="flex flex-wrap gap-x-2 gap-y-0.5">
            {values.map((value) => (
              <code key={value} className="wrap-anywhere">
                {value}
              </code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
