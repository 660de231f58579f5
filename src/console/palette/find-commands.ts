import uFuzzy from '@leeoniya/ufuzzy';
import type { Command, CommandGroup } from './command.ts';
import { foldText } from './fold-text.ts';

/** Maximum number of commands shown in a group. */
const shownInGroup = 8;
/** Maximum number of matches that are ranked; above it, matches stay in the order of their sources. */
const maxRanked = 4000;

const letter = '[\\p{L}\\p{M}\\d]';

/** Tolerates one wrong, missing, additional or swapped letter in a word, in any script. */
const createMatcher = () =>
  new uFuzzy({
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
/** Created by the first search, because its patterns take longer than the rest of the palette's code (`bench first-load`). */
let matcher: uFuzzy | undefined;

/** A group with the commands to show. */
export interface FoundGroup extends CommandGroup {
  /** How many matching commands are not shown. */
  readonly more: number;
}

/** Where a query can match a command: its title, one of its other names, or its title, hint and names together. */
type Field = 'title' | 'name' | 'hint';

/** A folded text by which a command is found. */
interface Name {
  readonly field: Field;
  readonly text: string;
  /** The words of the text, with a space before and after each. */
  readonly words: string;
}

/** The folded names of commands; made once for many searches. */
export interface CommandIndex {
  readonly groups: readonly CommandGroup[];
  /** The text of each name. */
  readonly texts: string[];
  readonly names: readonly (Name & { readonly command: Command; readonly isForReading: boolean })[];
}

const foldedNames = new WeakMap<Command, readonly Name[]>();

/** The words of a folded text, with a space before and after each. */
const wordsOf = (folded: string) => ` ${folded.replace(/[^\p{L}\p{M}\d]+/gu, ' ').trim()} `;

function namesOf(command: Command): readonly Name[] {
  const known = foldedNames.get(command);
  if (known) return known;
  const { title, hint, names = [] } = command;
  const name = (field: Field) => (given: string) => {
    const text = foldText(given);
    return { field, text, words: wordsOf(text) };
  };
  // What follows a colon or a dot is a title as well: “Theme: Dark”, “Present · Names and addresses”.
  const titles = new Set([title, title.split(/: | · /).at(-1) ?? title]);
  const folded = [
    ...[...titles].map(name('title')),
    ...names.map(name('name')),
    name('hint')([title, hint, ...names].join(' ')),
  ];
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
  const all = [...joined.values()];
  const names = all.flatMap(({ commands, isForReading = false }) =>
    commands.flatMap((command) => namesOf(command).map((name) => ({ ...name, command, isForReading }))),
  );
  return { groups: all, names, texts: names.map(({ text }) => text) };
}

/** How much less a match is worth in each field than in the title. */
const fieldCosts: Readonly<Record<Field, number>> = { title: 0, name: 1.5, hint: 2.5 };

/** How much less a text to read is worth: all of its title is worth less than the beginning of another title. */
const readingCost = 1.1;

/** How well a name matches the words of a query: from 6 for all of it down to 1 for similar words. */
function qualityOf(words: string, query: string): number {
  if (words === query) return 6;
  if (words.startsWith(query)) return 5;
  if (words.includes(query)) return 4;
  const typed = query.trim().split(' ');
  if (typed.every((word) => words.includes(` ${word} `))) return 3.5;
  // The last word may not be complete yet.
  if (words.startsWith(query.trimEnd())) return 3.3;
  if (words.includes(query.trimEnd())) return 3.1;
  if (typed.every((word) => words.includes(` ${word}`))) return 3;
  if (words.includes(query.trim())) return 2;
  return words.trim().split(' ').length === typed.length ? similar : 1;
}

/** The quality of a name that has as many words as the query, each the same or similar. */
const similar = 1.9;

/** A whole name, such as the code of a language, is as good as a whole title. */
const worthOf = ({ field }: Name, quality: number) =>
  field === 'name' && (quality === 6 || quality === similar) ? quality : quality - fieldCosts[field];

/** The matching commands, best first: by their names, then by their texts. */
function matches({ names, texts, groups }: CommandIndex, query: string): Set<Command> {
  const needle = foldText(query);
  matcher ??= createMatcher();
  const [found, info, order] = matcher.search(texts, needle, 1, maxRanked);
  const ranked = (info && order ? order.map((index) => info.idx[index]) : found) ?? [];
  const words = wordsOf(needle);
  const best = new Map<Command, { readonly worth: number; readonly place: number }>();
  for (const [rank, index = -1] of ranked.entries()) {
    const name = names[index];
    if (!name) continue;
    const quality = qualityOf(name.words, words);
    const worth = worthOf(name, quality) - (name.isForReading ? readingCost : 0);
    // `place` orders commands of equal worth: as in their groups, or by similarity if only similar words match.
    if (worth > (best.get(name.command)?.worth ?? Number.NEGATIVE_INFINITY))
      best.set(name.command, { worth, place: quality < 2 ? rank : index });
  }
  const matching = new Set(
    [...best].sort(([, a], [, b]) => b.worth - a.worth || a.place - b.place).map(([command]) => command),
  );
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
    const all = new Map(index.names.map(({ command }) => [command.id, command]));
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
