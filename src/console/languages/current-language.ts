import { createListeners } from '#console/ui/listeners.ts';
import type { InterfaceLanguage } from './language.ts';

let current: InterfaceLanguage = { code: 'en', direction: 'ltr', translations: {} };
const { subscribe, notify } = createListeners();

/** The language of the interface. */
export const currentLanguage = (): InterfaceLanguage => current;

/** Calls `listener` when another language was chosen. Returns a function that unsubscribes it. */
export const onLanguageChange = subscribe;

export function setLanguage(language: InterfaceLanguage): void {
  current = language;
  notify();
}
