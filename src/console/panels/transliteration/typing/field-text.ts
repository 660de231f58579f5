import type { TypingView } from './typing-view.ts';

/** The smallest replacement that turns one text into another, in UTF-16 units; never splits a surrogate pair. */
export function changeBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (isHighSurrogate(before, start - 1)) start--;
  let alike = 0;
  while (alike < shorter - start && before.at(-1 - alike) === after.at(-1 - alike)) alike++;
  if (isLowSurrogate(before, before.length - alike)) alike--;
  return { start, end: before.length - alike, text: after.slice(start, after.length - alike) };
}

const isHighSurrogate = (text: string, at: number) => /^[\ud800-\udbff]$/.test(text[at] ?? '');
const isLowSurrogate = (text: string, at: number) => /^[\udc00-\udfff]$/.test(text[at] ?? '');

/**
 * Sets the text of a field to the session's text. The change is made as an edit of the browser, so that it enters the
 * undo history: undo and redo cover committed words and typed letters. A field without the focus cannot be edited in
 * this way.
 */
export function writeField(field: HTMLTextAreaElement, view: TypingView<unknown>): void {
  const { text, caret, selecting, composing } = view;
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const focused = field === document.activeElement;
  if (value !== text) {
    const change = changeBetween(value, text);
    if (focused) field.setSelectionRange(change.start, change.end);
    const command = change.text === '' ? 'delete' : 'insertText';
    const edited = focused && document.execCommand(command, false, change.text);
    if (!edited) field.setRangeText(change.text, change.start, change.end, 'preserve');
    if (focused && selecting) {
      const shift = text.length - value.length;
      const moved = (place: number) => (place <= change.start ? place : place + shift);
      field.setSelectionRange(moved(selectionStart), moved(selectionEnd), selectionDirection);
    }
  }
  const stands = field.selectionStart === caret && field.selectionEnd === caret;
  if (focused && !selecting && !composing && !stands) field.setSelectionRange(caret, caret);
}
