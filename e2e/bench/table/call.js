export const targets = ['hi', 'ta', 'bn', 'te', 'mr'];

/** Sends the same call as the console, and parses its answer. */
export async function callForAnswer(data) {
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
    body: JSON.stringify({ data }),
  });
  return JSON.parse(await response.text()).responseList;
}

export function createElementWith(name, children) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
