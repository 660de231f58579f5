import { use } from 'react';
import { LanguageContext } from '#console/languages/LanguageProvider.tsx';
import type { InterfaceLanguage } from '#console/languages/language.ts';

/**
 * The words of one part of the interface, loaded with its code. Other languages have theirs in `languages/`, in a file
 * of the same name.
 */
export interface Catalogue<Words> {
  /** The path of its file below `catalogues/`, without the ending. */
  readonly name?: string;
  readonly en: Words;
}

/** The words of a catalogue in the language of the interface. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  return wordsIn(use(LanguageContext), catalogue);
}

/** Translations whose missing entries were filled in with English. */
const completed = new WeakMap<object, unknown>();

/** The words of a catalogue in a language; the entries that have not been translated are in English. */
export function wordsIn<Words>({ translations }: InterfaceLanguage, { name, en }: Catalogue<Words>): Words {
  const translation = translations[`./${name}.ts`];
  if (!translation) return en;
  if (!completed.has(translation)) completed.set(translation, complete(en, translation));
  return completed.get(translation) as Words;
}

function complete(english: unknown, translation: unknown): unknown {
  if (typeof english !== 'object' || Array.isArray(english)) return translation ?? english;
  return Object.fromEntries(
    Object.entries(Object(english)).map(([key, words]) => [
      key,
      complete(words, Reflect.get(Object(translation), key)),
    ]),
  );
}
