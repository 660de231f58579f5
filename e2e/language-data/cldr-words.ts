import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LanguageCode, languages } from '#contract/languages.ts';
import { wordsAlike } from './words-alike.ts';

const [packages] = process.argv.slice(2);
if (packages === undefined) throw new Error('Pass the folder in which the CLDR packages are installed.');
const outputFile = fileURLToPath(
  new URL('../../src/service/transliteration/lexicon/words/cldr.tsv', import.meta.url),
);

/** CLDR folder names that differ from the API's language code: the code is another, or the name adds the script. */
const cldrNames: Partial<Record<LanguageCode, string>> = { kon: 'kok', ks: 'ks-Arab', sd: 'sd-Arab' };
/** Languages for which the CLDR has no data in the script that the API uses. */
const languagesWithoutData: ReadonlySet<LanguageCode> = new Set(['en', 'mni', 'kok']);
const targets = LanguageCode.options.filter((code) => !languagesWithoutData.has(code));

type Tree = { readonly [key: string]: Tree | string };

function readTree(...path: string[]): Tree {
  const file = join(packages!, 'node_modules', ...path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tree) : {};
}

/** The strings of a tree by path. Each path begins with `path`, the path of the tree itself. */
function flattenStrings(tree: Tree | string | undefined, path = ''): Map<string, string> {
  if (tree === undefined) return new Map();
  if (typeof tree === 'string') return new Map([[path, tree]]);
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => [...flattenStrings(value, `${path}/${key}`)]),
  );
}

/** Every name that the CLDR has in one language, by a path that is the same in all languages. */
function namesOf(name: string): Map<string, string> {
  const main = (part: string, file: string) =>
    Object.values(readTree(`cldr-${part}-full`, 'main', name, `${file}.json`).main ?? {})[0] as
      | Tree
      | undefined;
  const dates = main('dates', 'ca-gregorian');
  const calendar = ((dates?.dates as Tree)?.calendars as Tree)?.gregorian as Tree | undefined;
  const names = new Map<string, string>();
  const add = (prefix: string, tree: Tree | string | undefined, wanted: RegExp) => {
    for (const [path, text] of flattenStrings(tree)) if (wanted.test(path)) names.set(prefix + path, text);
  };
  add('territory', main('localenames', 'territories'), /\/territories\/[A-Z]{2}(?:-alt-\w+)?$/);
  add('territory', main('localenames', 'territories'), /\/territories\/\d{3}$/);
  add('language', main('localenames', 'languages'), /\/languages\/\w+(?:-alt-\w+)?$/);
  add('script', main('localenames', 'scripts'), /\/scripts\/\w+$/);
  add('currency', main('numbers', 'currencies'), /\/displayName(?:-count-one)?$/);
  add('unit', main('units', 'units'), /\/long\/[\w-]+\/(?:displayName|unitPattern-count-one)$/);
  add('city', main('dates', 'timeZoneNames'), /\/exemplarCity$/);
  add('month', calendar?.months, /^\/format\/wide\//);
  add('day', calendar?.days, /^\/format\/wide\//);
  const subdivisions = readTree('cldr-subdivisions-full', 'subdivisions', name, `${name}.json`);
  add('subdivision', subdivisions.subdivisions, /\/subdivisions\/\w+$/);
  return names;
}

const english = namesOf('en');
/** The native word in each language, by the lower-case English word. */
const words = new Map<string, Map<LanguageCode, string>>();

for (const code of targets) {
  for (const [path, native] of namesOf(cldrNames[code] ?? code)) {
    const name = english.get(path);
    if (name === undefined) continue;
    const from = name
      .replace(/\{0\}/g, ' ')
      .trim()
      .split(/[\s-]+/);
    const to = native
      .normalize('NFC')
      .replace(/\{0\}|\u200c$/gu, ' ')
      .trim()
      .split(/[\s-]+/);
    // Words of a longer name are often translated rather than transliterated.
    if (from.length !== to.length || (from.length > 1 && !path.startsWith('city'))) continue;
    for (const [at, word] of from.entries()) {
      const written = to[at]!;
      if (!/^[A-Za-zÀ-ÿ'’]{3,}$/.test(word) || !inScriptOf(written, code)) continue;
      const key = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
      if (!wordsAlike(key, written, code)) continue;
      const row = words.get(key) ?? new Map<LanguageCode, string>();
      if (!row.has(code)) row.set(code, written);
      words.set(key, row);
    }
  }
}

function inScriptOf(word: string, code: LanguageCode): boolean {
  const { script } = languages[code];
  return new RegExp(`^[\\p{Script=${script}}\\p{M}\\u200c\\u200d]{2,}$`, 'u').test(word);
}

const rows = [...words]
  .filter(([, row]) => row.size >= 3)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, row]) => [word, ...targets.map((code) => row.get(code) ?? '')].join('\t'));
writeFileSync(outputFile, `${[['latin', ...targets].join('\t'), ...rows].join('\n')}\n`);
console.log(`${rows.length} words`);
