/** Why a character is invisible or not shown by any font. */
export type HiddenKind =
  | 'joiner'
  | 'direction'
  | 'variation'
  | 'control'
  | 'space'
  | 'surrogate'
  | 'private'
  | 'unassigned'
  | 'invisible';

/** What is known about one code point. */
export interface CharacterFacts {
  /** Its Unicode name, or a label such as `<private-use-E000>`. */
  readonly name: string;
  /** ISO 15924 code; `Zyyy` if it belongs to several scripts, `Zinh` if it takes the script of its neighbour. */
  readonly script: string;
  /** Why it is invisible; undefined for a visible character, a plain space and a line feed. */
  readonly hidden?: HiddenKind | undefined;
  /** Its standard abbreviation, such as `ZWJ`. */
  readonly abbreviation?: string | undefined;
  /** The prototype of the characters that it can be mistaken for (Unicode confusables). */
  readonly looksLike?: string | undefined;
}

export const normalForms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
export type NormalForm = (typeof normalForms)[number];

/** The properties that are marked in a text. */
export type Mark = HiddenKind | 'confusable';

/** Bits of `Inspection.flags`. */
export const flag = { hidden: 1, confusable: 2, different: 4 } as const;

/** The characters of a text and their properties. */
export interface Inspection {
  /** The end of each grapheme, in UTF-16 units. */
  readonly ends: Uint32Array;
  /** For each grapheme, which of `flag` apply. */
  readonly flags: Uint8Array;
  /** Every code point that occurs. */
  readonly characters: ReadonlyMap<string, CharacterFacts>;
  /** Names of graphemes with several code points, such as emoji; most have none. */
  readonly names: ReadonlyMap<string, string>;
  readonly codePoints: number;
  readonly bytes: number;
  /** Number of code points in each script, highest first; common and inherited characters are not counted. */
  readonly scripts: readonly (readonly [code: string, count: number])[];
  /** Number of occurrences of each mark, highest first. */
  readonly marks: readonly (readonly [mark: Mark, count: number])[];
  /** The normal forms that the text is in. */
  readonly forms: readonly NormalForm[];
}

/** `U+0915` for क. */
export const codePointText = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
