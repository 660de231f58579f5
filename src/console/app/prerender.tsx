import { renderToString } from 'react-dom/server';
import { shellWords } from '#console/catalogues/shell.ts';
import { wordsIn } from '#console/catalogues/words.ts';
import { currentLanguage } from '#console/languages/current-language.ts';
import { languages } from '#console/languages/list.ts';
import { openLanguage } from '#console/languages/load-language.ts';
import { Console, createQueryClient } from './Console.tsx';
import { panels } from './panels.ts';

/** A prerendered page of the console: what a browser shows before any script has run. */
export interface BuiltPage {
  readonly path: string;
  /** The code of its language. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** A font that it requests at once, beside that of Latin letters; a path below `node_modules`. */
  readonly font?: string;
  readonly title: string;
  /** The content of the root element. */
  readonly html: string;
  /** Whether the page includes the panel's form, not only the frame around it. */
  readonly hasForm: boolean;
}

/** Renders a page for every panel and language: the first panel with its initial form, the others as an empty frame. */
export async function renderPages(): Promise<readonly BuiltPage[]> {
  const [first] = panels;
  await first?.load();
  const pages: BuiltPage[] = [];
  for (const { code, direction, font } of languages) {
    await openLanguage(code, direction);
    const words = wordsIn(currentLanguage(), shellWords);
    for (const panel of panels) {
      pages.push({
        path: panel.path,
        language: code,
        direction,
        font,
        title: `${words.panels[panel.name]} · ${words.product}`,
        html: renderToString(<Console queryClient={createQueryClient()} builtFor={panel.path} />),
        hasForm: panel === first,
      });
    }
  }
  return pages;
}
