import type { LoggedExchange, Reopening } from '#console/exchanges/exchange-log.tsx';
import { sentCall } from '#console/exchanges/free-call.ts';
import { panels } from './panels.ts';

const panelOf = ({ exchange }: LoggedExchange) =>
  panels.find(({ reopens }) => reopens?.operation === exchange.operation);

/** Whether a panel can show a call again: the panel kept its form, or reads it from what was sent. */
export function canReopen(entry: LoggedExchange): boolean {
  return entry.reopening !== undefined || panelOf(entry) !== undefined;
}

/** The form that a call was sent with, else the one that sends the same. */
export async function reopeningOf(entry: LoggedExchange): Promise<Reopening | undefined> {
  if (entry.reopening) return entry.reopening;
  const panel = panelOf(entry);
  const formOf = await panel?.reopens?.formOf();
  return panel && formOf && { path: panel.path, form: formOf(sentCall(entry.exchange.request)) };
}
