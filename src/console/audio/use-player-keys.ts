import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping } from '#console/ui/keys.ts';
import type { PlayerActions } from './player-actions.ts';
import { actionOf } from './player-keys.ts';

/** What Space already works on. */
const pressable = 'button, a, summary, input, select, textarea, [role="tab"], [role="option"]';

/** The keys of a recording, wherever the focus is in `scope`, but never while something is written there. */
export function usePlayerKeys(scope: RefObject<HTMLElement | null>, actions: PlayerActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping()) return;
    const action = actionOf(event);
    if (!action) return;
    const { target } = event;
    if (event.key === ' ' && target instanceof Element && target.closest(pressable)) return;
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
