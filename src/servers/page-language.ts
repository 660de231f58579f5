import type { IncomingMessage } from 'node:http';

/** Name of the cookie that keeps the chosen language; `src/console/languages/choose-language.ts` writes it too. */
const cookieName = 'console-language';

export interface PageLanguage {
  /** One of the known languages; undefined if the request names none of them. */
  readonly code: string | undefined;
  /** `Set-Cookie` value that keeps the language of a link for the next visit; undefined if there is nothing to keep. */
  readonly cookie: string | undefined;
}

/**
 * The language in which a request wants the page: that of the link (`?lang=`), else the one chosen in this browser.
 *
 * @param basePath the path of the console, `/console`; empty at the root of its host
 */
export function pageLanguage(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  known: (code: string) => boolean,
  basePath = '',
): PageLanguage {
  const linked = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]).get('lang');
  const chosen = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
  if (linked !== null && known(linked)) {
    const cookie = `${cookieName}=${linked}; Path=${basePath || '/'}; Max-Age=31536000; SameSite=Strict`;
    return { code: linked, cookie: linked === chosen ? undefined : cookie };
  }
  return { code: chosen !== undefined && known(chosen) ? chosen : undefined, cookie: undefined };
}
