import { languages } from '#contract/languages.ts';
import type { PageId, ReferencePage } from '#contract/reference/entry.ts';

/** Something that the search of the reference can find. */
export interface Findable {
  readonly id: string;
  readonly page: PageId;
  readonly name: string;
  readonly description: string;
  /** The title of the section or page that contains it. */
  readonly section: string;
  /** Its names, normalised. */
  readonly keys: readonly string[];
  /** Everything that is searched, names included, normalised. */
  readonly text: string;
}

/** Normalises a text for comparison: without differences of letter case and compatibility forms, in any script. */
const normalise = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en').trim();

/** Everything with an anchor: pages, sections, and their entries. */
export function findablesOf(pages: readonly ReferencePage[]): readonly Findable[] {
  return pages.flatMap(({ id: page, title, note = '', sections }) => [
    findable({ id: page, page, name: title, description: note, section: title }),
    ...sections.flatMap((section) => [
      findable({
        id: section.id,
        page,
        name: section.title,
        description: section.note ?? '',
        section: title,
      }),
      ...section.entries.map(({ id, name, description, note: more = '', facts, language }) => {
        const { nativeName = '', englishName = '' } = language ? languages[language] : {};
        return findable(
          { id, page, name, description, section: section.title },
          id === `language.${language}` ? [nativeName, englishName] : [],
          [id, more, nativeName, englishName, ...facts.flatMap(({ label, values }) => [label, ...values])],
        );
      }),
    ]),
  ]);
}

function findable(
  shown: Omit<Findable, 'keys' | 'text'>,
  otherNames: readonly string[] = [],
  more: readonly string[] = [],
): Findable {
  return {
    ...shown,
    keys: [shown.name, ...otherNames].map(normalise),
    text: normalise([shown.name, shown.description, shown.section, ...more].join('\n')),
  };
}

/**
 * What matches all words of a search, best first: the name itself, then names that begin with it, names that contain
 * it, and what contains the words elsewhere.
 */
export function findInReference(findables: readonly Findable[], search: string): readonly Findable[] {
  const wanted = normalise(search);
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  return findables
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((one) => ({ one, rank: rankOf(one, wanted) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

function rankOf({ keys, text }: Findable, wanted: string): number {
  if (keys.includes(wanted)) return 0;
  if (keys.some((key) => key.startsWith(wanted))) return 1;
  if (keys.some((key) => key.includes(wanted))) return 2;
  return text.split('\n').includes(wanted) ? 3 : 4;
}
