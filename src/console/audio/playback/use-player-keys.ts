import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '#console/ui/keyboard/keys.ts';
import type { PlayerActions } from './player-actions.ts';
import { actionOf } from './player-keys.ts';

/** Elements on which Space has its own function. */
const spaceSensitiveElements = 'button, a, summary, input, select, textarea, [role="tab"], [role="option"]';

/** Handles the player's keyboard shortcuts while the focus is inside `scope`, except while typing. */
export function usePlayerKeys(scope: RefObject<HTMLElement | null>, actions: PlayerActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping()) return;
    const action = actionOf(event);
    if (!action) return;
    const { target } = event;
    if (event.key === ' ' && target instanceof Element && target.closest(spaceSensitiveElements)) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    const element = scope.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [scope]);
}
