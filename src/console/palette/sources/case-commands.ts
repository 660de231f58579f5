import { shellWords } from '#console/catalogues/shell.ts';
import { savedCases } from '#console/storage/cases/saved-cases.ts';
import type { CommandSource } from '../command.ts';

/** Shows each case of the workbench. */
export const caseCommands: CommandSource = async ({ words, navigate }) => {
  const cases = await savedCases.titles();
  return [
    {
      id: 'cases',
      title: words(shellWords).panels.cases,
      commands: cases.map(({ id, name, path, tags = [] }) => ({
        id: `case.${id}`,
        title: name,
        hint: path,
        names: [id],
        text: tags.join(' ').toLowerCase(),
        run: () => navigate(`/cases?case=${encodeURIComponent(id)}`),
      })),
    },
  ];
};
