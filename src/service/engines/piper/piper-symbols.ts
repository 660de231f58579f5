import { intonationSign } from '../synthesis/pieces/intonation-sign.ts';
import type { RowFormat, Spelling } from '../synthesis/pieces/pieces.ts';
import type { PiperConfig } from './piper-config.ts';

/** The engine's marker for a word that is read in another language. */
const languageChange = /^\(.*\)$/u;

/** The symbols of a voice: each code point of the decomposed phonemes has a number. */
export function piperSpelling({ phoneme_id_map: numbers }: PiperConfig): Spelling {
  const numbersOf = (text: string) => [...text.normalize('NFD')].flatMap((point) => numbers[point] ?? []);
  return {
    wordSymbols: (phonemes) =>
      numbersOf(phonemes.filter((phoneme) => !languageChange.test(phoneme)).join('')),
    signSymbol: (punctuation) => numbersOf(intonationSign(punctuation))[0],
    clauseSigns: numbersOf(',;:—…'),
  };
}

/** The row of a voice: `^_`, each symbol with a `_` after it, `$`. @throws when the voice lacks one of these */
export function piperRow({ phoneme_id_map: numbers }: PiperConfig): RowFormat {
  const [begin, end, filler, space] = ['^', '$', '_', ' '].map((sign) => {
    const [number] = numbers[sign] ?? [];
    if (number === undefined) throw new Error(`the voice has no number for “${sign}”`);
    return number;
  }) as [number, number, number, number];
  return { beginning: [begin, filler], end: [end], space, filler };
}
