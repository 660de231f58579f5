import type { LanguageCode } from '../../src/contract/languages.ts';
import { createBuiltInTransliterator } from '../../src/service/engines/transliterator-built-in.ts';
import { lexiconSpellings } from '../../src/service/transliteration/lexicon/lexicon.ts';
import { transliterate } from '../../src/service/transliteration/transliterate.ts';
import { interleave, measureMilliseconds } from './harness/interleave.ts';
import {
  comparedRow,
  growthRows,
  leftOutRow,
  median,
  quantile,
  type Row,
  rowWithLimit,
  rowWithoutGoal,
} from './harness/row.ts';
import { type Pairs, readPairs, spellingsByWord } from './transliteration/pairs.ts';
import { loadPeers, type Peer, processorTime } from './transliteration/peers.ts';
import { type Quality, scoreAnswers } from './transliteration/quality.ts';
import { requestRows } from './transliteration/requests.ts';

export const budgetMinutes = 0.7;
const rounds = 5;

/** Compares accuracy and speed with sanscript, ICU and any-ascii on the same word pairs. */
export async function run(): Promise<Row[]> {
  const pairs = readPairs();
  if (!pairs) return [leftOutRow('all', 'there are no word pairs: TRANSLIT_PAIRS names their folder')];
  const { peers, absent } = await loadPeers();
  const words = [...pairs.values()].flatMap((list) => list.map(([latin]) => latin));
  return [
    ...(await speedRows(pairs, peers)),
    ...(await requestRows(words)),
    ...qualityRows(pairs, peers),
    ...absent,
  ];
}

async function speedRows(pairs: Pairs, peers: readonly Peer[]): Promise<Row[]> {
  const start = performance.now();
  transliterate('first', 'en', 'hi');
  const firstUse = performance.now() - start;

  // Words of all languages alternate, so that the first thousand are as long on average as the rest.
  const words = Array.from({ length: 550 }, (_, at) =>
    [...pairs.values()].flatMap((list) => list[at]?.[0] ?? []),
  ).flat();
  const native = (pairs.get('hi') ?? []).map(([, spelling]) => spelling);
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    native.slice((at * 3) % 3000, ((at * 3) % 3000) + 5).join(' '),
  );
  const found = await interleave(rounds, {
    thousand: () => measureProcessorTime(words.slice(0, 1_000), 'en', 'hi'),
    threeThousand: () => measureProcessorTime(words.slice(0, 3_000), 'en', 'hi'),
    tenThousand: () => measureProcessorTime(words.slice(0, 10_000), 'en', 'hi'),
    lines: () => measureProcessorTime(lines, 'hi', 'kn'),
    peers: () => peers.map((peer) => peer.processorTime(lines, 'hi', 'kn')),
    requests: async (round) => {
      const times: number[] = [];
      for (let at = round * 300; at < round * 300 + 300; at += 10) {
        const request = words.slice(at, at + 10).join(' ');
        times.push(
          await measureMilliseconds(() => transliterate(request, 'en', 'hi', { noOfSuggestions: 5 })),
        );
      }
      return times;
    },
  });
  const perSecond = (count: number, time: number) => (1000 * count) / time;
  const goals: Readonly<Record<string, number>> = { sanscript: 0.5, ICU: 1 };
  return [
    rowWithoutGoal('first use', 'ms', firstUse),
    rowWithLimit(
      'English words to hi, in a second of processor time',
      'words/s',
      perSecond(10_000, median(found.tenThousand)),
      { atLeast: 2000 },
    ),
    ...growthRows(
      'processor time per English word to hi',
      'ms',
      new Map([
        [1_000, median(found.thousand)],
        [3_000, median(found.threeThousand)],
        [10_000, median(found.tenThousand)],
      ]),
    ),
    ...peers.flatMap(({ name }, at) => {
      const goal = goals[name];
      if (goal === undefined) return [];
      const [ours, theirs] = [
        median(found.lines),
        median(found.peers.map((times) => times[at] ?? Number.NaN)),
      ];
      const title = `lines of five words, hi to kn, in a second of processor time, compared with ${name}`;
      return [
        comparedRow(title, 'lines/s', perSecond(10_000, ours), perSecond(10_000, theirs), { atLeast: goal }),
      ];
    }),
    rowWithLimit('one request of ten words, p95', 'ms', quantile(found.requests.flat(), 0.95), {
      atMost: 20,
    }),
  ];
}

/** Milliseconds of processor time that a new engine, whose cache is empty, takes for the texts. */
function measureProcessorTime(texts: readonly string[], from: LanguageCode, to: LanguageCode): number {
  const parts = {
    exceptions: () => undefined,
    lexicon: lexiconSpellings,
    transliterator: createBuiltInTransliterator(),
  };
  return processorTime(() => {
    for (const text of texts) transliterate(text, from, to, {}, parts);
  });
}

function qualityRows(pairs: Pairs, peers: readonly Peer[]): Row[] {
  const ours = createBuiltInTransliterator();
  const rows: Row[] = [];
  const [spelled, romanised]: [Quality[], Quality[]] = [[], []];
  for (const [code, list] of pairs) {
    const native = spellingsByWord(list);
    const latin = spellingsByWord(list.map(([word, spelling]) => [spelling, word]));
    const spelling = scoreAnswers(
      native,
      [...native.keys()].map((word) => ours.spell(word, 'en', code, 5).spellings),
    );
    const romanisation = scoreAnswers(
      latin,
      [...latin.keys()].map((word) => ours.spell(word, code, 'en', 1).spellings),
    );
    spelled.push(spelling);
    romanised.push(romanisation);
    const ofPeers = (words: typeof native, from: LanguageCode, to: LanguageCode) =>
      peers
        .flatMap((peer) => peer.spell([...words.keys()], from, to))
        .map((answers) =>
          scoreAnswers(
            words,
            answers.map((answer) => [answer]),
          ),
        );
    const first = Math.max(0, ...ofPeers(native, 'en', code).map((one) => one.first));
    const errors = Math.min(...ofPeers(latin, code, 'en').map((one) => one.errors));
    const title = `en to ${code}, first answer right, compared with the best peer`;
    rows.push(
      first > 0
        ? comparedRow(title, '%', spelling.first, first, { atLeast: 2 })
        : rowWithoutGoal(`en to ${code}, first answer right; no peer has any`, '%', spelling.first),
      comparedRow(
        `${code} to en, wrong characters, compared with the best peer`,
        '%',
        romanisation.errors,
        errors,
        {
          atMost: 1,
        },
      ),
    );
  }
  const mean = (of: readonly Quality[], figure: keyof Quality) =>
    of.reduce((sum, one) => sum + one[figure], 0) / of.length;
  return [
    rowWithLimit('mean, first answer right', '%', mean(spelled, 'first'), { atLeast: 40 }),
    rowWithLimit('mean, right among five', '%', mean(spelled, 'five'), { atLeast: 63 }),
    rowWithLimit('mean, wrong characters', '%', mean(spelled, 'errors'), { atMost: 17 }),
    rowWithLimit('mean to en, wrong characters', '%', mean(romanised, 'errors'), { atMost: 18 }),
    ...rows,
  ];
}
