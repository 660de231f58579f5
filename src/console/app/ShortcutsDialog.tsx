import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Dialog } from '#console/ui/Dialog.tsx';
import { Kbd } from '#console/ui/Kbd.tsx';
import { altKey, mainKey } from '#console/ui/keys.ts';
import { panels } from './panels.ts';

/** Every key of the console. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(shellWords);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.shortcuts.send, [mainKey, words.keys.enter]],
    [words.shortcuts.cancel, [words.keys.escape]],
    ...panels.map(
      (panel, index) =>
        [words.shortcuts.panel(words.panels[panel.name]), [altKey, String(index + 1)]] as const,
    ),
    [words.shortcuts.exchange, [altKey, 'X']],
    [words.shortcuts.target, [altKey, 'A']],
    [words.shortcuts.theme, [altKey, 'L']],
    [words.shortcuts.close, [words.keys.escape]],
    [words.shortcuts.help, ['?']],
  ];
  return (
    <Dialog title={words.shortcuts.title} onClose={onClose}>
      <dl className="flex flex-col">
        {rows.map(([name, keys]) => (
          <div
            key={name}
            className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
          >
            <dt className="text-base">{name}</dt>
            <dd className="whitespace-nowrap">
              <span className="sr-only">{keys.join(' + ')}</span>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
