/** A sine of `hertz` with amplitude `level`, `seconds` long. */
export function sine(hertz: number, sampleRate: number, seconds = 1, level = 0.5): Float32Array {
  return Float32Array.from(
    { length: Math.round(sampleRate * seconds) },
    (_, index) => Math.sin((2 * Math.PI * hertz * index) / sampleRate) * level,
  );
}
