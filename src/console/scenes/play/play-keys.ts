import { isTyping } from '#console/ui/keyboard/keys.ts';

/** What a key of the keyboard or of a clicker does while scenes are played. */
export type PlayKey = 'next' | 'previous' | 'black' | 'notes' | 'nothing';

/** Selector of the elements in which arrow keys choose something. */
const arrowRoles =
  '[role=tab], [role=slider], [role=radio], [role=option], [role=menuitem], [role=listbox], [role=grid], [type=radio], [type=range]';

/**
 * The meaning of a key press; undefined if it belongs to the page. Keys in a text field are typed. Clickers send Page
 * Down and Page Up, B or a full stop for a black screen, and F5 to start, which would reload the page.
 */
export function playKeyOf(event: KeyboardEvent): PlayKey | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'F5') return 'nothing';
  if (isTyping()) return undefined;
  const rightToLeft = document.documentElement.dir === 'rtl';
  const choosing = event.target instanceof Element && event.target.closest(arrowRoles) !== null;
  switch (event.key) {
    case 'PageDown':
      return 'next';
    case 'PageUp':
      return 'previous';
    case 'ArrowRight':
      return choosing ? undefined : rightToLeft ? 'previous' : 'next';
    case 'ArrowLeft':
      return choosing ? undefined : rightToLeft ? 'next' : 'previous';
    case 'b':
    case 'B':
    case '.':
      return 'black';
    case 'n':
    case 'N':
      return 'notes';
    default:
      return undefined;
  }
}
