export interface PastedContent {
  readonly addresses: readonly string[];
  readonly jobIds: readonly string[];
}

const isAddress = (word: string) => /^https?:\/\/\S+$/i.test(word);
/** Ids differ between services. Requiring a digit excludes prose. */
const isJobId = (word: string) => /^(?=.*\d)[\w-]{8,}$/.test(word);

/** Addresses and job ids in pasted text; undefined if any of its words is neither. */
export function readPasted(text: string): PastedContent | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || !words.every((word) => isAddress(word) || isJobId(word))) return undefined;
  const different = [...new Set(words)];
  return { addresses: different.filter(isAddress), jobIds: different.filter((word) => !isAddress(word)) };
}

/** The lines of a text, trimmed and without duplicates. A line may contain spaces, as the name of a file does. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
