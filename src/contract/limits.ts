/** Limits that the specification states. */
export const documentedLimits = {
  /** An upload must be smaller than this number of bytes. */
  audioBytes: 100_000_000,
  speed: { minimum: 0.5, maximum: 1.5, default: 1 },
  /** Change of the pitch in semitones. */
  pitch: { minimum: -3, maximum: 3, default: 0 },
  /** Sample rate of the audio in hertz. */
  sampleRate: { default: 22_050 },
} as const;

/** Limits of the local service where the specification gives none; each is a setting of that service. */
export const localLimits = {
  jsonBytes: 10_000_000,
  /** Maximum depth of nested lists and objects. */
  jsonDepth: 100,
  strings: 10_000,
  charactersPerString: 10_000,
  /** Maximum number of characters of all terms in `nmtMaskTerms` together. */
  maskTermCharacters: 200_000,
  /** Maximum number of characters of `data`, multiplied by the number of target languages or by `noOfSuggestions`. */
  answerCharacters: 10_000_000,
  ssmlBytes: 65_536,
  textCharacters: 20_000,
} as const;

/** Limits of the local service that cannot be configured. */
export const fixedLimits = {
  /** The largest `noOfSuggestions` of a transliteration. */
  suggestions: 100,
} as const;
