import type { WordLayer, WordRoute } from '#contract/local/explanations.ts';

/** The layer that spelled a word, as shown to people: custom exceptions are distinguished from built-in ones. */
export type ShownLayer = Exclude<WordLayer, 'exception'> | 'own' | 'builtIn';

interface SpelledWord {
  readonly text: string;
  /** The id of the exception that spelled the word. */
  readonly exception?: string | undefined;
}

/** The words that one layer spelled, each once. */
export interface WordGroup {
  readonly layer: ShownLayer;
  readonly words: readonly SpelledWord[];
}

/** The words of a string grouped by the layer that spelled them, in the order in which the layers first occur. */
export function groupsOf(routes: readonly WordRoute[]): WordGroup[] {
  const groups = new Map<ShownLayer, Map<string, SpelledWord>>();
  for (const { input: text, layer, exception } of routes) {
    const shown = layer === 'exception' ? (exception?.startsWith('built-in') ? 'builtIn' : 'own') : layer;
    const words = groups.get(shown) ?? new Map<string, SpelledWord>();
    if (!words.has(text)) words.set(text, exception === undefined ? { text } : { text, exception });
    groups.set(shown, words);
  }
  return [...groups].map(([layer, words]) => ({ layer, words: [...words.values()] }));
}
