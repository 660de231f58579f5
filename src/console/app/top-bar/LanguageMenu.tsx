import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Menu } from '#console/targets/Menu.tsx';
import { preloadable } from '#console/ui/preloadable.ts';

const languageList = preloadable(async () => (await import('./LanguageList.tsx')).LanguageList);

/** The language of the interface; opens the list of the others. */
export function LanguageMenu() {
  const words = useWords(pageWords).language;
  return (
    <Menu label={words.label} width="w-64" list={languageList}>
      <span className="sr-only">{words.label}: </span>
      {words.short}
    </Menu>
  );
}
