import type { LanguageFacts } from './language.ts';

const facts = import.meta.glob<LanguageFacts>('./*/facts.ts', { import: 'facts', eager: true });

/** The languages that have a folder, English first. */
export const languages: readonly (LanguageFacts & { readonly code: string })[] = Object.entries(facts)
  .map(([path, of]) => ({ code: path.split('/')[1] ?? '', ...of }))
  .sort((a, b) => Number(b.code === 'en') - Number(a.code === 'en'));
