import { sceneWords } from '#console/catalogues/scenes.ts';
import type { Command, CommandSource } from '#console/palette/command.ts';
import { openStage } from '#console/stage/stage-state.ts';
import { player } from './play/page-player.ts';
import { savedSetsQuery } from './saved-sets.ts';
import { sceneShortcuts } from './scene-keys.ts';
import { type ShippedSet, shippedSetsQuery } from './sets/shipped-sets.ts';

/** The fields of a command that depend on the language of its set. A set of this browser may be in any language. */
function namesOf({ language, englishName }: Partial<ShippedSet>): Partial<Command> {
  if (language === undefined) return { hintAttributes: { dir: 'auto' } };
  return language === 'en'
    ? { english: englishName, hintAttributes: { lang: 'en', dir: 'ltr' } }
    : { names: [englishName ?? ''] };
}

/** The commands of scenes: open the dialog, add the view as a scene, and, for each set, present it. */
export const sceneCommands: CommandSource = async ({ words, queries }) => {
  const names = words(sceneWords);
  const [saved, shipped] = await Promise.all([
    queries.query(savedSetsQuery).catch(() => []),
    queries.query(shippedSetsQuery()),
  ]);
  return [
    {
      id: 'scenes',
      title: names.title,
      commands: [
        { id: 'scenes.open', title: names.menu, shortcut: sceneShortcuts.open },
        { id: 'scenes.add', title: names.add.action, shortcut: sceneShortcuts.add },
        ...[...saved.map((set) => ({ set })), ...shipped]
          .filter(({ set }) => set.scenes.length > 0)
          .map(({ set, ...shippedFacts }) => ({
            id: `scenes.set.${set.id}`,
            title: `${names.scenes.present} · ${set.name}`,
            hint: set.about,
            ...namesOf(shippedFacts),
            run: () => {
              openStage();
              void player.play(set);
            },
          })),
      ],
    },
  ];
};
