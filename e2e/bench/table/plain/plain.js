/*
 * What a page does that draws an answer as it comes: every string a row, every target language a cell with its
 * translation and its status. It sends the same call as the console, with the strings of `globalThis.strings`.
 */

const targets = ['hi', 'ta', 'bn', 'te', 'mr'];

document.querySelector('button').addEventListener('click', async () => {
  const response = await fetch('/api/embedded/', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Console': '1',
      'REV-APPNAME': 'localization',
      'REV-APPVERSION': '3.0',
      src_lang: 'en',
      tgt_lang: targets.join(),
      domain: 'generic',
    },
    body: JSON.stringify({ data: globalThis.strings }),
  });
  const { responseList } = JSON.parse(await response.text());
  const rows = responseList.map(({ inString, outStrings, api_statuses }, index) =>
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

function made(name, children) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
