import { queryOptions } from '@tanstack/react-query';
import { checkSet } from '../set-file/read-set.ts';
import type { SceneSet } from '../set-file/scene.ts';

const files = import.meta.glob(['./*.json', '!./*.schema.json'], { import: 'default' });

/** The sets that come with the console, by name. They are fetched when they are first needed. */
async function shippedSets(): Promise<SceneSet[]> {
  const sets = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const checked = await checkSet(await load());
      if ('value' in checked) return checked.value;
      throw new Error(`${path}: ${checked.problems.map(({ sentence }) => sentence).join('; ')}`);
    }),
  );
  return sets.sort((a, b) => a.name.localeCompare(b.name));
}

/** The sets that come with the console. */
export const shippedSetsQuery = queryOptions({ queryKey: ['scenes', 'shipped'], queryFn: shippedSets });
