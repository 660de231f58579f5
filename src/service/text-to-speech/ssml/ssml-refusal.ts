import type { BadValue } from './prosody-values.ts';

/** A place in the SSML; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong and where; `cause` names the place too. */
export interface SsmlFault extends Place {
  readonly cause: string;
}

/** Ends the reading of SSML at the first fault; `parseSsml` and `ssmlSegments` catch it and nobody else. */
export class Refusal extends Error {
  readonly reason: 'refused' | 'unauthorized';
  readonly fault: SsmlFault;
  constructor(place: Place, problem: string, reason: 'refused' | 'unauthorized' = 'refused') {
    super(problem);
    this.reason = reason;
    const { line, column } = place;
    this.fault = { line, column, cause: `line ${line}, column ${column}: ${problem}` };
  }
}

/** The value, unless it is a bad one: then a refusal at its place. */
export function valid<Value extends object | number>(place: Place, value: Value | BadValue): Value {
  if (typeof value === 'object' && 'problem' in value) throw new Refusal(place, value.problem);
  return value;
}

/** Refuses a value outside its limits, when it has a place. */
export function within(
  place: Place | undefined,
  value: number,
  minimum: number,
  maximum: number,
  what: string,
): void {
  if (place && !(value >= minimum && value <= maximum)) {
    throw new Refusal(
      place,
      `${Math.round(value * 100) / 100} ${what}; allowed are ${minimum} to ${maximum}`,
    );
  }
}
