import { sentenceWithPath } from '#contract/schema.ts';
import type { Answer } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import { displayText, type Judgement, oneOf } from './judgement.ts';

/** Judges whether an answer has no deviation from the specification. */
export function judgeContract({ deviations, unexpected }: Answer): Judgement {
  const received = [unexpected, deviations.map(sentenceWithPath).join('; ')].filter(Boolean).join(' ');
  return { passed: received === '', expected: 'no deviation', received: received || 'no deviation' };
}

/** Judges whether the value at a JSON pointer of the body is the expected one. */
export function judgeField(
  { pointer, equals }: Expectation & { kind: 'field' },
  { body }: Answer,
): Judgement {
  const received = valueAt(body, pointer);
  return { passed: same(equals, received), expected: displayText(equals), received: displayText(received) };
}

export function judgeHeader(
  { name, oneOf: expected }: Expectation & { kind: 'header' },
  { headers }: Answer,
): Judgement {
  return oneOf(expected, headers[name.toLowerCase()]);
}

/** The value at a JSON pointer (RFC 6901); undefined where there is none. */
function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, part) => {
      if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, part)) return undefined;
      return Reflect.get(inner, part);
    }, value);
}

/** Whether two JSON values are equal, whatever the order of members. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
