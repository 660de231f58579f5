import type { Shortcut } from './page-shortcuts.ts';

/** The keys of a shortcut as labelled on the keyboard: `['Alt', 'X']`. */
export function shortcutKeys(
  { modifier, key }: Pick<Shortcut, 'modifier' | 'key'>,
  { main, alt }: { readonly main: string; readonly alt: string },
): readonly string[] {
  if (modifier === 'main') return [main, key];
  return modifier === 'alt' ? [alt, key] : [key];
}
