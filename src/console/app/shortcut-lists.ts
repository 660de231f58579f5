import { playerKeys } from '#console/audio/playback/player-keys.ts';
import type { AudioWords } from '#console/catalogues/audio.ts';
import type { SceneWords } from '#console/catalogues/scenes.ts';
import type { ShellWords } from '#console/catalogues/shell.ts';
import type { ShortcutWords } from '#console/catalogues/shortcuts.ts';
import type { StageWords } from '#console/catalogues/stage.ts';
import { sceneShortcuts } from '#console/scenes/scene-keys.ts';
import { makeCaseShortcut } from '#console/ui/keyboard/case-shortcut.ts';
import { type PageAction, pageShortcuts, panelShortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import { searchShortcut } from '#console/ui/keyboard/search-shortcut.ts';
import { shortcutKeys } from '#console/ui/keyboard/shortcut-keys.ts';
import { tourShortcut } from '#console/ui/keyboard/tour-shortcut.ts';
import { panels } from './panels.ts';

export interface ShortcutList {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly keys: readonly string[] }[];
  readonly hint?: string;
}

interface Words {
  readonly shell: ShellWords;
  readonly shortcuts: ShortcutWords;
  readonly audio: AudioWords;
  /** The names of the modifiers on this keyboard. */
  readonly modifiers: { readonly main: string; readonly alt: string };
}

const pageActions = Object.keys(pageShortcuts) as PageAction[];

/** All keyboard shortcuts of the console, those of the open panel first. */
export function shortcutLists(path: string, words: Words): ShortcutList[] {
  const { shell, shortcuts: names, audio, modifiers } = words;
  const { main, alt } = modifiers;
  const { enter, escape: esc } = shell.keys;
  const { shift } = audio;
  const row = (name: string, ...keys: string[]) => ({ name, keys });
  const page: ShortcutList = {
    title: names.everywhere,
    rows: [
      ...pageActions.map((action) => ({
        name: names[action],
        keys: shortcutKeys(
          {
            ...pageShortcuts[action],
            ...(action === 'send' && { key: enter }),
            ...(action === 'cancel' && { key: esc }),
          },
          modifiers,
        ),
      })),
      ...panels.map((panel, index) => ({
        name: names.panel(shell.panels[panel.name]),
        keys: shortcutKeys(panelShortcut(index), modifiers),
      })),
      { name: names.makeCase, keys: shortcutKeys(makeCaseShortcut, modifiers) },
      { name: names.scenes, keys: shortcutKeys(sceneShortcuts.open, modifiers) },
      { name: names.addScene, keys: shortcutKeys(sceneShortcuts.add, modifiers) },
      { name: names.tour, keys: shortcutKeys(tourShortcut, modifiers) },
      row(names.close, esc),
      row(names.rows, '↑', '↓'),
    ],
  };
  const ofPanels: readonly (ShortcutList & { readonly paths: readonly string[] })[] = [
    {
      paths: ['/translation'],
      title: names.grid.title,
      rows: [
        row(names.grid.next, enter),
        row(names.grid.lineBreak, shift, enter),
        row(names.grid.add, alt, enter),
        row(names.grid.up, alt, '↑'),
        row(names.grid.down, alt, '↓'),
        row(names.grid.remove, alt, names.deleteKey),
        row(names.targets.go, '←', '→'),
        row(names.targets.move, shift, '→'),
        row(names.targets.remove, names.deleteKey),
      ],
    },
    {
      paths: ['/transliteration'],
      title: names.typing.title,
      rows: [
        row(names.typing.choose, '1', '…', '9'),
        row(names.typing.go, '↑', '↓'),
        row(names.typing.commit, enter),
        row(names.typing.keep, esc),
        row(names.typing.reopen, '⌫'),
      ],
    },
    {
      paths: ['/speech-to-text', '/text-to-speech'],
      title: audio.keysTitle,
      rows: playerKeys.map(({ action, keys }) => ({
        name: audio.actions[action],
        keys: playerKey(keys, audio),
      })),
    },
    { paths: ['/text-to-speech'], title: names.takes.title, rows: [row(names.takes.other, 'X')] },
    {
      paths: ['/service'],
      title: names.entries.title,
      rows: [
        row(names.entries.moderated, 'M'),
        row(names.entries.inProgress, 'I'),
        row(names.entries.pending, 'P'),
      ],
      hint: names.entries.hint,
    },
    {
      paths: ['/cases'],
      title: names.cases.title,
      rows: [row(names.cases.edit, 'E'), row(names.cases.save, main, 'S'), row(names.cases.run, main, enter)],
    },
    {
      paths: ['/reference'],
      title: names.reference.title,
      rows: [row(names.reference.search, ...shortcutKeys(searchShortcut, modifiers))],
    },
  ];
  const isOfOpenPanel = ({ paths }: { readonly paths: readonly string[] }) => paths.includes(path);
  return [...ofPanels.filter(isOfOpenPanel), page, ...ofPanels.filter((list) => !isOfOpenPanel(list))];
}

interface StageListWords {
  readonly words: StageWords;
  readonly scenes: SceneWords;
  readonly shortcuts: ShortcutWords;
  readonly shell: ShellWords;
  readonly modifiers: Words['modifiers'];
}

/** The keys of the stage. */
export function stageShortcutList({
  words,
  scenes,
  shortcuts,
  shell,
  modifiers,
}: StageListWords): ShortcutList {
  const { enter, escape: esc } = shell.keys;
  const { actions } = words.share;
  // The names of these actions end with their key.
  const share = Object.values(actions).map((action) => {
    const [, name = action, key = ''] = /^(.*) \((.)\)$/.exec(action) ?? [];
    return { name, keys: [key] };
  });
  const keysOf = (shortcut: Parameters<typeof shortcutKeys>[0]) => shortcutKeys(shortcut, modifiers);
  return {
    title: words.bar,
    rows: [
      { name: shortcuts.send, keys: keysOf({ ...pageShortcuts.send, key: enter }) },
      { name: words.request.open, keys: ['E'] },
      { name: words.fullScreen, keys: ['F'] },
      { name: words.mirror.open, keys: ['W'] },
      ...share,
      { name: scenes.menu, keys: keysOf(sceneShortcuts.open) },
      { name: scenes.play.next, keys: ['→'] },
      { name: scenes.play.previous, keys: ['←'] },
      { name: scenes.play.black, keys: ['B'] },
      { name: scenes.play.notes, keys: ['N'] },
      ...panels.slice(0, stagedPanels).map(({ name }, index) => ({
        name: shortcuts.panel(shell.panels[name]),
        keys: keysOf(panelShortcut(index)),
      })),
      { name: shortcuts.theme, keys: keysOf(pageShortcuts.theme) },
      { name: shortcuts.palette, keys: keysOf(pageShortcuts.palette) },
      { name: words.leave, keys: [esc] },
    ],
  };
}

/** Number of panels that a stage shows: the first ones of the rail. */
const stagedPanels = 4;

/** The first key of an action of the player, as printed on the keyboard. */
function playerKey([key]: readonly [string, ...string[]], { space, shift }: AudioWords): readonly string[] {
  if (key === ' ') return [space];
  const letter = key.replace('Shift+', '').toUpperCase();
  return key.startsWith('Shift+') ? [shift, letter] : [letter];
}
