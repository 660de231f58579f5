import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '../../src/contract/languages.ts';
import { createRuleTransliterator } from '../../src/service/engines/transliterator-rules.ts';
import { builtInExceptions } from '../../src/service/transliteration/exceptions.ts';
import { transliterate } from '../../src/service/transliteration/transliterate.ts';
import { compared, median, type Row } from './row.ts';
import { bestPeerBefore, loadPeer, type Peer } from './transliteration-peers.ts';

const codes = [
  'hi',
  'mr',
  'gu',
  'pa',
  'mai',
  'kon',
  'brx',
  'sa',
  'bn',
  'as',
  'or',
  'ta',
  'te',
  'kn',
  'ml',
  'mni',
  'ur',
  'sd',
  'ks',
] as const satisfies readonly LanguageCode[];
const rounds = 5;

/** Attested spellings by word. */
type Attested = ReadonlyMap<string, ReadonlySet<string>>;

function readPairs(): Map<LanguageCode, [latin: string, native: string][]> {
  const folder =
    process.env.TRANSLIT_PAIRS ?? fileURLToPath(new URL('../../../shared/translit/valid', import.meta.url));
  const missing = codes.find((code) => !existsSync(`${folder}/${code}.tsv`));
  if (missing) {
    throw new Error(
      `No word pairs at ${folder}/${missing}.tsv. Set TRANSLIT_PAIRS to a folder of <language>.tsv files (Latin, tab, native script).`,
    );
  }
  return new Map(
    codes.map((code) => [
      code,
      readFileSync(`${folder}/${code}.tsv`, 'utf8')
        .trim()
        .split('\n')
        .map((line): [string, string] => {
          const [latin = '', native = ''] = line.split('\t');
          return [latin, native.trim().normalize('NFC')];
        }),
    ]),
  );
}

function group(pairs: readonly (readonly [string, string])[]): Attested {
  const attested = new Map<string, Set<string>>();
  for (const [word, spelling] of pairs) attested.set(word, (attested.get(word) ?? new Set()).add(spelling));
  return attested;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

interface Quality {
  readonly first: number;
  readonly five: number;
  readonly errors: number;
}

/** Per cent of first answers right, of right ones among five, and of wrong characters against the nearest attested spelling. */
function quality(attested: Attested, answer: (word: string) => readonly string[]): Quality {
  let [first, five, wrong, characters] = [0, 0, 0, 0];
  for (const [word, spellings] of attested) {
    const answers = answer(word);
    if (spellings.has(answers[0] ?? '')) first++;
    if (answers.slice(0, 5).some((text) => spellings.has(text))) five++;
    const nearest = [...spellings]
      .map((spelling) => ({ size: spelling.length, errors: distance(answers[0] ?? '', spelling) }))
      .reduce((best, one) => (one.errors < best.errors ? one : best));
    wrong += nearest.errors;
    characters += nearest.size;
  }
  return {
    first: (100 * first) / attested.size,
    five: (100 * five) / attested.size,
    errors: (100 * wrong) / characters,
  };
}

/** The best a peer does with any of its schemes. */
function peerQuality(attested: Attested, answer: (word: string) => readonly string[]): Quality | undefined {
  const [sample] = attested.keys();
  const schemes = answer(sample ?? '').length;
  if (schemes === 0) return undefined;
  const each = Array.from({ length: schemes }, (_, at) =>
    quality(attested, (word) => [answer(word)[at] ?? '']),
  );
  return {
    first: Math.max(...each.map(({ first }) => first)),
    five: Math.max(...each.map(({ five }) => five)),
    errors: Math.min(...each.map(({ errors }) => errors)),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function held(
  name: string,
  value: number,
  unit: string,
  limit: { atLeast: number } | { atMost: number },
): Row {
  return 'atLeast' in limit
    ? { name, value, unit, goal: `≥ ${limit.atLeast} ${unit}`, ok: value >= limit.atLeast }
    : { name, value, unit, goal: `≤ ${limit.atMost} ${unit}`, ok: value <= limit.atMost };
}

function qualityRows(pairs: ReturnType<typeof readPairs>, peer: Peer): Row[] {
  const ours = createRuleTransliterator();
  const rows: Row[] = [];
  const [spelled, romanised]: [Quality[], Quality[]] = [[], []];
  for (const [code, list] of pairs) {
    const native = group(list);
    const latin = group(list.map(([word, spelling]) => [spelling, word]));
    const spelling = quality(native, (word) => ours.spell(word, 'en', code, 5));
    const romanisation = quality(latin, (word) => ours.spell(word, code, 'en', 1));
    const peerSpelling = peerQuality(native, (word) => peer.fromLatin(word, code));
    const peerRomanisation = peerQuality(latin, (word) => peer.toLatin(word, code));
    spelled.push(spelling);
    romanised.push(romanisation);
    // ICU is not on the package registry: its figures were measured before, on the same files.
    const baseline = Math.max(peerSpelling?.first ?? 0, bestPeerBefore[code] ?? 0);
    rows.push(
      {
        name: `en to ${code}, first answer right`,
        value: spelling.first,
        unit: '%',
        baseline,
        ...(baseline > 0 && { ratio: spelling.first / baseline }),
        goal: '≥ best of sanscript and ICU',
        ok: spelling.first >= baseline,
      },
      { name: `en to ${code}, right among five`, value: spelling.five, unit: '%' },
      {
        name: `en to ${code}, wrong characters`,
        value: spelling.errors,
        unit: '%',
        baseline: peerSpelling?.errors,
      },
      peerRomanisation
        ? compared(`${code} to en, wrong characters`, '%', romanisation.errors, peerRomanisation.errors, {
            atMost: 1,
          })
        : { name: `${code} to en, wrong characters`, value: romanisation.errors, unit: '%' },
    );
  }
  rows.push(
    held('mean, first answer right', mean(spelled.map(({ first }) => first)), '%', { atLeast: 40 }),
    held('mean, right among five', mean(spelled.map(({ five }) => five)), '%', { atLeast: 63 }),
    held('mean, wrong characters', mean(spelled.map(({ errors }) => errors)), '%', { atMost: 17 }),
    held('mean to en, wrong characters', mean(romanised.map(({ errors }) => errors)), '%', { atMost: 18 }),
  );
  return rows;
}

/** Processor milliseconds of some work; other programs on the machine do not count. */
function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function speedRows(pairs: ReturnType<typeof readPairs>, peer: Peer): Row[] {
  const words = (pairs.get('hi') ?? []).map(([latin]) => latin).slice(0, 2000);
  const native = (pairs.get('hi') ?? []).map(([, spelling]) => spelling);
  const lines = Array.from({ length: 2000 }, (_, at) =>
    native.slice((at * 3) % 3000, ((at * 3) % 3000) + 5).join(' '),
  );
  const requests = Array.from({ length: 150 }, (_, at) => words.slice(at * 10, at * 10 + 10).join(' '));

  const start = performance.now();
  transliterate('first', 'en', 'hi');
  const firstUse = performance.now() - start;
  const times = {
    words: [] as number[],
    ours: [] as number[],
    theirs: [] as number[],
    requests: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    // A new engine each time: the last round's words must not be remembered.
    const parts = { transliterator: createRuleTransliterator(), exceptions: builtInExceptions };
    const each = (texts: readonly string[], from: LanguageCode, to: LanguageCode) => () => {
      for (const text of texts) transliterate(text, from, to, {}, parts);
    };
    times.words.push(processorTime(each(words, 'en', 'hi')));
    times.ours.push(processorTime(each(lines, 'hi', 'kn')));
    times.theirs.push(
      processorTime(() => {
        for (const line of lines) peer.between(line, 'hi', 'kn');
      }),
    );
  }
  for (const request of requests) {
    const before = performance.now();
    transliterate(request, 'en', 'hi', { noOfSuggestions: 5 });
    times.requests.push(performance.now() - before);
  }
  times.requests.sort((a, b) => a - b);
  const perSecond = (count: number, milliseconds: number) => (1000 * count) / milliseconds;
  return [
    held('first use', firstUse, 'ms', { atMost: 300 }),
    held('English words to hi', perSecond(words.length, median(times.words)), 'words/s', { atLeast: 2000 }),
    compared(
      'lines of five words, hi to kn, beside sanscript',
      'lines/s',
      perSecond(lines.length, median(times.ours)),
      perSecond(lines.length, median(times.theirs)),
      { atLeast: 0.5 },
    ),
    held(
      'one request of ten words, p95',
      times.requests[Math.floor(times.requests.length * 0.95)] ?? 0,
      'ms',
      {
        atMost: 20,
      },
    ),
  ];
}

/**
 * How right and how fast words are spelled, beside sanscript in the same run and ICU as measured before on the same
 * word pairs. The pairs are not part of the project: `TRANSLIT_PAIRS` names their folder.
 */
export async function run(): Promise<Row[]> {
  const pairs = readPairs();
  const peer = await loadPeer();
  return [...speedRows(pairs, peer), ...qualityRows(pairs, peer)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await run();
  console.table(rows);
  const at = process.argv.indexOf('--json');
  const file = at > 0 ? process.argv[at + 1] : undefined;
  if (file) writeFileSync(file, `${JSON.stringify({ bench: 'transliteration', rows }, null, 2)}\n`);
}
