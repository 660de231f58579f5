import { Combobox } from '@base-ui/react/combobox';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { shortcutKeys } from '#console/ui/keyboard/shortcut-keys.ts';
import { Quoting } from '#console/ui/text/Quoting.tsx';
import type { Command } from './command.ts';

/** A command in the list: title, hint, and the key of the action. */
export function CommandRow({ command }: { command: Command }) {
  const names = useKeyNames();
  const { title, english, hint, hintAttributes, shortcut } = command;
  return (
    <Combobox.Item
      value={command}
      aria-keyshortcuts={shortcut?.aria}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded px-3 py-1 hover:bg-sunken data-highlighted:bg-sunken data-highlighted:outline-1 data-highlighted:-outline-offset-1 data-highlighted:outline-control"
    >
      <span dir="auto" className="min-w-0 shrink-0 max-w-[75%] truncate text-base">
        <Quoting sentence={title} piece={english} />
      </span>
      {hint && (
        <span
          {...hintAttributes}
          className="one-line min-w-0 flex-1 truncate text-start text-base text-ink-third"
        >
          <Quoting sentence={hint} piece={english} />
        </span>
      )}
      {shortcut && (
        <span className="ms-auto shrink-0">
          <Kbd keys={shortcutKeys(shortcut, names)} />
        </span>
      )}
    </Combobox.Item>
  );
}
