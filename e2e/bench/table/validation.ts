import { interpret } from '../../../src/client/interpret.ts';
import { comparedRow, median, type Row } from '../harness/row.ts';

const rounds = 15;
const targets = ['hi', 'ta', 'bn', 'te', 'mr'];

/**
 * Compares the time the client takes to read an answer (parsing plus lenient and strict validation) with the time of a
 * bare `JSON.parse`.
 */
export async function measureValidation(strings: readonly string[]): Promise<Row[]> {
  const text = JSON.stringify({
    responseList: strings.map((inString) => ({
      inString,
      apiStatus: 4,
      outStrings: Object.fromEntries(targets.map((target) => [target, `${inString} ऑर्डर सोमवार को पहुँचेगा`])),
      api_statuses: Object.fromEntries(targets.map((target) => [target, 3])),
    })),
    tokenConsumed: 1,
    uuid: 'measured',
  });
  const contentType = 'application/json';
  const headers = { 'content-type': contentType };
  const answer = { status: 200, headers, contentType, bytes: new TextEncoder().encode(text), text };
  const [parsing, reading]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    parsing.push(await measureTime(() => JSON.parse(text)));
    reading.push(await measureTime(() => interpret('localization', answer)));
  }
  return [
    comparedRow('reading an answer, compared with JSON.parse', 'ms', median(reading), median(parsing), {
      atMost: 2,
    }),
  ];
}

async function measureTime(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
