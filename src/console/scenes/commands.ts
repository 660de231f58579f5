import { sceneWords } from '#console/catalogues/scenes.ts';
import type { CommandSource } from '#console/palette/command.ts';
import { openStage } from '#console/stage/stage-state.ts';
import { player } from './play/page-player.ts';
import { sceneShortcuts } from './scene-keys.ts';
import { shippedSetsQuery } from './sets/shipped-sets.ts';
import { savedSetsQuery } from './storage/saved-sets.ts';

const english = { lang: 'en', dir: 'ltr' } as const;

/** Opens the scenes, adds the view as a scene, and presents each set. */
export const sceneCommands: CommandSource = async ({ words, queries }) => {
  const names = words(sceneWords);
  const [saved, shipped] = await Promise.all([
    queries.query(savedSetsQuery).catch(() => []),
    queries.query(shippedSetsQuery),
  ]);
  return [
    {
      id: 'scenes',
      title: names.title,
      commands: [
        { id: 'scenes.open', title: names.menu, shortcut: sceneShortcuts.open },
        { id: 'scenes.add', title: names.add.action, shortcut: sceneShortcuts.add },
        ...[...saved.map((set) => ({ set, own: true })), ...shipped.map((set) => ({ set, own: false }))]
          .filter(({ set }) => set.scenes.length > 0)
          .map(({ set, own }) => ({
            id: `scenes.set.${set.id}`,
            title: `${names.scenes.present} · ${set.name}`,
            hint: set.about,
            // The sets that come with the console are in English.
            ...(own
              ? { hintAttributes: { dir: 'auto' as const } }
              : { english: set.name, hintAttributes: english }),
            run: () => {
              openStage();
              void player.play(set);
            },
          })),
      ],
    },
  ];
};
