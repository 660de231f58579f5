/**
 * Turns a stream of samples at one rate into a stream at another. A stream, because an upload may be hours long:
 * it is never in memory as a whole.
 */
export interface Resampler {
  push(input: Float32Array): Float32Array;
  /** What is left when no input follows. */
  end(): Float32Array;
}

/** Zero crossings of the sinc on each side of its centre. */
const crossings = 24;
const kaiserBeta = 9;
/** Part of the lower Nyquist frequency that passes; what lies above is 80 dB down before it could fold back. */
const passed = 0.92;
const maximumPhases = 1024;

/**
 * A windowed-sinc low-pass and interpolator (Kaiser window). `n` samples in give `ceil(n * to / from)` out, and
 * the first output sample stands at the time of the first input sample.
 */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (input) => input.slice(), end: () => new Float32Array(0) };
  const divisor = greatestCommonDivisor(from, to);
  const up = to / divisor;
  const down = from / divisor;
  const phases = Math.min(up, maximumPhases);
  const cutoff = passed * Math.min(1, to / from);
  const half = Math.ceil(crossings / cutoff);
  const taps = 2 * half;
  const table = phaseTable(phases, half, cutoff);

  let buffer = new Float32Array(half);
  /** Input index of the first sample in the buffer; the stream is preceded by silence. */
  let bufferStart = -half;
  let received = 0;
  let produced = 0;

  function drain(available: number, wanted: number): Float32Array {
    const output = new Float32Array(Math.max(0, wanted - produced));
    let count = 0;
    for (; count < output.length; count++) {
      const numerator = produced * down;
      const whole = Math.floor(numerator / up);
      const phase = Math.floor(((numerator - whole * up) * phases) / up);
      const start = whole - half + 1;
      if (start + taps > available) break;
      const row = phase * taps;
      const offset = start - bufferStart;
      let sum = 0;
      for (let tap = 0; tap < taps; tap++) sum += table[row + tap]! * buffer[offset + tap]!;
      output[count] = sum;
      produced++;
    }
    const needed = Math.floor((produced * down) / up) - half + 1;
    const dropped = Math.min(buffer.length, Math.max(0, needed - bufferStart));
    buffer = buffer.slice(dropped);
    bufferStart += dropped;
    return count === output.length ? output : output.slice(0, count);
  }

  function append(input: Float32Array): void {
    const joined = new Float32Array(buffer.length + input.length);
    joined.set(buffer);
    joined.set(input, buffer.length);
    buffer = joined;
  }

  return {
    push(input) {
      append(input);
      received += input.length;
      return drain(received, Math.ceil((received * up) / down));
    },
    end() {
      append(new Float32Array(taps));
      return drain(received + taps, Math.ceil((received * up) / down));
    },
  };
}

function phaseTable(phases: number, half: number, cutoff: number): Float32Array {
  const taps = 2 * half;
  const table = new Float32Array(phases * taps);
  const edge = besselI0(kaiserBeta);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - half + 1 - phase / phases;
      const window = besselI0(kaiserBeta * Math.sqrt(Math.max(0, 1 - (distance / half) ** 2))) / edge;
      const value = cutoff * sinc(cutoff * distance) * window;
      table[phase * taps + tap] = value;
      sum += value;
    }
    // Each phase passes a constant unchanged, so that no tone appears at the phases' rate.
    for (let tap = 0; tap < taps; tap++) table[phase * taps + tap]! /= sum;
  }
  return table;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** Modified Bessel function of the first kind, order 0, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
