/** A change of a prosody value: absolute, or relative to its surroundings. */
export type ProsodyChange = { readonly to: number } | { readonly by: number };

/** Why a value is invalid, for display. */
export interface BadValue {
  readonly problem: string;
}

const numberPattern = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const badValue = (problem: string): BadValue => ({ problem });
const semitonesOf = (factor: number) => 12 * Math.log2(factor);
const decibelsOf = (factor: number) => 20 * Math.log10(factor);

/** Level of silence in decibels. */
export const silenceDecibels = -120;

const pitchLabels = new Map([
  ['x-low', -6],
  ['low', -3],
  ['medium', 0],
  ['default', 0],
  ['high', 3],
  ['x-high', 6],
]);
const rateLabels = new Map([
  ['x-slow', 0.5],
  ['slow', 0.75],
  ['medium', 1],
  ['default', 1],
  ['fast', 1.25],
  ['x-fast', 1.5],
]);
const volumeLabels = new Map([
  ['silent', silenceDecibels],
  ['x-soft', -12],
  ['soft', -6],
  ['medium', 0],
  ['default', 0],
  ['loud', 3],
  ['x-loud', 6],
]);

/**
 * A pitch in semitones against the voice's own: `200Hz`, `120%` or a label, or relative to its surroundings: `+3st`,
 * `+20Hz`, `+10%`. `current` is the surrounding pitch in Hz, `own` the voice's own in Hz.
 */
export function parsePitch(value: string, current: number, own: number): ProsodyChange | BadValue {
  const label = pitchLabels.get(value);
  if (label !== undefined) return { to: label };
  const match = new RegExp(`^([+-]?)(${numberPattern})(st|Hz|%)$`, 'u').exec(value);
  if (!match)
    return badValue(
      `pitch ${quoteValue(value)} is not one of Hz, st, % and ${[...pitchLabels.keys()].join(', ')}`,
    );
  const [, sign = '', digits = '', unit = ''] = match;
  const amount = Number(digits) * (sign === '-' ? -1 : 1);
  if (unit === 'st') return { by: amount };
  const factor =
    unit === '%' ? (sign ? 1 + amount / 100 : amount / 100) : sign ? 1 + amount / current : amount / own;
  if (factor <= 0) return badValue(`pitch ${quoteValue(value)} would be zero or negative`);
  return sign ? { by: semitonesOf(factor) } : { to: semitonesOf(factor) };
}

/** Reads a speed: `1.2` or `120%` of the voice's own speed, `+20%` relative to the surrounding speed, or a label. */
export function parseRate(value: string): ProsodyChange | BadValue {
  const label = rateLabels.get(value);
  if (label !== undefined) return { to: label };
  const match = new RegExp(`^([+-]?)(${numberPattern})(%?)$`, 'u').exec(value);
  const [, sign = '', digits = '', percent = ''] = match ?? [];
  if (!match || (sign && !percent)) {
    return badValue(
      `rate ${quoteValue(value)} is neither a factor, a % nor one of ${[...rateLabels.keys()].join(', ')}`,
    );
  }
  const amount = Number(digits) / (percent ? 100 : 1);
  if (!sign) return { to: amount };
  return { by: sign === '-' ? 1 - amount : 1 + amount };
}

/**
 * A level in decibels: 0 to 100 and `50%` of full volume, `+6dB` and `-10%` relative to its surroundings, or a label.
 */
export function parseVolume(value: string): ProsodyChange | BadValue {
  const label = volumeLabels.get(value);
  if (label !== undefined) return { to: label };
  const match = new RegExp(`^([+-]?)(${numberPattern})(dB|%?)$`, 'u').exec(value);
  if (!match) {
    return badValue(
      `volume ${quoteValue(value)} is not one of 0 to 100, %, dB and ${[...volumeLabels.keys()].join(', ')}`,
    );
  }
  const [, sign = '', digits = '', unit = ''] = match;
  const amount = Number(digits) * (sign === '-' ? -1 : 1);
  if (unit === 'dB') return { by: amount };
  if (sign) return { by: levelOf(1 + amount / 100) };
  if (amount > 100) return badValue(`volume ${quoteValue(value)} is above 100`);
  return { to: levelOf(amount / 100) };
}

/** Reads a time such as `1.5s` or `250ms`, in seconds. */
export function parseTime(value: string): number | BadValue {
  const match = new RegExp(`^\\+?(${numberPattern})(s|ms)$`, 'u').exec(value);
  if (!match) return badValue(`time ${quoteValue(value)} is not a number with s or ms`);
  return Number(match[1]) / (match[2] === 'ms' ? 1000 : 1);
}

function levelOf(factor: number): number {
  return factor <= 0 ? silenceDecibels : Math.max(silenceDecibels, decibelsOf(factor));
}

/** The beginning of a value, for messages. */
export function quoteValue(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}
