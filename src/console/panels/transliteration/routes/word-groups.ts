import type { WordLayer, WordRoute } from '#contract/local/explanations.ts';

/** The layer that spelled a word, as shown to people: custom exceptions are distinguished from built-in ones. */
export type ShownLayer = Exclude<WordLayer, 'exception'> | 'own' | 'builtIn';

/** The words that one layer spelled, each once. */
export interface WordGroup {
  readonly layer: ShownLayer;
  readonly words: readonly string[];
}

/** The words of a string grouped by the layer that spelled them, in the order in which the layers first occur. */
export function groupsOf(routes: readonly WordRoute[]): WordGroup[] {
  const groups = new Map<ShownLayer, Set<string>>();
  for (const { input, layer, exception } of routes) {
    const shown = layer === 'exception' ? (exception?.startsWith('built-in') ? 'builtIn' : 'own') : layer;
    groups.set(shown, (groups.get(shown) ?? new Set()).add(input));
  }
  return [...groups].map(([layer, words]) => ({ layer, words: [...words] }));
}
