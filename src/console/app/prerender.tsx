import { renderToString } from 'react-dom/server';
import { shellWords } from '#console/catalogues/shell.ts';
import type { Locale } from '#console/catalogues/words.tsx';
import { Console, createQueryClient } from './Console.tsx';
import { panels } from './panels.ts';

/** A prerendered page of the console: what a browser shows before any script has run. */
export interface BuiltPage {
  readonly path: string;
  readonly title: string;
  /** The content of the root element. */
  readonly html: string;
  /** Whether the page includes the panel's form, not only the frame around it. */
  readonly hasForm: boolean;
}

/** Renders a page for every panel: the first with its initial form, the others as an empty frame. */
export async function renderPages(): Promise<readonly BuiltPage[]> {
  const locale: Locale = 'en';
  const words = shellWords[locale];
  const [first] = panels;
  await first?.load();
  return panels.map((panel) => ({
    path: panel.path,
    title: `${words.panels[panel.name]} · ${words.product}`,
    html: renderToString(<Console queryClient={createQueryClient()} locale={locale} builtFor={panel.path} />),
    hasForm: panel === first,
  }));
}
