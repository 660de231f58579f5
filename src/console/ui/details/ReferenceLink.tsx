import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import { referenceLinkWords } from '#console/catalogues/reference-link.ts';
import { useWords } from '#console/catalogues/words.ts';

interface ReferenceLinkProps {
  /** An anchor of the reference, or a text that the reference resolves to one with `resolveAnchor`. */
  anchor: string;
  /** What the link is about, for its accessible name; with it, the link is an icon. */
  name?: string | undefined;
}

/** A link to the place in the reference that explains something on the screen. */
export function ReferenceLink({ anchor, name }: ReferenceLinkProps) {
  const words = useWords(referenceLinkWords);
  const label = name === undefined ? words.label : words.about(name);
  const look =
    name === undefined
      ? 'min-h-8 gap-1.5 px-2.5 font-semibold text-ink-second'
      : 'size-6 justify-center text-ink-third';
  return (
    <Link
      href={`/reference#${anchor}`}
      aria-label={label}
      title={label}
      className={`inline-flex shrink-0 items-center rounded text-sm hover:bg-sunken hover:text-ink ${look}`}
    >
      <BookOpen aria-hidden="true" size={14} />
      {name === undefined && <span>{label}</span>}
    </Link>
  );
}
