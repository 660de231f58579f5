/** Where an XML parser gives up; lines and columns count from 1. */
export interface SsmlHint {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

export const ssmlTags = ['speak', 'voice', 'prosody', 'say-as', 'sub', 'break', 'p', 's'] as const;

/** What a reader of the API would stumble over first, or undefined when the SSML is well formed and uses its tags. */
export function ssmlHint(
  ssml: string,
  words: { readonly root: (found: string) => string; readonly tag: (found: string) => string },
): SsmlHint | undefined {
  if (ssml.trim() === '') return undefined;
  const parsed = new DOMParser().parseFromString(ssml, 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error) {
    const text = error.querySelector('div')?.textContent ?? error.textContent ?? '';
    const found = /error on line (\d+) at column (\d+): ([^\n]+)/.exec(text);
    return found
      ? { message: found[3] ?? text, line: Number(found[1]), column: Number(found[2]) }
      : { message: text.trim() };
  }
  const root = parsed.documentElement.localName;
  if (root !== 'speak') return { message: words.root(root) };
  const known: readonly string[] = ssmlTags;
  const stranger = [...parsed.querySelectorAll('*')].find(({ localName }) => !known.includes(localName));
  return stranger && { message: words.tag(stranger.localName) };
}
