import mappings from 'unicode-match-property-value-ecmascript/data/mappings.js';

const scriptCode = /^(?!Q)[A-Z][a-z]{3}$/;

/** Patterns of all scripts that both the list of scripts and this JavaScript engine know. */
const scriptPatterns: readonly (readonly [string, RegExp])[] = [...(mappings.get('Script')?.keys() ?? [])]
  .filter((name) => scriptCode.test(name))
  .flatMap((code) => {
    try {
      return [[code, new RegExp(`^\\p{Script=${code}}$`, 'u')] as const];
    } catch {
      return [];
    }
  });

const knownScripts = new Map<string, string>();

/** The script of a code point as its ISO 15924 code; `Zzzz` if unknown. */
export function scriptOf(character: string): string {
  const known = knownScripts.get(character);
  if (known) return known;
  const script = scriptPatterns.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Zzzz';
  knownScripts.set(character, script);
  return script;
}
