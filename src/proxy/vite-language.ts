import type { Plugin, ViteDevServer } from 'vite';
import { pageLanguage } from '#servers/page-language.ts';

/** What this plugin needs of `src/console/languages/list.ts`. */
interface LanguageList {
  readonly languages: readonly { readonly code: string; readonly direction: string }[];
}

/**
 * Sets `lang` and `dir` of the development server's page to the language of the request. The page is not prerendered,
 * so it contains no texts.
 */
export function languageOfPage(): Plugin {
  let server: ViteDevServer;
  const knownLanguages = async () =>
    ((await server.ssrLoadModule('/src/console/languages/list.ts')) as LanguageList).languages;
  return {
    name: 'language-of-page',
    apply: 'serve',
    configureServer(started) {
      server = started;
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        knownLanguages().then((known) => {
          const { code, cookie } = pageLanguage(request, (name) => known.some((one) => one.code === name));
          if (cookie) response.setHeader('Set-Cookie', cookie);
          // `transformIndexHtml` receives this address and no other part of the request.
          if (code) Object.assign(request, { originalUrl: `/?lang=${code}` });
          next();
        }, next);
      });
    },
    async transformIndexHtml(html, { originalUrl = '' }) {
      const code = /\?lang=([\w-]+)$/.exec(originalUrl)?.[1];
      const language = (await knownLanguages()).find((one) => one.code === code);
      return language
        ? html.replace('lang="en" dir="ltr"', `lang="${language.code}" dir="${language.direction}"`)
        : html;
    },
  };
}
