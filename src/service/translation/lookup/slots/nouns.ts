import { TranslationLanguage } from '#contract/languages.ts';
import { readTable } from '#service/data-file.ts';
import { normalForm } from '#service/store/normal-form.ts';
import type { SlotValue } from './slot-value.ts';

/** The kinds of nouns that may fill a slot of a template. */
export const nounKinds = [
  'venue',
  'goods',
  'food',
  'document',
  'ailment',
  'service',
  'language',
  'relative',
] as const;
export type NounKind = (typeof nounKinds)[number];

interface Nouns {
  /** The noun's id by its kind, its language and any of its forms. */
  readonly ids: ReadonlyMap<string, string>;
  /** The usual form by id and language. */
  readonly forms: ReadonlyMap<string, string>;
}

let nouns: Nouns | undefined;

function readNouns(): Nouns {
  const ids = new Map<string, string>();
  const forms = new Map<string, string>();
  const kinds = new Map(
    readTable<'id' | 'kind'>('translation/phrasebook/nouns/en.tsv').map(({ id, kind }) => [id, kind]),
  );
  for (const language of TranslationLanguage.options) {
    for (const { id, text } of readTable<'id' | 'text'>(`translation/phrasebook/nouns/${language}.tsv`)) {
      const [usual = '', ...others] = text.split('|');
      forms.set(`${id} ${language}`, usual);
      for (const form of [usual, ...others]) {
        const key = `${kinds.get(id)} ${language} ${normalForm(form)}`;
        if (!ids.has(key)) ids.set(key, id);
      }
    }
  }
  return { ids, forms };
}

const determinerPattern = /^(?:an?|the|some|any|my|your|our)\s+/iu;

/** Reads a noun of a kind, with or without an English determiner; undefined if it is not in the phrasebook. */
export function readNoun(kind: NounKind, value: string, from: TranslationLanguage): SlotValue | undefined {
  nouns ??= readNouns();
  const { ids, forms } = nouns;
  const bare = from === 'en' ? value.replace(determinerPattern, '') : value;
  const id =
    ids.get(`${kind} ${from} ${normalForm(value)}`) ?? ids.get(`${kind} ${from} ${normalForm(bare)}`);
  return id === undefined
    ? undefined
    : (to) => {
        const text = forms.get(`${id} ${to}`);
        return text === undefined ? undefined : { text, known: true };
      };
}
