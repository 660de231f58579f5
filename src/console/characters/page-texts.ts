import { languageAttributes as attributesOfScript } from '#cases/checks/text/script-of-text.ts';
import { textOfEditor } from '#console/ui/code/editor-text.ts';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';

/** A text with its language and direction. */
export interface InspectedText extends LanguageAttributes {
  readonly text: string;
}

/** A text whose language is known only by its script. */
export const plainText = (text: string): InspectedText => ({
  text,
  dir: 'auto',
  ...attributesOfScript(text, []),
});

/** A text with the language and direction of the element around it, if it has one other than the page's. */
function textIn(element: Element, text: string): InspectedText {
  const parent = element.closest('[lang]');
  if (!(parent instanceof HTMLElement) || parent === document.documentElement) return plainText(text);
  return { text, lang: parent.lang, dir: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr' };
}

/** The selected part of a field's text, or all of it. */
function fieldText(field: HTMLTextAreaElement | HTMLInputElement): string {
  const { value, selectionStart, selectionEnd } = field;
  return value.slice(selectionStart ?? 0, selectionEnd ?? undefined) || value;
}

/**
 * The text to inspect first: the focused field or its selected part, otherwise the selection, otherwise the results
 * around the focused control. Empty if there is none.
 */
export function textToInspect(): InspectedText {
  const focused = document.activeElement;
  const isTextField =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && focused.selectionStart !== null);
  if (isTextField && fieldText(focused) !== '') return textIn(focused, fieldText(focused));
  const inEditor = focused ? textOfEditor(focused) : undefined;
  if (focused && inEditor) return textIn(focused, inEditor);
  const selection = getSelection();
  const start = selection?.anchorNode;
  if (selection && start && !selection.isCollapsed) {
    const element = start instanceof Element ? start : start.parentElement;
    if (element) return textIn(element, selection.toString());
  }
  const panel = document.getElementById('panel');
  for (let part = focused; part && part !== panel && panel?.contains(part); part = part.parentElement) {
    const results = [
      ...(part.matches('[data-result]') ? [part] : part.querySelectorAll<HTMLElement>('[data-result]')),
    ];
    const [result] = results;
    if (result) return textIn(result, results.map(({ textContent }) => textContent).join('\n'));
  }
  return plainText('');
}

/** Maximum number of texts of a page that are offered. */
const maxOfferedTexts = 50;

/** The fields and results of the panel that have a text, each text once. */
export function textsOfPage(): readonly InspectedText[] {
  const texts = new Map<string, InspectedText>();
  for (const element of document.querySelectorAll('#panel :is(textarea, [data-result])')) {
    const text = element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? '');
    if (text.trim() !== '' && !texts.has(text)) texts.set(text, textIn(element, text));
    if (texts.size === maxOfferedTexts) break;
  }
  return [...texts.values()];
}
