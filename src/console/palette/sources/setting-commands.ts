import { chooseTheme, themes } from '#console/app/theme.ts';
import { paletteWords } from '#console/catalogues/palette.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { targetWords } from '#console/catalogues/targets.ts';
import { chooseLanguage } from '#console/languages/choose-language.ts';
import { languages } from '#console/languages/list.ts';
import { accountsQuery, targetsQuery } from '#console/targets/queries.ts';
import { languageNames } from '#console/ui/languages/language-names.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { Command, CommandPage, CommandSource } from '../command.ts';

/** Theme, language of the interface, target and account. Without a service, only the first two. */
export const settingCommands: CommandSource = async (page) => {
  const { words } = page;
  const { theme } = words(shellWords);
  const [targets, accounts] = await Promise.all([
    targetCommands(page).catch(() => []),
    accountCommands(page).catch(() => []),
  ]);
  return [
    {
      id: 'settings',
      title: words(paletteWords).groups.settings,
      commands: [
        ...themes.map((name) => ({
          id: `theme.${name}`,
          title: theme.button(theme[name]),
          run: () => chooseTheme(name),
        })),
        ...interfaceLanguages(page),
        ...targets,
        ...accounts,
      ],
    },
  ];
};

/** The languages of the interface, each by its own name and its English one. */
const interfaceLanguages = ({ words }: CommandPage): Command[] =>
  languages
    .filter(({ isOffered }) => isOffered)
    .map(({ code, name, direction }) => ({
      id: `interface.${code}`,
      title: words(paletteWords).interfaceLanguage(name),
      names: languageNames(code),
      run: () => chooseLanguage(code, direction),
    }));

async function targetCommands({ words, queries, choice }: CommandPage): Promise<Command[]> {
  const { targets } = await queries.query(targetsQuery);
  const { target } = words(shellWords);
  const kinds = words(targetWords).target;
  return targets.map(({ name, kind }) => ({
    id: `target.${name}`,
    title: target.button(name),
    hint: kinds[kind],
    run: () => choice.chooseTarget(name),
  }));
}

/** The demo accounts, which only the embedded service has. */
async function accountCommands({ words, queries, choice }: CommandPage): Promise<Command[]> {
  if (choice.target !== embeddedTarget) return [];
  const accounts = await queries.query(accountsQuery);
  const { button, refuses: isRefused, nothingRefused } = words(targetWords).account;
  return accounts.map(({ name, refuses }) => ({
    id: `account.${name}`,
    title: button(name),
    hint: refuses ? isRefused(refuses) : nothingRefused,
    english: refuses,
    run: () => choice.chooseAccount(name),
  }));
}
