import * as z from 'zod/mini';
import { AcceptedTranslationResponse, TranslationResponse } from '../../../src/contract/translation.ts';
import { comparedRow, median, type Row } from '../harness/row.ts';

const rounds = 15;
const targets = ['hi', 'ta', 'bn', 'te', 'mr'];

/** Compares both validations of an answer, lenient and as documented, with `JSON.parse` of the same body. */
export async function measureValidation(strings: readonly string[]): Promise<Row[]> {
  const body = JSON.stringify({
    responseList: strings.map((inString) => ({
      inString,
      apiStatus: 4,
      outStrings: Object.fromEntries(targets.map((target) => [target, `${inString} ऑर्डर सोमवार को पहुँचेगा`])),
      api_statuses: Object.fromEntries(targets.map((target) => [target, 3])),
    })),
    tokenConsumed: 1,
    uuid: 'measured',
  });
  const [parsing, accepting, comparing]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    let value: unknown;
    parsing.push(timeOf(() => (value = JSON.parse(body))));
    accepting.push(timeOf(() => z.parse(AcceptedTranslationResponse, value)));
    comparing.push(timeOf(() => z.parse(TranslationResponse, value)));
  }
  const both = median(accepting) + median(comparing);
  return [comparedRow('validation, beside JSON.parse', 'ms', both, median(parsing), { atMost: 1 })];
}

function timeOf(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
