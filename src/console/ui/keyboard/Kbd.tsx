import { CornerDownLeft } from 'lucide-react';

/**
 * Keys of a shortcut, shown beside the action they belong to. Screen readers get `aria-keyshortcuts` instead. A button
 * on a touch screen shows none: there is rarely a keyboard.
 * The Enter key is an icon: as text, it would need a system font before the first paint (bench `first-load`).
 */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="inline-flex items-center gap-0.5 in-[:is(button,summary)]:pointer-coarse:hidden"
    >
      {keys.map((key) => (
        <kbd key={key} className="rounded-sm border border-current/40 px-1 font-sans text-sm leading-4">
          {key === '↵' ? <CornerDownLeft size={12} /> : key}
        </kbd>
      ))}
    </span>
  );
}
