/** The event that asks a code editor for its text. */
export const readTextEvent = 'console-read-text';

/** The `detail` of the event, in which the editor puts its text. */
export interface EditorText {
  text?: string;
}

/**
 * The selected text of the code editor that has the focus, or all of it; undefined for any other element. The page
 * itself contains only the lines in view.
 */
export function textOfEditor(element: Element): string | undefined {
  const detail: EditorText = {};
  element.dispatchEvent(new CustomEvent(readTextEvent, { detail }));
  return detail.text;
}
