import type { WordLayer, WordRoute } from '#contract/local/explanations.ts';

/** What wrote a word, as people see it: their own exceptions are told from those that were there from the start. */
export type ShownLayer = Exclude<WordLayer, 'exception'> | 'own' | 'builtIn';

/** The words that one layer wrote, each once. */
export interface WordGroup {
  readonly layer: ShownLayer;
  readonly words: readonly string[];
}

/** The words of a string by what wrote them, in the order in which the layers first occur. */
export function groupsOf(routes: readonly WordRoute[]): WordGroup[] {
  const groups = new Map<ShownLayer, Set<string>>();
  for (const { input, layer, exception } of routes) {
    const shown = layer === 'exception' ? (exception?.startsWith('built-in') ? 'builtIn' : 'own') : layer;
    groups.set(shown, (groups.get(shown) ?? new Set()).add(input));
  }
  return [...groups].map(([layer, words]) => ({ layer, words: [...words] }));
}
