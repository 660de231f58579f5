import { type PanelEntry, panels } from '#console/app/panels.ts';
import { paletteWords } from '#console/catalogues/palette.ts';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { serviceTargetWords } from '#console/catalogues/service/targets.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { shortcutWords } from '#console/catalogues/shortcuts.ts';
import { isCalling } from '#console/exchanges/run-store.ts';
import { type PageAction, pageShortcuts, panelShortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import type { CommandSource } from '../command.ts';

/** The API's abbreviations for the functions, by which panels are found too. */
const abbreviations: Partial<Record<PanelEntry['name'], readonly string[]>> = {
  speechToText: ['STT'],
  textToSpeech: ['TTS'],
};

/** Opens each panel, and the cards of the service's own page. */
export const panelCommands: CommandSource = ({ words, path: openPath, navigate }) => {
  const shell = words(shellWords);
  const { engines, accounts, faults } = words(serviceWords);
  const cards = { engines, targets: words(serviceTargetWords), accounts, faults };
  const { alsoCalled } = words(paletteWords);
  const namesOf = (name: string) => alsoCalled[name]?.split(', ') ?? [];
  return [
    {
      id: 'panels',
      title: shell.panels.label,
      commands: panels.map(({ path, name }, index) => ({
        id: `panel.${path}`,
        title: shell.panels[name],
        names: [
          words(shortcutWords).panel(shell.panels[name]),
          ...(abbreviations[name] ?? []),
          ...namesOf(name),
        ],
        shortcut: panelShortcut(index),
      })),
    },
    {
      id: 'service',
      title: shell.panels.service,
      commands: Object.entries(cards).map(([id, { title }]) => ({
        id: `service.${id}`,
        title,
        names: namesOf(id),
        run: () =>
          openPath === '/service'
            ? document.getElementById(id)?.scrollIntoView()
            : navigate(`/service#${id}`),
      })),
    },
  ];
};

/** The shortcuts of the page. Those that have nothing to act on are left out. */
export const actionCommands: CommandSource = ({ words }) => {
  const names = words(shortcutWords);
  const { groups, otherNames } = words(paletteWords);
  const actions = Object.keys(pageShortcuts) as PageAction[];
  return [
    {
      id: 'actions',
      title: groups.actions,
      commands: actions
        .filter((action) => action !== 'palette' && (action !== 'cancel' || isCalling()))
        .map((action) => ({
          id: `action.${action}`,
          title: names[action],
          names: otherNames[action] ? [otherNames[action]] : [],
          shortcut: pageShortcuts[action],
        })),
    },
  ];
};
