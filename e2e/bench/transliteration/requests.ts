import { startOwnService, withDataDir, workingHeaders } from '../../proof/harness/own-service.ts';
import { interleave, measureMilliseconds } from '../harness/interleave.ts';
import { comparedRow, quantile, type Row, rowWithoutGoal } from '../harness/row.ts';

const exceptionCount = 20_000;
const rounds = 10;
const requestsPerRound = 30;

/**
 * Times requests of ten words to the service, compared with requests without a word in the same run: once with ten
 * new words, and once, with `isBulk: false`, with nine new words and one of many exceptions.
 */
export function requestRows(words: readonly string[]): Promise<Row[]> {
  return withDataDir(async (dataDir) => {
    const service = await startOwnService(dataDir);
    try {
      const imported = await measureMilliseconds(() => importExceptions(service.url));
      let used = 0;
      const nextWords = (count: number) => {
        used += count;
        return words.slice(used - count, used);
      };
      const timesOf = async (body: (at: number) => object) => {
        const times: number[] = [];
        for (let at = 0; at < requestsPerRound; at++) {
          const request = body(at);
          times.push(await measureMilliseconds(() => send(service.url, request)));
        }
        return times;
      };
      const found = await interleave(rounds, {
        empty: () => timesOf(() => ({ data: ['-'] })),
        words: () => timesOf(() => ({ data: [nextWords(10).join(' ')] })),
        exceptions: (round) =>
          timesOf((at) => ({
            data: [[...nextWords(9), exceptionWord(round * requestsPerRound + at)].join(' ')],
            isBulk: false,
          })),
      });
      const p95 = (times: readonly number[][]) => quantile(times.flat(), 0.95);
      const empty = p95(found.empty);
      const limit = { atMost: 20 };
      return [
        comparedRow(
          'request of ten words, p95, compared with one without a word',
          'ms',
          p95(found.words),
          empty,
          limit,
        ),
        comparedRow(
          `the same with isBulk: false among ${exceptionCount.toLocaleString('en')} exceptions`,
          'ms',
          p95(found.exceptions),
          empty,
          limit,
        ),
        rowWithoutGoal(`import of ${exceptionCount.toLocaleString('en')} exceptions`, 's', imported / 1000),
      ];
    } finally {
      await service.stop();
    }
  });
}

const exceptionWord = (at: number) =>
  `excepted ${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;

async function importExceptions(url: string): Promise<void> {
  const rows = Array.from({ length: exceptionCount }, (_, at) => `${exceptionWord(at)},en,hi,शब्द ${at}`);
  const answer = await fetch(`${url}/_local/lookup/exceptions/import`, {
    method: 'POST',
    body: ['word,from,to,spelling', ...rows].join('\n'),
  });
  const text = await answer.text();
  if (!text.includes(`"added":${exceptionCount}`))
    throw new Error(`The import ended with ${text.slice(-200)}`);
}

async function send(url: string, body: object): Promise<void> {
  const headers = {
    ...workingHeaders('transliteration'),
    'Content-Type': 'application/json',
    src_lang: 'en',
    tgt_lang: 'hi',
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The service answered ${answer.status}.`);
  await answer.text();
}
