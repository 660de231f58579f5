import { callForAnswer, createElementWith, targets } from './call.js';

/*
 * A page that draws the whole answer: a row for each string, and for each target language a cell with translation and
 * status. It translates `globalThis.strings`.
 */

document.querySelector('button').addEventListener('click', async () => {
  const answer = await callForAnswer(globalThis.strings);
  const rows = answer.map(({ inString, outStrings, api_statuses }, index) =>
    createElementWith('tr', [
      createElementWith('td', [String(index + 1)]),
      createElementWith('td', [createElementWith('p', [inString])]),
      ...targets.map((target) => {
        const text = createElementWith('p', [outStrings[target] ?? '']);
        text.lang = target;
        return createElementWith('td', [
          text,
          createElementWith('span', [String(api_statuses[target] ?? '')]),
        ]);
      }),
    ]),
  );
  document.querySelector('table').append(createElementWith('tbody', rows));
});
