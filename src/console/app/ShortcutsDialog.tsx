import { playerKeys } from '#console/audio/playback/player-keys.ts';
import { type AudioWords, audioWords } from '#console/catalogues/audio.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { shortcutWords } from '#console/catalogues/shortcuts.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { makeCaseShortcut } from '#console/ui/keyboard/case-shortcut.ts';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts, panelShortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { panels } from './panels.ts';

/** All keyboard shortcuts of the console. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(shellWords);
  const names = useWords(shortcutWords);
  const { main, alt } = useKeyNames();
  const rows: readonly ShortcutRow[] = [
    [names.send, [main, words.keys.enter]],
    [names.cancel, [words.keys.escape]],
    ...panels.map(
      (panel, index) => [names.panel(words.panels[panel.name]), [alt, panelShortcut(index).key]] as const,
    ),
    ...(['exchange', 'options', 'details', 'target', 'theme', 'characters', 'stage'] as const).map(
      (action) => [names[action], [alt, pageShortcuts[action].key]] as const,
    ),
    [names.makeCase, [alt, makeCaseShortcut.key]],
    [names.close, [words.keys.escape]],
    [names.rows, ['↑', '↓']],
    [names.help, [pageShortcuts.help.key]],
  ];
  const audio = useWords(audioWords);
  return (
    <Dialog title={names.title} onClose={onClose}>
      <KeyList rows={rows} />
      <h3 className="mt-5 border-b border-line-strong pb-1 text-base font-semibold">{names.cases.title}</h3>
      <KeyList
        rows={[
          [names.cases.edit, ['E']],
          [names.cases.save, [main, 'S']],
          [names.cases.run, [main, words.keys.enter]],
        ]}
      />
      <h3 className="mt-5 border-b border-line-strong pb-1 text-base font-semibold">{names.entries.title}</h3>
      <KeyList
        rows={[
          [names.entries.moderated, ['M']],
          [names.entries.inProgress, ['I']],
          [names.entries.pending, ['P']],
        ]}
      />
      <p className="text-sm text-ink-second">{names.entries.hint}</p>
      <h3 className="mt-5 border-b border-line-strong pb-1 text-base font-semibold">{audio.keysTitle}</h3>
      <KeyList
        rows={playerKeys.map(({ action, keys }) => [audio.actions[action], displayedKeys(keys, audio)])}
      />
    </Dialog>
  );
}

type ShortcutRow = readonly [name: string, keys: readonly string[]];

function KeyList({ rows }: { rows: readonly ShortcutRow[] }) {
  return (
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
  );
}

/** The first key of an action, as printed on the keyboard. */
function displayedKeys(
  [key]: readonly [string, ...string[]],
  { space, shift }: AudioWords,
): readonly string[] {
  if (key === ' ') return [space];
  const letter = key.replace('Shift+', '').toUpperCase();
  return key.startsWith('Shift+') ? [shift, letter] : [letter];
}
