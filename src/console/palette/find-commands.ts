import uFuzzy from '@leeoniya/ufuzzy';
import type { Command, CommandGroup } from './command.ts';
import { foldText } from './fold-text.ts';

/** Commands shown in a group. */
const shownInGroup = 8;
/** Matches above this number are shown in the order of their sources. */
const maxRanked = 4000;

const letter = '[\\p{L}\\p{M}\\d]';

/** Tolerates one wrong, missing, additional or swapped letter in a word, in any script. */
const matcher = new uFuzzy({
  unicode: true,
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraChars: letter,
  interSplit: '[^\\p{L}\\p{M}\\d]+',
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
});

/** A group with the commands to show. */
export interface FoundGroup extends CommandGroup {
  /** How many matching commands are not shown. */
  readonly more: number;
}

/** The folded names of commands; made once for many searches. */
export interface CommandIndex {
  readonly groups: readonly CommandGroup[];
  readonly names: string[];
  /** The command of each name. */
  readonly commands: readonly Command[];
}

const foldedNames = new WeakMap<Command, readonly string[]>();

function namesOf(command: Command): readonly string[] {
  const known = foldedNames.get(command);
  if (known) return known;
  const { title, hint, names = [] } = command;
  // A command is also found by words of both its title and its hint.
  const folded = [title, ...(hint ? [`${title} ${hint}`] : []), ...names].map(foldText);
  foldedNames.set(command, folded);
  return folded;
}

/** Joins groups that have the same id, and folds the names of all commands. */
export function indexCommands(groups: readonly CommandGroup[]): CommandIndex {
  const joined = new Map<string, CommandGroup>();
  for (const group of groups) {
    const before = joined.get(group.id);
    joined.set(group.id, before ? { ...before, commands: [...before.commands, ...group.commands] } : group);
  }
  const names: string[] = [];
  const commands: Command[] = [];
  for (const group of joined.values()) {
    for (const command of group.commands) {
      for (const name of namesOf(command)) {
        names.push(name);
        commands.push(command);
      }
    }
  }
  return { groups: [...joined.values()], names, commands };
}

/** The matching commands, best first: by their names, then by their texts. */
function matches({ names, commands, groups }: CommandIndex, query: string): Set<Command> {
  const needle = foldText(query);
  const [found, info, order] = matcher.search(names, needle, 1, maxRanked);
  const ranked = (info && order ? order.map((index) => info.idx[index]) : found) ?? [];
  const matching = new Set<Command>();
  for (const index of ranked) {
    const command = index === undefined ? undefined : commands[index];
    if (command) matching.add(command);
  }
  const typed = query.toLowerCase();
  for (const group of groups) {
    for (const command of group.commands) if (command.text?.includes(typed)) matching.add(command);
  }
  return matching;
}

/**
 * What the palette shows for a query. Without one: recent commands, then the first of every group. With one: the
 * matching commands, the group of the best match first.
 *
 * @param recent ids of commands, the latest first
 */
export function findCommands(
  index: CommandIndex,
  query: string,
  recent: { readonly title: string; readonly ids: readonly string[] },
): FoundGroup[] {
  const typed = query.trim();
  if (typed === '') {
    const all = new Map(index.commands.map((command) => [command.id, command]));
    const commands = recent.ids.flatMap((id) => all.get(id) ?? []);
    const isRecent = new Set(commands);
    const others = index.groups.map((group) => ({
      ...group,
      commands: group.commands.filter((command) => !isRecent.has(command)),
    }));
    return [{ id: 'recent', title: recent.title, commands }, ...others].flatMap(limited);
  }
  const ranks = new Map([...matches(index, typed)].map((command, rank) => [command, rank]));
  const rankOf = (command: Command) => ranks.get(command) ?? Number.POSITIVE_INFINITY;
  return index.groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter((command) => ranks.has(command)).sort((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter(({ commands }) => commands.length > 0)
    .sort((a, b) => rankOf(a.commands[0]!) - rankOf(b.commands[0]!))
    .flatMap(limited);
}

function limited(group: CommandGroup): FoundGroup[] {
  if (group.commands.length === 0) return [];
  const commands = group.commands.slice(0, shownInGroup);
  return [{ ...group, commands, more: group.commands.length - commands.length }];
}
