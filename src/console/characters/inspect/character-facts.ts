import { unicodeAliases, unicodeReadableName } from 'unicode-name';
import { prototypeOf } from './confusables.ts';
import { type CharacterFacts, codePointText, type HiddenKind } from './inspection.ts';
import { scriptOf } from './scripts.ts';

/** Kinds of characters that are invisible or that no font shows, most specific first. */
const hiddenKinds = {
  joiner: /^\p{Join_Control}$/u,
  direction: /^\p{Bidi_Control}$/u,
  variation: /^\p{Variation_Selector}$/u,
  control: /^(?!\n)\p{Cc}$/u,
  space: /^(?! )[\p{Zs}\p{Zl}\p{Zp}\u2800]$/u,
  surrogate: /^\p{Cs}$/u,
  private: /^\p{Co}$/u,
  unassigned: /^\p{Cn}$/u,
  invisible: /^[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]$/u,
} as const satisfies Record<HiddenKind, RegExp>;

/** Looks up what is known about a code point. */
export function characterFacts(character: string): CharacterFacts {
  const hidden = (Object.keys(hiddenKinds) as HiddenKind[]).find((kind) => hiddenKinds[kind].test(character));
  const prototype = prototypeOf(character);
  return {
    name: unicodeReadableName(character) ?? codePointText(character),
    script: scriptOf(character),
    hidden,
    abbreviation: unicodeAliases(character)?.abbreviation?.[0],
    looksLike:
      /^[\p{ASCII}\p{M}]$/u.test(character) || prototype === character.normalize('NFD')
        ? undefined
        : prototype,
  };
}
