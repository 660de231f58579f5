import type { Shortcut } from '#console/ui/keyboard/page-shortcuts.ts';

/** Presses a shortcut where the focus is, so that a command does exactly what its key does. */
export function pressShortcut({ code, modifier, aria }: Shortcut): void {
  const isCharacter = modifier === 'character';
  const target = document.activeElement ?? document;
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: isCharacter ? code : (aria.split(' ')[0]?.split('+').at(-1) ?? ''),
      code: isCharacter ? '' : code,
      altKey: modifier === 'alt',
      ctrlKey: modifier === 'main',
      bubbles: true,
      cancelable: true,
    }),
  );
}
