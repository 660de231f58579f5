import type { BadValue } from './prosody-values.ts';

/** A position in the SSML; line and column count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** What is wrong and where; `cause` includes the position. */
export interface SsmlFault extends SourcePosition {
  readonly cause: string;
}

/** Thrown at the first error in SSML; caught only by `parseSsml` and `ssmlSegments`. */
export class SsmlError extends Error {
  readonly reason: 'refused' | 'unauthorized';
  readonly fault: SsmlFault;
  constructor(position: SourcePosition, problem: string, reason: 'refused' | 'unauthorized' = 'refused') {
    super(problem);
    this.reason = reason;
    const { line, column } = position;
    this.fault = { line, column, cause: `line ${line}, column ${column}: ${problem}` };
  }
}

/** Returns the value if it is valid, otherwise throws an error with its position. */
export function requireValid<Value extends object | number>(
  position: SourcePosition,
  value: Value | BadValue,
): Value {
  if (typeof value === 'object' && 'problem' in value) throw new SsmlError(position, value.problem);
  return value;
}

/** Refuses a value outside its limits. */
export function requireWithin(
  position: SourcePosition | undefined,
  value: number,
  minimum: number,
  maximum: number,
  what: string,
): void {
  if (position && !(value >= minimum && value <= maximum)) {
    throw new SsmlError(
      position,
      `${Math.round(value * 100) / 100} ${what}; allowed: ${minimum} to ${maximum}`,
    );
  }
}
