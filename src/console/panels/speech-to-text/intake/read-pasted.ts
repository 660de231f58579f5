export interface PastedContent {
  readonly addresses: readonly string[];
  readonly jobIds: readonly string[];
}

const isAddress = (word: string) => /^https?:\/\/\S+$/i.test(word);
/** Ids differ between services. Requiring a digit excludes prose. */
const isJobId = (word: string) => /^(?=.*\d)[\w-]{8,}$/.test(word);

/** Addresses and job ids in pasted text; undefined if any of its words is neither. */
export function readPasted(text: string): PastedContent | undefined {
  const words = linesOf(text);
  if (words.length === 0 || !words.every((word) => isAddress(word) || isJobId(word))) return undefined;
  return { addresses: words.filter(isAddress), jobIds: words.filter((word) => !isAddress(word)) };
}

/** The lines of a text, trimmed and without duplicates. */
export function linesOf(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((line) => line !== ''))];
}
