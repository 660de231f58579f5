import { useEffectEvent, useLayoutEffect } from 'react';

/** Whether this machine's main modifier is the Command key. */
export const appleKeys = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The main modifier as a person sees it on the keyboard. */
export const mainKey = appleKeys ? '⌘' : 'Ctrl';
export const altKey = appleKeys ? '⌥' : 'Alt';

/** A key press that an action wants: Alt with a letter or digit, Ctrl/⌘ with Enter, a key alone, or a sign. */
export interface KeyBinding {
  /** `KeyboardEvent.code`, so that the layout and the Option key do not matter; the sign itself for `character`. */
  readonly code: string;
  /** `character`: the sign as typed, except where it would be written into a field. */
  readonly modifier: 'alt' | 'main' | 'none' | 'character';
  readonly run: () => void;
}

function fits(event: KeyboardEvent, { code, modifier }: KeyBinding): boolean {
  const main = event.ctrlKey || event.metaKey;
  if (modifier === 'character') return event.key.toLowerCase() === code && !main && !isTyping();
  if (event.code !== code && !(code === 'Enter' && event.code === 'NumpadEnter')) return false;
  if (modifier === 'alt') return event.altKey && !main;
  if (modifier === 'main') return main && !event.altKey;
  return !event.altKey && !main;
}

/** Listens for key presses on the whole page, except while a dialog or a popover is open. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;
    const binding = bindings.find((candidate) => fits(event, candidate));
    if (!binding) return;
    event.preventDefault();
    binding.run();
  });
  // Before the first paint: a key that is on the screen works.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a key press would write something, or choose by letter, where the focus is. */
export function isTyping(): boolean {
  const element = document.activeElement;
  return (
    (element instanceof HTMLElement && element.isContentEditable) ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(element.type))
  );
}
