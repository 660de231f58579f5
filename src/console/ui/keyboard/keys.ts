import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Shortcut } from './page-shortcuts.ts';

/** Whether this machine's main modifier is the Command key. */
const hasAppleKeyboard = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const pcKeyNames = { main: 'Ctrl', alt: 'Alt' } as const;
const appleKeyNames = { main: '⌘', alt: '⌥' } as const;
const subscribeToNothing = () => () => {};

/** The modifiers as labelled on the keyboard. Prerendered pages have the names that most keyboards use. */
export const useKeyNames = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => (hasAppleKeyboard ? appleKeyNames : pcKeyNames),
    () => pcKeyNames,
  );

/** A shortcut and what it does. */
interface KeyBinding extends Pick<Shortcut, 'code' | 'modifier'> {
  readonly run: () => void;
}

function matchesBinding(event: KeyboardEvent, { code, modifier }: KeyBinding): boolean {
  const main = event.ctrlKey || event.metaKey;
  if (modifier === 'character') return event.key.toLowerCase() === code && !main && !isTyping();
  if (event.code !== code && !(code === 'Enter' && event.code === 'NumpadEnter')) return false;
  if (modifier === 'alt') return event.altKey && !main;
  if (modifier === 'main') return main && !event.altKey && !event.shiftKey;
  return !event.altKey && !main;
}

/** Listens for key presses on the whole page, except while a dialog or a popover is open. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;
    const binding = bindings.find((candidate) => matchesBinding(event, candidate));
    if (!binding) return;
    event.preventDefault();
    binding.run();
  });
  // A layout effect, so that a shortcut works as soon as it is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether the focused element uses letter keys, to type or to choose. */
export function isTyping(): boolean {
  const element = document.activeElement;
  return (
    (element instanceof HTMLElement && element.isContentEditable) ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(element.type))
  );
}
