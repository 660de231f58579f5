import { callForAnswer, made, targets } from './call.js';

/*
 * A page that draws the whole answer: a row for each string, and for each target language a cell with translation and
 * status. It translates `globalThis.strings`.
 */

document.querySelector('button').addEventListener('click', async () => {
  const answer = await callForAnswer(globalThis.strings);
  const rows = answer.map(({ inString, outStrings, api_statuses }, index) =>
    made('tr', [
      made('td', [String(index + 1)]),
      made('td', [made('p', [inString])]),
      ...targets.map((target) => {
        const text = made('p', [outStrings[target] ?? '']);
        text.lang = target;
        return made('td', [text, made('span', [String(api_statuses[target] ?? '')])]);
      }),
    ]),
  );
  document.querySelector('table').append(made('tbody', rows));
});
