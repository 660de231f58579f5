import type { TranslationLanguage } from '#contract/languages.ts';
import type { LookupEntry, LookupText } from '#service/store/lookup-store.ts';
import { expandContractions, normaliseText, trimEndMarks } from '#service/store/normal-form.ts';
import { applyEndings, separateEndings } from './place-endings.ts';
import type { SlotValue } from './slots/slot-value.ts';
import { readSlot, type SlotKind, slotKinds, slotPattern, type TransliterateText } from './slots/slots.ts';

/** A private-use character that stands for a slot. */
const slotMark = '\ue000';
const textTouchingSlot = /[^\s\ue000]*\ue000[^\s\ue000]*/gu;

/** A template that matches a sentence. */
export interface TemplateMatch {
  readonly id: string;
  /**
   * The template's text in `to`, filled with the values of the sentence; undefined if the template or a value has no
   * text in `to`.
   */
  write(to: TranslationLanguage): FilledTemplate | undefined;
}

export interface FilledTemplate extends LookupText {
  /** Whether the words of all slots are known; otherwise some were transliterated. */
  readonly known: boolean;
}

export type TemplateMatcher = (sentence: string, from: TranslationLanguage) => TemplateMatch | undefined;

/** A `TemplateMatcher` that is also given the function that transliterates names. */
type TemplateFinder = (
  ...sentence: [...Parameters<TemplateMatcher>, transliterate: TransliterateText]
) => TemplateMatch | undefined;

interface CompiledTemplate {
  readonly entry: LookupEntry;
  /** The pattern, created when first used: a language has a thousand of them, and a sentence needs only a few. */
  readonly pattern: () => RegExp;
  /** The slots of each group of the pattern: several where only a space is between them. */
  readonly slotGroups: readonly (readonly SlotKind[])[];
  /** Number of characters outside the slots: of two matching templates, the one with more is used. */
  readonly literal: number;
  readonly words: readonly string[];
}

interface TemplateIndex {
  readonly byWord: ReadonlyMap<string, readonly CompiledTemplate[]>;
  readonly wordless: readonly CompiledTemplate[];
}

const slotInText = /\{(\w+)\}/gu;
const surroundingMarks = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Creates a finder of the template that matches a sentence. Templates are indexed by their rarest word, so that a
 * sentence is compared only with templates whose rarest word it contains.
 */
export function createTemplateFinder(entries: readonly LookupEntry[]): TemplateFinder {
  const indexes = new Map<TranslationLanguage, TemplateIndex>();
  const indexOf = (language: TranslationLanguage) => {
    const index = indexes.get(language) ?? buildIndex(entries, language);
    indexes.set(language, index);
    return index;
  };

  return (sentence, from, transliterate) => {
    const { byWord, wordless } = indexOf(from);
    const text = normaliseForTemplates(sentence, from);
    const candidates = new Set(wordless);
    for (const word of wordsOf(text)) for (const compiled of byWord.get(word) ?? []) candidates.add(compiled);
    if (candidates.size === 0) return undefined;
    for (const compiled of [...candidates].sort(moreSpecificFirst)) {
      const values = compiled.pattern().exec(text)?.slice(1);
      const read = values && readGroups(compiled.slotGroups, values, from, transliterate);
      if (read) return createMatch(compiled, read);
    }
    return undefined;
  };
}

/** The template with more literal text first, then the one with fewer names, since almost any word may be a name. */
function moreSpecificFirst(a: CompiledTemplate, b: CompiledTemplate): number {
  return b.literal - a.literal || countNames(a) - countNames(b);
}

function countNames({ slotGroups }: CompiledTemplate): number {
  return slotGroups.flat().filter((kind) => kind === 'name' || kind === 'place').length;
}

/** The values of all slots; undefined when one of them cannot be read. */
function readGroups(
  groups: readonly (readonly SlotKind[])[],
  values: readonly string[],
  from: TranslationLanguage,
  transliterate: TransliterateText,
): ReadonlyMap<SlotKind, SlotValue> | undefined {
  const read = new Map<SlotKind, SlotValue>();
  for (const [at, group] of groups.entries()) {
    const found = readSlots(group, (values[at] ?? '').split(' '), from, transliterate);
    if (!found) return undefined;
    for (const [index, kind] of group.entries()) read.set(kind, found[index]!);
  }
  return read;
}

/** Reads neighbouring slots, trying every way to divide the words among them. */
function readSlots(
  kinds: readonly SlotKind[],
  words: readonly string[],
  from: TranslationLanguage,
  transliterate: TransliterateText,
): readonly SlotValue[] | undefined {
  const [kind, ...others] = kinds;
  if (kind === undefined) return words.length === 0 ? [] : undefined;
  const last = others.length === 0;
  for (let size = last ? words.length : 1; size <= words.length - others.length; size++) {
    const value = readSlot(kind, words.slice(0, size).join(' '), from, transliterate);
    const rest = value && readSlots(others, words.slice(size), from, transliterate);
    if (value && rest) return [value, ...rest];
  }
  return undefined;
}

function createMatch({ entry }: CompiledTemplate, bySlot: ReadonlyMap<SlotKind, SlotValue>): TemplateMatch {
  return {
    id: entry.id,
    write(to) {
      const target = entry.texts[to];
      if (target === undefined) return undefined;
      let known = true;
      let complete = true;
      const text = target.text.replace(slotInText, (_, kind: string) => {
        const value = bySlot.get(kind as SlotKind)?.(to);
        complete &&= value !== undefined;
        known &&= value?.known ?? false;
        return value?.text ?? '';
      });
      if (!complete) return undefined;
      const place = bySlot.get('place')?.(to)?.text ?? '';
      return { text: applyEndings(text, place, to), moderation: target.moderation, known };
    },
  };
}

function buildIndex(entries: readonly LookupEntry[], language: TranslationLanguage): TemplateIndex {
  const compiled = entries.flatMap((entry) => {
    const text = entry.texts[language]?.text;
    if (text === undefined) return [];
    const wordings = language === 'en' ? [text, ...(entry.variants ?? [])] : [text];
    return wordings.map((wording) => compile(entry, wording, language));
  });
  const frequency = new Map<string, number>();
  for (const { words } of compiled) {
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const byWord = new Map<string, CompiledTemplate[]>();
  const wordless: CompiledTemplate[] = [];
  for (const one of compiled) {
    const [rarest] = [...one.words].sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0));
    if (rarest === undefined) wordless.push(one);
    else byWord.set(rarest, [...(byWord.get(rarest) ?? []), one]);
  }
  return { byWord, wordless };
}

function compile(entry: LookupEntry, template: string, language: TranslationLanguage): CompiledTemplate {
  const text = normaliseForTemplates(template, language);
  const literals: string[] = [];
  const slotGroups: SlotKind[][] = [];
  let end = 0;
  for (const { 0: whole, 1: name, index } of text.matchAll(slotInText)) {
    const kind = slotKinds.find((known) => known === name);
    if (kind === undefined) throw new Error(`The template "${entry.id}" has the unknown slot ${whole}.`);
    const literal = text.slice(end, index);
    const group = literal === ' ' ? slotGroups.at(-1) : undefined;
    if (group) group.push(kind);
    else {
      literals.push(literal);
      slotGroups.push([kind]);
    }
    end = index + whole.length;
  }
  literals.push(text.slice(end));
  const source = literals.map((literal, index) => {
    const kinds = slotGroups[index] ?? [];
    return escapeLiteral(literal) + (kinds.length > 0 ? `(${kinds.map(slotPattern).join(' ')})` : '');
  });
  let pattern: RegExp | undefined;
  return {
    entry,
    pattern: () => {
      pattern ??= new RegExp(`^${source.join('')}$`, 'iu');
      return pattern;
    },
    slotGroups,
    literal: literals.join('').length,
    // A word joined to a slot ("{place}க்கு") is never a separate word of the sentence.
    words: wordsOf(literals.join(slotMark).replace(textTouchingSlot, ' ')),
  };
}

/** Normalises a sentence for comparison with templates; the values of slots are taken from the result. */
export const normaliseForTemplates = (text: string, language: TranslationLanguage) =>
  separateEndings(trimEndMarks(expandContractions(normaliseText(text))), language);

function escapeLiteral(literal: string): string {
  return literal
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\b(?:an?|the)\s/giu, '(?:(?:an?|the)\\s+)?')
    .replace(/\s(?!\+)/gu, '\\s+');
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(surroundingMarks, ''))
    .filter((word) => word !== '');
}
