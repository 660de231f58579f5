import { writeFileSync } from 'node:fs';
import type { LookupEntry } from '../../../src/service/store/lookup-store.ts';

/** An entry in English and Hindi, different for each `n`. */
export function makeEntry(n: number): LookupEntry {
  return {
    id: `phrase-${n}`,
    texts: {
      en: { text: `Order number ${n} leaves from gate ${n % 97} today.`, moderation: 'moderated' },
      hi: { text: `ऑर्डर संख्या ${n} आज द्वार ${n % 97} से निकलेगा।`, moderation: 'moderated' },
    },
  };
}

/** Writes 100,000 entries as CSV, none of which `makeEntry` makes. */
export function writeEntryFile(file: string): void {
  const lines = Array.from({ length: 100_000 }, (_, n) => {
    const { en, hi } = makeEntry(n).texts;
    return `Imported: ${en?.text},${hi?.text}\n`;
  });
  writeFileSync(file, `en,hi\n${lines.join('')}`);
}
