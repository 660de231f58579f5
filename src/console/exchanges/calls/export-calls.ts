import { isProxyAnswer } from '#client/verdict.ts';
import { answerOrigin } from '#console/download/answer-origin.ts';
import { downloadName } from '#console/download/file-name.ts';
import type { Results } from '#console/download/results-file.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { factsOf } from './call-list.ts';

/** The calls of the list, for export to a file: one row for each, with the first words that were sent. */
export function callResults(entries: readonly LoggedExchange[]): Results {
  return {
    name: downloadName('calls', [], Date.now()),
    table: () => [
      Object.values(headings),
      ...entries.map((entry) => {
        const call = callOf(entry);
        return (Object.keys(headings) as (keyof typeof headings)[]).map((field) => call[field] ?? '');
      }),
    ],
    json: () => entries.map(callOf),
  };
}

const headings = {
  sent: 'sent',
  target: 'target',
  account: 'account',
  operation: 'operation',
  src_lang: 'src_lang',
  tgt_lang: 'tgt_lang',
  speaker: 'speaker',
  text: 'text',
  outcome: 'outcome',
  http_status: 'HTTP status',
  deviations: 'deviations',
  milliseconds: 'milliseconds',
  uuid: 'uuid',
  request_id: 'request id',
} as const;

function callOf(entry: LoggedExchange): Record<keyof typeof headings, string | number | null> {
  const { exchange, outcome } = entry;
  const { text, search } = factsOf(entry);
  const { src_lang = null, tgt_lang = null, speaker = null } = exchange.request.headers;
  // The bodies of older calls are not in memory, but their searchable text is.
  const uuid = /"uuid"\s*:\s*"([^"]+)"/.exec(search)?.[1];
  return {
    ...answerOrigin({ exchange, uuid }),
    ...{ operation: exchange.operation, src_lang, tgt_lang, speaker, text, outcome },
    http_status: isProxyAnswer(exchange) ? null : (exchange.response?.status ?? null),
    deviations: exchange.deviations.length,
    milliseconds: Math.round(exchange.timing.total),
  };
}
