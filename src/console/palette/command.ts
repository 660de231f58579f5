import type { QueryClient } from '@tanstack/react-query';
import type { Catalogue } from '#console/catalogues/words.ts';
import type { Reopening } from '#console/exchanges/exchange-log.ts';
import type { TargetChoice } from '#console/targets/target-choice.tsx';
import type { Shortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';

/** One line of the command palette. */
export interface Command {
  /** Unique and the same on every visit, for recent commands: `panel./translation`. */
  readonly id: string;
  /** The text of the line, in the language of the interface. */
  readonly title: string;
  /** The piece of the title or hint that is in English in every language of the interface. */
  readonly english?: string | undefined;
  /** A second, quieter text behind the title. */
  readonly hint?: string | undefined;
  /** Language and direction of the hint, if it is not the language of the interface. */
  readonly hintAttributes?: LanguageAttributes;
  /** Other names by which it is found: native names, codes, synonyms. Title and hint are searched anyway. */
  readonly names?: readonly string[];
  /** A long text in lower case in which the query is searched as typed, such as the body of a call. */
  readonly text?: string;
  /** The key of the action, shown at the end of the line. */
  readonly shortcut?: Shortcut;
  /** What it does, once the palette is closed and the focus is back where it was; by default, presses its shortcut. */
  readonly run?: () => unknown;
}

/** Commands under one heading. */
export interface CommandGroup {
  /** Id such as `calls`; several sources may add to the same group. */
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** Whether the commands open texts to read; they come after other commands that match about as well. */
  readonly isForReading?: boolean;
}

/** What commands can read and do on the page on which the palette was opened. */
export interface CommandPage {
  /** The words of a catalogue in the language of the interface. */
  readonly words: <Words>(catalogue: Catalogue<Words>) => Words;
  /** The path of the open panel. */
  readonly path: string;
  readonly navigate: (path: string) => void;
  /** Opens a panel with this form, as when a call is reopened. The panel may be the open one. */
  readonly openForm: (opened: Reopening) => void;
  /** Presses a shortcut where the focus is. */
  readonly press: (shortcut: Shortcut) => void;
  readonly choice: TargetChoice;
  readonly queries: QueryClient;
}

/**
 * Lists the commands of one part of the console; called each time the palette opens. One that rejects is left out, so a
 * service that does not answer costs only the commands that depend on it.
 *
 * To add commands: write a module `commands.ts` that exports a `CommandSource`, in the folder of the part they belong
 * to, and add one line to the table in `command-sources.ts`.
 */
export type CommandSource = (page: CommandPage) => readonly CommandGroup[] | Promise<readonly CommandGroup[]>;
