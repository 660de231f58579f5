const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Inserted = string | number | Html | undefined | readonly Inserted[];

/** A template tag for HTML: inserted texts are escaped, even in quoted attributes; `undefined` inserts nothing. */
export function html(texts: TemplateStringsArray, ...inserted: readonly Inserted[]): Html {
  let written = texts[0] ?? '';
  for (const [place, value] of inserted.entries()) written += `${htmlOf(value)}${texts[place + 1] ?? ''}`;
  return { html: written };
}

function htmlOf(value: Inserted): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(htmlOf).join('');
  // HTML cannot contain NUL, and UTF-8 cannot encode a lone surrogate.
  return String(value)
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(/\0|\p{Cs}/gu, '\ufffd');
}
