import type { TranslationLanguage } from '#contract/languages.ts';
import type { LookupEntry, LookupText } from '#service/store/lookup-store.ts';
import { normaliseText, trimEndMarks } from '#service/store/normal-form.ts';
import {
  readSlot,
  type SlotKind,
  type SlotValue,
  slotKinds,
  slotPatterns,
  type TransliterateText,
} from './slots.ts';

/** A private-use character that stands for a slot. */
const slotMark = '\ue000';
const textTouchingSlot = /[^\s\ue000]*\ue000[^\s\ue000]*/gu;

/** A template that matches a sentence. */
export interface TemplateMatch {
  readonly id: string;
  /** The template's text in `to` with the values of the sentence; undefined when it has no text in `to`. */
  write(to: TranslationLanguage): LookupText | undefined;
}

export type TemplateMatcher = (sentence: string, from: TranslationLanguage) => TemplateMatch | undefined;

interface CompiledTemplate {
  readonly entry: LookupEntry;
  readonly pattern: RegExp;
  readonly slots: readonly SlotKind[];
  /** Characters outside the slots: of two matching templates, the more specific one wins. */
  readonly literal: number;
  readonly words: readonly string[];
}

interface TemplateIndex {
  readonly byWord: ReadonlyMap<string, readonly CompiledTemplate[]>;
  readonly wordless: readonly CompiledTemplate[];
}

const slotPattern = /\{(\w+)\}/gu;
const surroundingMarks = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Matches sentences against templates. Templates are indexed by their rarest word, so that a sentence is compared only
 * with templates whose rarest word it contains.
 */
export function createTemplateMatcher(
  entries: readonly LookupEntry[],
  transliterate: TransliterateText,
): TemplateMatcher {
  const indexes = new Map<TranslationLanguage, TemplateIndex>();
  const indexOf = (language: TranslationLanguage) => {
    const index = indexes.get(language) ?? buildIndex(entries, language);
    indexes.set(language, index);
    return index;
  };

  return (sentence, from) => {
    const { byWord, wordless } = indexOf(from);
    const text = trimEndMarks(normaliseText(sentence));
    const candidates = new Set(wordless);
    for (const word of wordsOf(text)) for (const compiled of byWord.get(word) ?? []) candidates.add(compiled);
    if (candidates.size === 0) return undefined;
    for (const compiled of [...candidates].sort((a, b) => b.literal - a.literal)) {
      const values = compiled.pattern.exec(text)?.slice(1);
      if (values === undefined) continue;
      const read = compiled.slots.map((kind, index) =>
        readSlot(kind, values[index] ?? '', from, transliterate),
      );
      if (read.every((value) => value !== undefined)) return createMatch(compiled, read);
    }
    return undefined;
  };
}

function createMatch({ entry, slots }: CompiledTemplate, values: readonly SlotValue[]): TemplateMatch {
  const bySlot = new Map<string, SlotValue>();
  for (const [index, value] of values.entries()) bySlot.set(slots[index] ?? '', value);
  return {
    id: entry.id,
    write(to) {
      const target = entry.texts[to];
      if (target === undefined) return undefined;
      const text = target.text.replace(slotPattern, (whole, kind: string) => bySlot.get(kind)?.(to) ?? whole);
      return { text, moderation: target.moderation };
    },
  };
}

function buildIndex(entries: readonly LookupEntry[], language: TranslationLanguage): TemplateIndex {
  const compiled = entries.flatMap((entry) => {
    const text = entry.texts[language]?.text;
    return text === undefined ? [] : [compile(entry, text)];
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

function compile(entry: LookupEntry, template: string): CompiledTemplate {
  const text = trimEndMarks(normaliseText(template));
  const literals: string[] = [];
  const slots: SlotKind[] = [];
  let end = 0;
  for (const { 0: whole, 1: name, index } of text.matchAll(slotPattern)) {
    const kind = slotKinds.find((known) => known === name);
    if (kind === undefined) throw new Error(`The template "${entry.id}" has the unknown slot ${whole}.`);
    literals.push(text.slice(end, index));
    slots.push(kind);
    end = index + whole.length;
  }
  literals.push(text.slice(end));
  const source = literals.map((literal, index) => {
    const kind = slots[index];
    return escapeLiteral(literal) + (kind === undefined ? '' : `(${slotPatterns[kind]})`);
  });
  return {
    entry,
    pattern: new RegExp(`^${source.join('')}$`, 'iu'),
    slots,
    literal: literals.join('').length,
    // A word joined to a slot ("{place}க்கு") is never a separate word of the sentence.
    words: wordsOf(literals.join(slotMark).replace(textTouchingSlot, ' ')),
  };
}

function escapeLiteral(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/gu, '\\s+');
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(surroundingMarks, ''))
    .filter((word) => word !== '');
}
