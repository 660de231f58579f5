/**
 * All keyboard shortcuts of a player, for the handler and for the list of shortcuts. Keys are named by the character
 * they type; on a keyboard without Latin letters, by the position of that letter.
 */
export const playerKeys = [
  { action: 'play', keys: [' ', 'k'] },
  { action: 'back', keys: ['j'] },
  { action: 'forward', keys: ['l'] },
  { action: 'previous-word', keys: [','] },
  { action: 'next-word', keys: ['.'] },
  { action: 'loop', keys: ['r'] },
  { action: 'loop-start', keys: ['a'] },
  { action: 'loop-end', keys: ['b'] },
  { action: 'next-issue', keys: ['i'] },
  { action: 'previous-issue', keys: ['Shift+i'] },
  { action: 'next-doubtful', keys: ['u'] },
  { action: 'previous-doubtful', keys: ['Shift+u'] },
  { action: 'slower', keys: ['s'] },
  { action: 'faster', keys: ['d'] },
  { action: 'normal-speed', keys: ['n'] },
  { action: 'zoom-in', keys: ['+', '='] },
  { action: 'zoom-out', keys: ['-'] },
  { action: 'whole-file', keys: ['0'] },
] as const;

export type PlayerAction = (typeof playerKeys)[number]['action'];

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const actionByKey: ReadonlyMap<string, PlayerAction> = new Map(
  playerKeys.flatMap(({ action, keys }) => keys.map((key): [string, PlayerAction] => [key, action])),
);

/** The action of a key press; undefined when the player has none for it. */
export function actionOf({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyPress): PlayerAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const inPlace = /^Key([A-Z])$/.exec(code)?.[1];
  const letter = /^[a-z]$/i.test(key) ? key : /^[!-~ ]$/.test(key) ? undefined : inPlace;
  if (letter === undefined) return actionByKey.get(key);
  return actionByKey.get(`${shiftKey ? 'Shift+' : ''}${letter.toLowerCase()}`);
}
