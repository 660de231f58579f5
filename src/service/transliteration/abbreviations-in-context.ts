import type { Piece } from './spelling-task.ts';

const weekdays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Abbreviations that can only be weekdays; Mon, Sat, Sun and Wed may also be words or names. */
const onlyWeekdays = /^(?:tues?|thu(?:rs?)?|fri)$/i;
const beforeWeekday = /^(?:on|by|every|next|last|until|till)$/i;
const joiningWord = /^(?:to|through|and|or)$/i;
const afterWeekday = /^(?:at|from|between|by|till|until|morning|afternoon|evening|night)$/i;

/**
 * The segments, with the full words of abbreviations whose meaning depends on their neighbours: "Mon" in "Mon 5 pm" is
 * Monday; "St" is a street in "12 Church St, Pune" but a saint in "St. Mary". The full stop of such an abbreviation is
 * left out if a word or number follows the punctuation.
 */
export function readAbbreviations(segments: readonly Piece[]): readonly Piece[] {
  if (!segments.some(isAbbreviation)) return segments;
  const read: Piece[] = [];
  let withoutDot = false;
  for (const [at, segment] of segments.entries()) {
    const full = isAbbreviation(segment) ? fullWord(segments, at) : undefined;
    const text = withoutDot ? segment.text.slice(1) : segment.text;
    if (text !== '')
      read.push(full ? { kind: 'word', text: segment.text, readAs: full } : { ...segment, text });
    withoutDot = full !== undefined && at + 2 < segments.length && isDot(segments[at + 1]);
  }
  return read;
}

const isAbbreviation = ({ kind, text }: Piece) =>
  kind === 'word' && (isStreetOrSaint(text) || isWeekday(text));
const isStreetOrSaint = (text: string) => /^(?:St|ST)$/.test(text);
const isWeekday = (text: string) => /^[A-Z]/.test(text) && Object.hasOwn(weekdays, text.toLowerCase());
const isDot = (piece: Piece | undefined) => piece?.kind === 'other' && piece.text.startsWith('.');

function fullWord(segments: readonly Piece[], at: number): string | undefined {
  const text = segments[at]?.text ?? '';
  if (isStreetOrSaint(text)) return isStreet(segments, at) ? 'Street' : undefined;
  return isDay(segments, at) ? weekdays[text.toLowerCase()] : undefined;
}

/** The nearest word or number on one side of a word, and the characters `between` them. */
function neighbour(segments: readonly Piece[], at: number, step: 1 | -1) {
  const beside = segments[at + step];
  if (beside?.kind !== 'other') return { between: '', piece: beside };
  return { between: beside.text, piece: segments[at + 2 * step] };
}

/**
 * Whether "St" means "Street": before a number ("St. 2nd Main"), or between a word or number and
 * punctuation or the end of the text. Before a name it means "Saint".
 */
function isStreet(segments: readonly Piece[], at: number): boolean {
  const before = neighbour(segments, at, -1);
  const after = neighbour(segments, at, 1);
  const isNumbered = after.piece?.kind === 'number' || after.piece?.kind === 'ordinal';
  if (/^\.?[ \t]*$/.test(after.between) && after.piece) return isNumbered;
  return before.piece !== undefined && before.piece.kind !== 'other' && /^[ \t]+$/.test(before.between);
}

function isDay(segments: readonly Piece[], at: number): boolean {
  const text = segments[at]?.text ?? '';
  if (onlyWeekdays.test(text)) return true;
  const before = neighbour(segments, at, -1);
  const after = neighbour(segments, at, 1);
  const isNear = /^\.?,?[ \t]*$/.test(after.between);
  if (isNear && after.piece?.kind === 'number') return true;
  if (isInRange(before) || isInRange(after) || isJoined(segments, at)) return true;
  const isFollowedByWord = isNear && after.piece?.kind === 'word';
  if (isFollowedByWord && !afterWeekday.test(after.piece?.text ?? '')) return false;
  return beforeWeekday.test(before.piece?.text ?? '') || (isFollowedByWord && hasTimeAfter(segments, at));
}

/** Whether a neighbour is a weekday that is joined by punctuation: "Mon-Fri", "Sat, Sun", "Sat & Sun". */
const isInRange = ({ between, piece }: ReturnType<typeof neighbour>) =>
  /^\.?\s*[-–—/,&]\s*$/u.test(between) && piece !== undefined && isWeekday(piece.text);

/** Whether a number stands after the next word: "Mon at 5". */
function hasTimeAfter(segments: readonly Piece[], at: number): boolean {
  const [, , , , piece] = segments.slice(at);
  return piece?.kind === 'number';
}

/** Whether a word such as "to" joins this weekday to another: "Mon to Fri", "Sat and Sun". */
const isJoined = (segments: readonly Piece[], at: number) =>
  [-2, 2].some(
    (step) =>
      joiningWord.test(segments[at + step]?.text ?? '') && isWeekday(segments[at + 2 * step]?.text ?? ''),
  );
