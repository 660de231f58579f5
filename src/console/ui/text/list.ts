import { currentLanguage } from '#console/languages/current-language.ts';
import { isEnglish } from './format.ts';

/** Joins items with the comma of the interface's language: `a, b`, in Urdu `a، b`. */
export function joinItems(items: readonly string[]): string {
  return items.join(currentLanguage().direction === 'rtl' && !isEnglish() ? '، ' : ', ');
}
