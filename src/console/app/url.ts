/** Characters of the longest address that a link may have; longer texts stay in the tab's storage. */
export const linkLimit = 30_000;

/** The name in the fragment under which a link lists the texts that were too long for it, each with its length. */
const cutName = 'cut';

/** Texts by name. */
export type Texts = Readonly<Record<string, string>>;

/** What the address of a panel says: settings in the search part, texts in the fragment, which no server sees. */
export interface Link {
  readonly search: URLSearchParams;
  readonly texts: Texts;
  /** Texts that were too long for the link, with their length in characters. */
  readonly cut: Readonly<Record<string, number>>;
}

/** An address, and the names of the texts that it has no room for. */
export interface WrittenLink {
  readonly address: string;
  readonly cut: readonly string[];
}

/** Reads an address; undefined when it says nothing. Whatever stands there, nothing is thrown. */
export function readLink(address: { readonly search: string; readonly hash: string }): Link | undefined {
  const search = new URLSearchParams(address.search);
  const hash = address.hash.replace(/^#/, '');
  // A fragment without a name is a place on the page.
  const { [cutName]: cut, ...texts } = Object.fromEntries(
    new URLSearchParams(hash.includes('=') ? hash : ''),
  );
  if (search.size === 0 && cut === undefined && Object.keys(texts).length === 0) return undefined;
  return { search, texts, cut: readCut(cut ?? '') };
}

function readCut(list: string): Record<string, number> {
  return Object.fromEntries(
    [...list.matchAll(/(\w+):(\d{1,15})/g)].map(([, name, size]) => [name, Number(size)]),
  );
}

/** The address of a panel with these settings and texts; the longest texts are left out where it would be too long. */
export function writeLink(path: string, settings: Texts, texts: Texts = {}): WrittenLink {
  // Commas are legal in a query and keep a list of languages readable.
  const search = new URLSearchParams(settings).toString().replaceAll('%2C', ',');
  const start = path + (search && `?${search}`);
  const encoded = Object.entries(texts).map(([name, text]) => ({
    name,
    size: text.length,
    // A sign takes at least one character of an address: a longer text need not be encoded to be too long.
    pair: text.length > linkLimit ? undefined : new URLSearchParams({ [name]: text }).toString(),
  }));
  let room = linkLimit - start.length;
  const kept = new Set<string>();
  for (const { name, pair } of [...encoded].sort((a, b) => a.size - b.size)) {
    if (pair === undefined || pair.length + 1 > room) continue;
    room -= pair.length + 1;
    kept.add(name);
  }
  const left = encoded.filter(({ name }) => !kept.has(name));
  const hash = [
    ...encoded.flatMap(({ name, pair }) => (pair !== undefined && kept.has(name) ? [pair] : [])),
    ...(left.length > 0 ? [`${cutName}=${left.map(({ name, size }) => `${name}:${size}`).join(',')}`] : []),
  ].join('&');
  return { address: start + (hash && `#${hash}`), cut: left.map(({ name }) => name) };
}
