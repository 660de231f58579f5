/** Whether an expectation is met, and the values for display. */
export interface Judgement {
  readonly passed: boolean;
  readonly expected: string;
  readonly received: string;
  /** The language of `expected` and `received` if they are texts from the answer. */
  readonly language?: string | undefined;
  /** The first text that is not as expected, and the one that was expected, both without explanations. */
  readonly compared?: { readonly expected: string; readonly received: string } | undefined;
}

/** A value for display: text as it is, anything else as JSON. */
export const displayText = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

/** Judges whether a value is one of those expected. */
export function oneOf<T>(expected: readonly T[], received: T | undefined): Judgement {
  return {
    passed: received !== undefined && expected.includes(received),
    expected: expected.map(displayText).join(' or '),
    received: displayText(received),
  };
}

/** Judges whether a number is within inclusive limits; `unit` follows the numbers for display. */
export function within(
  { atLeast, atMost }: { readonly atLeast?: number | undefined; readonly atMost?: number | undefined },
  received: number | undefined,
  unit: string,
): Judgement {
  const limits = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}${unit}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}${unit}`]),
  ];
  return {
    passed: received !== undefined && received >= (atLeast ?? -Infinity) && received <= (atMost ?? Infinity),
    expected: limits.join(', '),
    received: received === undefined ? 'nothing' : `${Number(received.toFixed(3))}${unit}`,
  };
}
