import * as z from 'zod/mini';
import type { LanguageCode } from '../../src/contract/languages.ts';

const Convert = z.custom<(text: string, from: string, to: string) => string>(
  (value) => typeof value === 'function',
);
const Sanscript = z.object({ t: Convert });

const scripts: Partial<Record<LanguageCode, string>> = {
  hi: 'devanagari',
  mr: 'devanagari',
  mai: 'devanagari',
  kon: 'devanagari',
  brx: 'devanagari',
  sa: 'devanagari',
  bn: 'bengali',
  as: 'assamese',
  gu: 'gujarati',
  pa: 'gurmukhi',
  or: 'oriya',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
};
const romanisations = ['itrans', 'hk', 'optitrans'];

/** First answer right in per cent: the better of sanscript and ICU on 4,096 words each, measured once and kept. */
export const bestPeerBefore: Partial<Record<LanguageCode, number>> = {
  hi: 12,
  bn: 11,
  ta: 11,
  te: 18,
  kn: 13,
  gu: 10,
  mr: 9,
  pa: 7,
  ml: 5,
  or: 11,
  ur: 0,
  sd: 0,
  ks: 0,
  mni: 7,
};

/** What sanscript makes of a word: one answer for each romanisation it knows that people could mean. */
export interface Peer {
  fromLatin(word: string, to: LanguageCode): readonly string[];
  toLatin(word: string, from: LanguageCode): readonly string[];
  between(text: string, from: LanguageCode, to: LanguageCode): string;
}

/** The peer, or an error that says how to install it. */
export async function loadPeer(): Promise<Peer> {
  const name = '@indic-transliteration/sanscript';
  let loaded: { default?: unknown };
  try {
    loaded = await import(name);
  } catch {
    throw new Error(`${name} is not installed: run "npm ci" in e2e/bench.`);
  }
  const { t } = z.parse(Sanscript, loaded.default ?? loaded);
  return {
    fromLatin: (word, to) => {
      const script = scripts[to];
      return script ? romanisations.map((scheme) => t(word, scheme, script).normalize('NFC')) : [];
    },
    toLatin: (word, from) => {
      const script = scripts[from];
      return script
        ? romanisations.map((scheme) =>
            t(word, script, scheme)
              .toLowerCase()
              .replace(/[^a-z]/g, ''),
          )
        : [];
    },
    between: (text, from, to) => t(text, scripts[from] ?? '', scripts[to] ?? ''),
  };
}
