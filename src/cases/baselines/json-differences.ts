/** One difference between two JSON values; `before` or `after` is undefined if that value lacks the member. */
export interface JsonDifference {
  /** JSON pointer (RFC 6901). */
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
  /**
   * Set when both values are texts that differ only in Unicode normal form, or apart from that only in joiners (ZWJ,
   * ZWNJ).
   */
  readonly only?: 'normal-form' | 'joiners' | undefined;
}

/** Members whose values vary between equal calls: ids, the documentation address, the times and confidence of words. */
const ignoredMembers: ReadonlySet<string> = new Set([
  'uuid',
  'job_id',
  'documentation',
  'start',
  'end',
  'conf',
]);

/** The differences between two JSON values, in order; members named in `ignored` are skipped. */
export function jsonDifferences(
  before: unknown,
  after: unknown,
  ignored: ReadonlySet<string> = ignoredMembers,
): JsonDifference[] {
  return walk(before, after, '', ignored);
}

function walk(
  before: unknown,
  after: unknown,
  pointer: string,
  ignored: ReadonlySet<string>,
): JsonDifference[] {
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) {
    if (Object.is(before, after)) return [];
    return [{ pointer, before, after, only: onlyDifference(before, after) }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => Array.isArray(before) || !ignored.has(name))
    .flatMap((name) => walk(own(before, name), own(after, name), `${pointer}/${escaped(name)}`, ignored));
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function onlyDifference(before: unknown, after: unknown): JsonDifference['only'] {
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  const [a, b] = [before.normalize('NFC'), after.normalize('NFC')];
  if (a === b) return 'normal-form';
  return a.replace(/[\u200c\u200d]/g, '') === b.replace(/[\u200c\u200d]/g, '') ? 'joiners' : undefined;
}

/** A difference in one line. */
export function differenceLine({ pointer, before, after, only }: JsonDifference): string {
  const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  const note =
    only === 'normal-form'
      ? ' (only the normal form)'
      : only === 'joiners'
        ? ' (only invisible joiners)'
        : '';
  return `${pointer || 'the answer'}: ${shown(before)} became ${shown(after)}${note}`;
}
