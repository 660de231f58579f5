import { queryOptions } from '@tanstack/react-query';
import { currentLanguage } from '#console/languages/current-language.ts';
import { type SceneSetTexts, sceneSetTexts } from '#console/languages/shipped-texts.ts';
import { checkSet } from '../set-file/read-set.ts';
import type { SceneSet } from '../set-file/scene.ts';

/** A set that comes with the console, in the language of the interface where it has been translated. */
export interface ShippedSet {
  readonly set: SceneSet;
  /** The language of the set's names and notes. */
  readonly language: string;
  /** The English name of the set, under which it can be found too. */
  readonly englishName: string;
}

const files = import.meta.glob(['./*.json', '!./*.schema.json'], { import: 'default' });

/** The sets that come with the console, by name. They are fetched when they are first needed. */
async function shippedSets(language: string): Promise<ShippedSet[]> {
  const texts = await sceneSetTexts(language);
  const sets = await Promise.all(
    Object.entries(files).map(async ([path, load]): Promise<ShippedSet> => {
      const checked = await checkSet(await load());
      if ('problems' in checked) {
        throw new Error(`${path}: ${checked.problems.map(({ sentence }) => sentence).join('; ')}`);
      }
      const { value } = checked;
      const translated = texts?.[value.id];
      return {
        set: translated ? withTexts(value, translated) : value,
        language: translated ? language : 'en',
        englishName: value.name,
      };
    }),
  );
  return sets.sort((a, b) => a.set.name.localeCompare(b.set.name, language));
}

/** The set with other names and notes; what it sends and shows stays as it is. */
const withTexts = (set: SceneSet, { name, about, scenes }: SceneSetTexts): SceneSet => ({
  ...set,
  name,
  about,
  scenes: set.scenes.map((scene, index) => ({ ...scene, ...scenes[index] })),
});

/** The sets that come with the console, in the language of the interface. */
export const shippedSetsQuery = (language = currentLanguage().code) =>
  queryOptions({ queryKey: ['scenes', 'shipped', language], queryFn: () => shippedSets(language) });
