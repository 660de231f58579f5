import type { TypingView } from './typing-view.ts';

const graphemes = new Intl.Segmenter();

/**
 * The smallest replacement of whole graphemes that turns one text into another, in UTF-16 units. Chromium does not
 * replace a selection that begins within a grapheme: `ते` of `नमस्ते` would stay.
 */
export function changeBetween(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let alike = 0;
  while (alike < shorter - start && before.at(-1 - alike) === after.at(-1 - alike)) alike++;
  let end = before.length - alike;
  const segments = graphemes.segment(before);
  const last = segments.containing(end);
  if (last && last.index < end) end = last.index + last.segment.length;
  start = segments.containing(start)?.index ?? start;
  return { start, end, text: after.slice(start, after.length - before.length + end) };
}

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
