/**
 * Keys of a shortcut, shown beside the action they belong to. Screen readers get `aria-keyshortcuts` instead. A button
 * on a touch screen shows none: there is rarely a keyboard.
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
          {key}
        </kbd>
      ))}
    </span>
  );
}
