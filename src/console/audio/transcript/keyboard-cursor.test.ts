// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keyboardCursor } from './keyboard-cursor.ts';
import { transcriptPage } from './transcript-page.ts';
import { transcriptParagraphs } from './transcript-text.ts';
import { wordPositions } from './word-positions.ts';

const segments = [
  ['ایک', 'دو', 'تین'].map((word, n) => ({ word, start: n, end: n + 0.5 })),
  ['چار', 'پانچ'].map((word, n) => ({ word, start: n + 3, end: n + 3.5 })),
];
const paragraphs = transcriptParagraphs(segments, '');
const positions = wordPositions(segments, paragraphs);
let undo = () => {};

function cursorIn(rightToLeft: boolean) {
  const root = document.createElement('article');
  const block = document.createElement('div');
  paragraphs.forEach(({ text }, number) => {
    const paragraph = document.createElement('p');
    paragraph.dataset.paragraph = String(number);
    paragraph.textContent = text;
    block.append(paragraph);
  });
  root.append(block);
  root.tabIndex = 0;
  document.body.append(root);
  const moved: string[] = [];
  const entered: string[] = [];
  undo = keyboardCursor({
    page: transcriptPage(root, positions),
    positions,
    rightToLeft,
    currentWord: () => 0,
    onMove: ({ word }) => moved.push(word),
    onEnter: ({ word }) => entered.push(word),
  });
  const press = (key: string) =>
    root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return { press, moved, entered };
}

afterEach(() => {
  undo();
  document.body.replaceChildren();
});

it('the left arrow moves the cursor forward in right-to-left text', () => {
  const { press, moved } = cursorIn(true);
  for (const key of ['Home', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) press(key);
  expect(moved).toEqual(['ایک', 'دو', 'تین', 'چار', 'تین']);
});

it('the right arrow moves the cursor forward in left-to-right text', () => {
  const { press, moved } = cursorIn(false);
  for (const key of ['Home', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) press(key);
  expect(moved).toEqual(['ایک', 'دو', 'ایک', 'ایک']);
});

it('the cursor moves by paragraph and to both ends, and Enter acts on its word', () => {
  const { press, moved, entered } = cursorIn(true);
  for (const key of ['ArrowDown', 'Enter', 'ArrowUp', 'End', 'Enter']) press(key);
  expect(moved).toEqual(['چار', 'ایک', 'پانچ']);
  expect(entered).toEqual(['چار', 'پانچ']);
});
