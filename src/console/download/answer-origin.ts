import type { Exchange } from '#client/exchange.ts';
import { accountOf, requestIdOf } from '#client/target-call.ts';

/** An answer that results come from, and its uuid if it has one. */
export interface ExportedAnswer {
  readonly exchange: Exchange;
  readonly uuid?: string | null | undefined;
}

/** Where an answer comes from, named as in exported files. An account with typed credentials has no name. */
export const answerOrigin = ({ exchange, uuid }: ExportedAnswer) => ({
  sent: exchange.startedAt.toISOString(),
  target: exchange.target,
  account: accountOf(exchange) ?? null,
  uuid: uuid ?? null,
  request_id: requestIdOf(exchange) ?? null,
});

/** The headings of the columns that `originCells` fills. */
export const originHeadings = ['sent', 'target', 'account', 'uuid', 'request id'] as const;

/** The origin of a row of a table; what differs between its answers is listed. */
export function originCells(answers: readonly ExportedAnswer[]): string[] {
  const origins = answers.map(answerOrigin);
  return (['sent', 'target', 'account', 'uuid', 'request_id'] as const).map((field) =>
    [...new Set(origins.flatMap((origin) => origin[field] ?? []))].join(' '),
  );
}
