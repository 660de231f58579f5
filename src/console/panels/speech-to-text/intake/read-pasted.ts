export interface PastedContent {
  readonly addresses: readonly string[];
  readonly jobIds: readonly string[];
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);
/** An address with spaces, as in the name of a file; that it ends like a file tells it from a sentence. */
const isAddressWithSpaces = (text: string) => /^https?:\/\/.+\.\w{2,5}$/i.test(text);
/** Ids differ between services. Requiring a digit excludes prose. */
const isJobId = (text: string) => /^(?=.*\d)[\w-]{8,}$/.test(text);

/** Addresses and job ids in pasted text, one a line or parted by spaces; undefined if there is anything else in it. */
export function readPasted(text: string): PastedContent | undefined {
  const found = linesOf(text).flatMap((line) =>
    line
      .split(/\s+(?=https?:\/\/)/i)
      .flatMap((part) => (isAddressWithSpaces(part) ? [part] : part.split(/\s+/))),
  );
  const addresses = [...new Set(found.filter((part) => isAddress(part) || isAddressWithSpaces(part)))];
  const jobIds = [...new Set(found.filter(isJobId))];
  if (found.length === 0 || new Set(found).size > addresses.length + jobIds.length) return undefined;
  return { addresses, jobIds };
}

/** The lines of a text, trimmed and without duplicates. A line may contain spaces, as the name of a file does. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
