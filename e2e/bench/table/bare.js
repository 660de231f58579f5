import { callForAnswer, createElementWith, targets } from './call.js';

/*
 * A minimal page on which the benchmark does the same as in the console: a textarea, one call whose answer is parsed,
 * twenty rows, a tab for each language, and an empty list as high as that of the console.
 */

const panel = document.querySelector('#panel');
let answer = [];

const show = (target) =>
  panel.replaceChildren(
    ...answer.slice(0, 20).map(({ outStrings }) => {
      const text = createElementWith('p', [outStrings[target] ?? '']);
      text.lang = target;
      return createElementWith('li', [text]);
    }),
  );

for (const target of targets) {
  const tab = createElementWith('button', [target]);
  tab.role = 'tab';
  tab.addEventListener('click', () => show(target));
  document.querySelector('[role="tablist"]').append(tab);
}

document.querySelector('button').addEventListener('click', async () => {
  answer = await callForAnswer(document.querySelector('textarea').value.split('\n'));
  show(targets[0]);
});

/** Sets the height of the empty list. */
globalThis.setListHeight = (pixels) => {
  document.querySelector('#list > div').style.height = `${pixels}px`;
};
