export interface PastedContent {
  readonly addresses: readonly string[];
  readonly jobIds: readonly string[];
}

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text);
/**
 * Whether a text is an address that may contain spaces, as file names do; its extension shows that it is no sentence.
 */
const isAddressWithSpaces = (text: string) => /^https?:\/\/.+\.\w{2,5}$/i.test(text);
/** Whether a text may be a job id. Ids differ between services; requiring a digit excludes words of prose. */
const isJobId = (text: string) => /^(?=.*\d)[\w-]{8,}$/.test(text);

/**
 * Addresses and job ids in pasted text, separated by spaces or line breaks; undefined if the text contains anything
 * else.
 */
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

/** The lines of a text, trimmed and without duplicates. Lines may contain spaces, since file names may. */
export function linesOf(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
