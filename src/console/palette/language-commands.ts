import { paletteWords } from '#console/catalogues/palette.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { languageNames } from '#console/ui/languages/language-names.ts';
import { findLanguage } from '#contract/languages.ts';
import type { CommandGroup, CommandPage } from './command.ts';

interface LanguageCommands {
  /** What the panel does with a language, for example `translate`. */
  readonly does: keyof typeof paletteWords.en.language;
  readonly codes: readonly string[];
  readonly choose: (code: string) => void;
}

/** The commands of one panel that choose a language, in the group that all panels share. */
export function languageCommands(
  { words }: Pick<CommandPage, 'words'>,
  { does, codes, choose }: LanguageCommands,
): CommandGroup {
  const { groups, language } = words(paletteWords);
  return {
    id: 'languages',
    title: groups.languages,
    commands: codes.map((code) => {
      const found = findLanguage(code);
      return {
        id: `language.${does}.${code}`,
        title: language[does](languageName(code)),
        hint: found?.nativeName ?? code,
        hintAttributes: languageAttributes(code),
        names: languageNames(code),
        run: () => choose(code),
      };
    }),
  };
}
