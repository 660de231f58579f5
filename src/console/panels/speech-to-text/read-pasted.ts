import { linesOf } from './request.ts';

export interface Pasted {
  readonly addresses: readonly string[];
  readonly jobIds: readonly string[];
}

const isAddress = (word: string) => /^https?:\/\/\S+$/i.test(word);
/** Ids differ from service to service; they have a digit, and no prose has only such words. */
const isJobId = (word: string) => /^(?=.*\d)[\w-]{8,}$/.test(word);

/** Pasted text as addresses and job ids; undefined when any of its words is neither, for then it is something else. */
export function readPasted(text: string): Pasted | undefined {
  const words = linesOf(text);
  if (words.length === 0 || !words.every((word) => isAddress(word) || isJobId(word))) return undefined;
  return { addresses: words.filter(isAddress), jobIds: words.filter((word) => !isAddress(word)) };
}
