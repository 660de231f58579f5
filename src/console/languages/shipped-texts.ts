/** The names and notes of a set of scenes that comes with the console; `scenes` are in the order of the set. */
export interface SceneSetTexts {
  readonly name: string;
  readonly about: string;
  readonly scenes: readonly { readonly title: string; readonly notes: string }[];
}

/** The names of the starter cases by their ids, and their tags by the English ones. */
export interface StarterCaseTexts {
  readonly names: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
}

const sceneSets = import.meta.glob<Readonly<Record<string, SceneSetTexts>>>('./*/scene-sets.json', {
  import: 'default',
});
const starterCases = import.meta.glob<StarterCaseTexts>('./*/starter-cases.json', { import: 'default' });

/** The texts of the sets of scenes in a language, by the ids of the sets; undefined where the sets themselves have them. */
export const sceneSetTexts = async (code: string) => sceneSets[`./${code}/scene-sets.json`]?.();

/** The texts of the starter cases in a language; undefined where the cases themselves have them. */
export const starterCaseTexts = async (code: string) => starterCases[`./${code}/starter-cases.json`]?.();
