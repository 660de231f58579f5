/** Limits that the specification states. */
export const documentedLimits = {
  /** Audio of an upload, in bytes; "less than" is strict. */
  audioBytes: 100_000_000,
  speed: { minimum: 0.5, maximum: 1.5, default: 1 },
  /** Semitones. */
  pitch: { minimum: -3, maximum: 3, default: 0 },
  /** Hertz. */
  sampleRate: { default: 22_050 },
} as const;

/** Limits of the local service where the specification is silent; each is a setting of that service. */
export const localLimits = {
  jsonBytes: 10_000_000,
  strings: 10_000,
  charactersPerString: 10_000,
  ssmlBytes: 65_536,
  textCharacters: 20_000,
} as const;
