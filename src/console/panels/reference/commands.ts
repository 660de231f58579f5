import { shellWords } from '#console/catalogues/shell.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { languages } from '#contract/languages.ts';
import { referencePages } from '#contract/reference/pages.ts';

/** Commands that open a page of the reference or an entry on it. */
export const referenceCommands: CommandSource = ({ words, navigate }) => {
  const title = words(shellWords).panels.reference;
  const open = (anchor: string) => () => navigate(`/reference#${anchor}`);
  const commands = referencePages().flatMap((page) => [
    { id: `reference.${page.id}`, title: `${title}: ${page.title}`, english: page.title, run: open(page.id) },
    ...page.sections.flatMap(({ entries }) =>
      entries.map(({ id, name, description, language }) => ({
        id: `reference.${id}`,
        title: name,
        english: name,
        hint: description,
        hintAttributes: { lang: 'en', dir: 'ltr' } as const,
        names: [id, ...(language ? [languages[language].nativeName] : [])],
        run: open(id),
      })),
    ),
  ]);
  return [{ id: 'reference', title, commands, isForReading: true }];
};
