import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellWords } from '#console/catalogues/shell.ts';
import type { InterfaceLanguage, LanguageFacts } from './language.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'new-language-'));
let server: ViteDevServer;

/** Fills a folder with links to everything in another except one item, which the caller creates. */
function linkAll(from: string, to: string, except: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== except) symlinkSync(join(from, name), join(to, name));
}

beforeAll(async () => {
  linkAll(project, copy, 'src');
  linkAll(join(project, 'src'), join(copy, 'src'), 'console');
  linkAll(join(project, 'src/console'), join(copy, 'src/console'), 'languages');
  const languages = join(copy, 'src/console/languages');
  cpSync(join(project, 'src/console/languages'), languages, { recursive: true });
  // A new language needs only this: a folder with its facts and what has been translated so far.
  cpSync(join(languages, 'hi'), join(languages, 'eo'), {
    recursive: true,
    filter: (path) => !/\.(ts|json)$/.test(path) || /(all|first-page)\.ts$/.test(path),
  });
  writeFileSync(
    join(languages, 'eo/facts.ts'),
    `export const facts = { name: 'Esperanto', direction: 'ltr', isOffered: true };`,
  );
  writeFileSync(
    join(languages, 'eo/shell.ts'),
    `export const words = { product: 'Lingva konzolo', panels: { translation: 'Traduko' } };`,
  );
  server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'error',
    resolve: { preserveSymlinks: true },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(copy, { recursive: true });
});

it('a new language is one folder: it is offered, opened, and in English where it is not translated yet', async () => {
  const load = (file: string) => server.ssrLoadModule(`/src/console/${file}`);
  const { languages } = (await load('languages/list.ts')) as {
    languages: readonly (LanguageFacts & { readonly code: string })[];
  };
  expect(languages).toContainEqual({ code: 'eo', name: 'Esperanto', direction: 'ltr', isOffered: true });

  const { openLanguage, loadAllWords } = await load('languages/load-language.ts');
  await openLanguage('eo', 'ltr');
  await loadAllWords();
  const { currentLanguage } = await load('languages/current-language.ts');
  const language: InterfaceLanguage = currentLanguage();
  expect(language.code).toBe('eo');
  const { wordsIn } = await load('catalogues/words.ts');
  const words: typeof shellWords.en = wordsIn(language, shellWords);
  expect(words.product).toBe('Lingva konzolo');
  expect(words.panels.translation).toBe('Traduko');
  expect(words.panels.service).toBe(shellWords.en.panels.service);
}, 60_000);
