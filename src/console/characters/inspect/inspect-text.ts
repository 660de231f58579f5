import { unicodeSequenceName } from 'unicode-name';
import { graphemesOf } from '#cases/checks/text/graphemes.ts';
import { characterFacts } from './character-facts.ts';
import { findConfusables } from './confusables.ts';
import { type CharacterFacts, flag, type Inspection, type Mark, normalForms } from './inspection.ts';

/** Inspects a text; `locale` is a BCP-47 tag. */
export function inspectText(text: string, locale: string): Inspection {
  const graphemes = graphemesOf(text, locale);
  const ends = new Uint32Array(graphemes.length);
  const flags = new Uint8Array(graphemes.length);
  const characters = new Map<string, CharacterFacts>();
  const names = new Map<string, string>();
  const scripts = new Map<string, number>();
  const marks = new Map<Mark, number>();
  const confusables = findConfusables(text);
  let nextConfusable = 0;
  let codePoints = 0;
  let end = 0;
  graphemes.forEach((grapheme, index) => {
    end += grapheme.length;
    ends[index] = end;
    let bits = 0;
    for (const character of grapheme) {
      codePoints += 1;
      const facts = characters.get(character) ?? characterFacts(character);
      characters.set(character, facts);
      count(scripts, facts.script);
      if (facts.hidden) {
        bits |= flag.hidden;
        count(marks, facts.hidden);
      }
    }
    while ((confusables[nextConfusable] ?? end) < end) {
      bits |= flag.confusable;
      count(marks, 'confusable');
      nextConfusable += 1;
    }
    flags[index] = bits;
    const name = grapheme.length > 1 && !names.has(grapheme) ? unicodeSequenceName(grapheme) : undefined;
    if (name) names.set(grapheme, name);
  });
  scripts.delete('Zyyy');
  scripts.delete('Zinh');
  return {
    ends,
    flags,
    characters,
    names,
    codePoints,
    bytes: new TextEncoder().encode(text).length,
    scripts: byCount(scripts),
    marks: byCount(marks),
    forms: normalForms.filter((form) => text.normalize(form) === text),
  };
}

const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

const byCount = <Key>(counts: ReadonlyMap<Key, number>) =>
  [...counts].toSorted(([, one], [, other]) => other - one);
