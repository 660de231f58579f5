import { currentLanguage } from '#console/languages/current-language.ts';

/** Maximum length of a link in characters; longer texts stay in the tab's storage. */
export const maxLinkLength = 30_000;

/** Fragment parameter that lists the texts too long for the link, each with its length. */
const cutParameter = 'cut';

/** The address of the page; empty during prerendering. */
export const currentAddress = (): Pick<Location, 'pathname' | 'search' | 'hash'> =>
  globalThis.location ?? { pathname: '', search: '', hash: '' };

export type NamedTexts = Readonly<Record<string, string>>;

/** The content of a panel's address: settings in the query, texts in the fragment, which is never sent to a server. */
export interface Link {
  readonly search: URLSearchParams;
  readonly texts: NamedTexts;
  /** Texts that were too long for the link, with their length in characters. */
  readonly cut: Readonly<Record<string, number>>;
}

/** Parses an address; undefined when it contains no link. Never throws. */
export function readLink(address: { readonly search: string; readonly hash: string }): Link | undefined {
  const search = new URLSearchParams(address.search);
  // The language of the interface is not part of a panel's form; the server reads it.
  search.delete('lang');
  const hash = address.hash.replace(/^#/, '');
  // A fragment without `=` is the id of an element.
  const { [cutParameter]: cut, ...texts } = Object.fromEntries(
    new URLSearchParams(hash.includes('=') ? hash : ''),
  );
  if (search.size === 0 && cut === undefined && Object.keys(texts).length === 0) return undefined;
  return { search, texts, cut: readCutLengths(cut ?? '') };
}

function readCutLengths(list: string): Record<string, number> {
  return Object.fromEntries(
    [...list.matchAll(/(\w+):(\d{1,15})/g)].map(([, name, size]) => [name, Number(size)]),
  );
}

/**
 * The address of a panel with these settings and texts, and the language of the interface where it is not English. The
 * longest texts are left out when it would be too long; their names are returned in `cut`.
 */
export function writeLink(path: string, settings: NamedTexts, texts: NamedTexts = {}) {
  const { code } = currentLanguage();
  const search = new URLSearchParams(code === 'en' ? settings : { ...settings, lang: code })
    .toString()
    // Commas are legal in a query and keep a list of languages readable.
    .replaceAll('%2C', ',');
  const start = path + (search && `?${search}`);
  const encoded = Object.entries(texts).map(([name, text]) => ({
    name,
    size: text.length,
    // Encoding never shortens a text, so one over the limit need not be encoded.
    pair: text.length > maxLinkLength ? undefined : new URLSearchParams({ [name]: text }).toString(),
  }));
  let room = maxLinkLength - start.length;
  const kept = new Set<string>();
  for (const { name, pair } of [...encoded].sort((a, b) => a.size - b.size)) {
    if (pair === undefined || pair.length + 1 > room) continue;
    room -= pair.length + 1;
    kept.add(name);
  }
  const left = encoded.filter(({ name }) => !kept.has(name));
  const hash = [
    ...encoded.flatMap(({ name, pair }) => (pair !== undefined && kept.has(name) ? [pair] : [])),
    ...(left.length > 0
      ? [`${cutParameter}=${left.map(({ name, size }) => `${name}:${size}`).join(',')}`]
      : []),
  ].join('&');
  return { address: start + (hash && `#${hash}`), cut: left.map(({ name }) => name) };
}
