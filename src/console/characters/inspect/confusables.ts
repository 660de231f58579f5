import prototypeTable from 'unhomoglyph/data.json' with { type: 'json' };
import { scriptOf } from './scripts.ts';

const prototypes = new Map<string, string>(Object.entries(prototypeTable));

/** The prototype of the characters that a character can be mistaken for; its own decomposition if there are none. */
export function prototypeOf(character: string): string {
  const own = prototypes.get(character);
  if (own !== undefined) return own.normalize('NFD');
  return Array.from(character.normalize('NFD'), (part) => prototypes.get(part) ?? part)
    .join('')
    .normalize('NFD');
}

/** The skeleton of a text: two texts with the same skeleton can be mistaken for each other (UTS 39). */
export function skeletonOf(text: string): string {
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (character) => prototypes.get(character) ?? character)
    .join('')
    .normalize('NFD');
}

let lookalikes: Map<string, string[]> | undefined;

/** All characters with the same prototype. */
function lookalikesOf(character: string): readonly string[] {
  if (!lookalikes) {
    lookalikes = new Map();
    for (const [member, prototype] of prototypes) {
      const members = lookalikes.get(prototype);
      if (members) members.push(member);
      else lookalikes.set(prototype, [prototype, member]);
    }
  }
  return lookalikes.get(prototypes.get(character) ?? character) ?? [];
}

/** The script of a character; Hiragana and Katakana count as Han, because all three are written together. */
const scriptGroup = (character: string): string => {
  const script = scriptOf(character);
  return script === 'Hira' || script === 'Kana' ? 'Hani' : script;
};

/** Script codes of characters that occur in words of any script. */
const sharedScripts = new Set(['Zyyy', 'Zinh', 'Zzzz']);

const wordPattern = /[\p{L}\p{M}\p{N}\p{Join_Control}]+/gu;

/**
 * Finds characters in a word of another script that look like characters of that script, such as a Cyrillic а in a
 * Latin word. Returns their offsets in UTF-16 units, in order. If no script has most letters of the word, the
 * lookalikes of all its scripts are found.
 */
export function findConfusables(text: string): number[] {
  const found: number[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const counts = new Map<string, number>();
    for (const character of word) {
      const script = scriptGroup(character);
      if (!sharedScripts.has(script)) counts.set(script, (counts.get(script) ?? 0) + 1);
    }
    if (counts.size < 2) continue;
    const half = [...counts.values()].reduce((sum, count) => sum + count, 0) / 2;
    let at = index;
    for (const character of word) {
      const script = scriptGroup(character);
      const isForeign = (counts.get(script) ?? half + 1) <= half;
      const others = (candidate: string) => {
        const other = scriptGroup(candidate);
        return other !== script && counts.has(other);
      };
      if (isForeign && lookalikesOf(character).some((candidate) => [...candidate].every(others)))
        found.push(at);
      at += character.length;
    }
  }
  return found;
}
