/** How much text a link carries; longer text stays in the tab's storage. */
export const linkTextLimit = 4000;

/** What the address of a panel says: settings in the search part, text in the fragment, which no server sees. */
export interface Link {
  readonly search: URLSearchParams;
  readonly text: string | undefined;
}

/** Reads an address; undefined when it says nothing. */
export function readLink(address: { readonly search: string; readonly hash: string }): Link | undefined {
  const search = new URLSearchParams(address.search);
  const text = new URLSearchParams(address.hash.replace(/^#/, '')).get('text') ?? undefined;
  return search.size === 0 && text === undefined ? undefined : { search, text };
}

/** The address of a panel with these settings and this text. */
export function writeLink(path: string, settings: Readonly<Record<string, string>>, text = ''): string {
  // Commas are legal in a query and keep a list of languages readable.
  const search = new URLSearchParams(settings).toString().replaceAll('%2C', ',');
  const hash = text !== '' && text.length <= linkTextLimit ? new URLSearchParams({ text }).toString() : '';
  return path + (search && `?${search}`) + (hash && `#${hash}`);
}
