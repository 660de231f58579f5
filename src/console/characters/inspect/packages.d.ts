/** Types of the functions that the console uses from packages without types. */
declare module 'unicode-name' {
  interface Aliases {
    readonly abbreviation?: readonly string[];
  }
  /** The name, correction, alias or label of a character. */
  export function unicodeReadableName(character: string): string | undefined;
  /** The name of a sequence of several characters, such as an emoji of a family. */
  export function unicodeSequenceName(characters: string): string | undefined;
  export function unicodeAliases(character: string): Aliases | undefined;
}

declare module 'unicode-match-property-value-ecmascript/data/mappings.js' {
  /** For each property, the long name of each of its values, by short name and by long name. */
  const mappings: ReadonlyMap<string, ReadonlyMap<string, string>>;
  export default mappings;
}
