import { paletteWords } from '#console/catalogues/palette.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import type { CommandGroup, CommandPage } from './command.ts';

interface SampleCommands<Name extends string> {
  /** The path of the panel. */
  readonly path: string;
  readonly label: (name: Name) => string;
  /** The first text of the sample. */
  readonly text: (name: Name) => string | undefined;
  /** The API's code of the language of that text. */
  readonly language: (name: Name) => string;
  readonly open: (name: Name) => void;
}

/** The samples of one panel, in the group that all panels share. */
export function sampleCommands<Name extends string>(
  { words }: Pick<CommandPage, 'words'>,
  panel: string,
  names: readonly Name[],
  { path, label, text, language, open }: SampleCommands<Name>,
): CommandGroup {
  const { groups, sample } = words(paletteWords);
  return {
    id: 'samples',
    title: groups.samples,
    commands: names.map((name) => ({
      id: `sample.${path}.${name}`,
      title: sample(panel, label(name)),
      hint: text(name),
      hintAttributes: languageAttributes(language(name)),
      run: () => open(name),
    })),
  };
}
