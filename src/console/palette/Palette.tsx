import { Combobox } from '@base-ui/react/combobox';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paletteWords } from '#console/catalogues/palette.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { Reopening } from '#console/exchanges/exchange-log.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { CommandRow } from './CommandRow.tsx';
import type { Command } from './command.ts';
import { commandSources } from './command-sources.ts';
import { type FoundGroup, findCommands, indexCommands } from './find-commands.ts';
import { pressShortcut } from './press-shortcut.ts';
import { noteCommand, recentCommands } from './recent-commands.ts';
import { useCommands } from './use-commands.ts';

// The code of all commands is loaded with the palette, so that it opens at once, and without the server.
for (const loadSource of commandSources) loadSource().catch(() => {});

interface PaletteProps {
  onClose: () => void;
  /** Opens a panel with a form. */
  onOpenForm: (opened: Reopening) => void;
}

/** Finds and runs any command of the console: panels, actions, languages, samples, cases, calls, settings. */
export function Palette({ onClose, onOpenForm }: PaletteProps) {
  const words = useWords(paletteWords);
  const { groups, isComplete } = useCommands(onOpenForm);
  const index = useMemo(() => indexCommands(groups.flatMap((some) => some ?? [])), [groups]);
  const [query, setQuery] = useState('');
  const [recentIds] = useState(recentCommands);
  const found = useMemo(
    () => findCommands(index, query, { title: words.recent, ids: recentIds }),
    [index, query, recentIds, words],
  );
  const items = useMemo(() => found.map((group) => ({ ...group, items: group.commands })), [found]);
  const count = found.reduce((sum, { commands, more }) => sum + commands.length + more, 0);

  const isEmpty = isComplete && count === 0;

  const choose = (command: Command | null) => {
    if (!command) return;
    noteCommand(command.id);
    onClose();
    // Waits until the dialog is closed and the focus is back where it was.
    setTimeout(() => {
      if (command.run) command.run();
      else if (command.shortcut) pressShortcut(command.shortcut);
    });
  };

  return (
    <Combobox.Root
      inline
      open
      autoHighlight
      // Otherwise a pointer at rest would highlight another item whenever the list changes.
      highlightItemOnHover={false}
      items={items}
      filter={null}
      itemToStringLabel={({ title }: Command) => title}
      inputValue={query}
      onInputValueChange={(typed, { reason }) => reason === 'input-change' && setQuery(typed)}
      value={null}
      onValueChange={choose}
    >
      <Dialog
        title={words.title}
        onClose={onClose}
        header={
          <>
            <Search aria-hidden="true" size={18} className="shrink-0 text-ink-third" />
            <Combobox.Input
              aria-label={words.title}
              aria-keyshortcuts={pageShortcuts.palette.aria}
              placeholder={words.placeholder}
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              onKeyDown={(event) => {
                if (event.code !== pageShortcuts.palette.code || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                onClose();
              }}
              className="min-h-9 min-w-0 flex-1 bg-transparent text-lg outline-none"
            />
          </>
        }
      >
        <p role="status" className={isEmpty ? 'py-2 text-base text-ink-second' : 'sr-only'}>
          {isEmpty ? words.none(query.trim()) : isComplete ? words.found(count) : words.loading}
        </p>
        <Combobox.List
          aria-label={words.list}
          className="-mx-3 max-h-[min(30rem,64dvh)] scroll-py-2 overflow-y-auto overscroll-contain"
        >
          {(group: FoundGroup & { readonly items: readonly Command[] }) => (
            <Combobox.Group key={group.id} items={group.items} className="pb-2">
              <Combobox.GroupLabel className="px-3 pt-1 pb-0.5 text-sm font-semibold text-ink-third">
                {group.title}
              </Combobox.GroupLabel>
              <Combobox.Collection>
                {(command: Command) => <CommandRow key={command.id} command={command} />}
              </Combobox.Collection>
              {group.more > 0 && (
                <p role="presentation" className="px-3 py-1 text-sm text-ink-third">
                  {words.more(group.more)}
                </p>
              )}
            </Combobox.Group>
          )}
        </Combobox.List>
      </Dialog>
    </Combobox.Root>
  );
}
