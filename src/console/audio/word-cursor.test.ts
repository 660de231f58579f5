// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { transcriptPage } from './transcript-page.ts';
import { transcriptPlaces } from './transcript-places.ts';
import { transcriptParagraphs } from './transcript-text.ts';
import { wordCursor } from './word-cursor.ts';

const segments = [
  ['ایک', 'دو', 'تین'].map((word, n) => ({ word, start: n, end: n + 0.5 })),
  ['چار', 'پانچ'].map((word, n) => ({ word, start: n + 3, end: n + 3.5 })),
];
const paragraphs = transcriptParagraphs(segments, '');
const places = transcriptPlaces(segments, paragraphs);
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
  undo = wordCursor({
    page: transcriptPage(root, places),
    places,
    rightToLeft,
    heard: () => 0,
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

it('goes on to the left where a language is written from the right', () => {
  const { press, moved } = cursorIn(true);
  for (const key of ['Home', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) press(key);
  expect(moved).toEqual(['ایک', 'دو', 'تین', 'چار', 'تین']);
});

it('goes on to the right where it is written from the left', () => {
  const { press, moved } = cursorIn(false);
  for (const key of ['Home', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) press(key);
  expect(moved).toEqual(['ایک', 'دو', 'ایک', 'ایک']);
});

it('goes by paragraphs, to both ends, and says which word Enter is for', () => {
  const { press, moved, entered } = cursorIn(true);
  for (const key of ['ArrowDown', 'Enter', 'ArrowUp', 'End', 'Enter']) press(key);
  expect(moved).toEqual(['چار', 'ایک', 'پانچ']);
  expect(entered).toEqual(['چار', 'پانچ']);
});
