import { basePath } from '#console/ui/base-path.ts';
import { setLanguage } from './current-language.ts';
import { loadAllWords } from './load-language.ts';

/** The server reads it too: `src/servers/page-language.ts`. */
const cookieName = 'console-language';

/**
 * Shows the interface in another language, at once and at the next visit. The address of the page names it, so that a
 * link opens in it. Rejects when its words cannot be loaded; the interface then stays as it is.
 */
export async function chooseLanguage(code: string, direction: string): Promise<void> {
  const language = { code, direction, translations: {} };
  await loadAllWords(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers.
  document.cookie = `${cookieName}=${code}; path=${basePath || '/'}; max-age=31536000; samesite=strict`;
  const search = new URLSearchParams(location.search);
  search.delete('lang');
  if (code !== 'en') search.set('lang', code);
  const query = search.toString().replaceAll('%2C', ',');
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
  setLanguage(language);
}
