import type { LoggedExchange, Reopening } from '#console/exchanges/exchange-log.ts';
import { toSentRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { panels } from './panels.ts';

const panelThatReopens = ({ exchange }: LoggedExchange) =>
  panels.find(({ reopens }) => reopens === exchange.operation);

/** Whether a call can be reopened in its panel: from its recorded form, or from the whole request. */
export function canReopen(entry: LoggedExchange): boolean {
  if (entry.cut?.includes('request')) return false;
  return entry.reopening !== undefined || panelThatReopens(entry) !== undefined;
}

/** The form from which a call was sent, or otherwise a form that sends the same request. */
export async function findReopening(listed: LoggedExchange): Promise<Reopening | undefined> {
  const entry = listed.stored ? await listed.stored.read() : listed;
  if (!entry) return undefined;
  if (entry.reopening) return entry.reopening;
  const panel = panelThatReopens(entry);
  if (!panel?.reopens) return undefined;
  const { formOfRequest } = await import('./call-forms.ts');
  const form = await formOfRequest(panel.reopens, toSentRequest(entry.exchange.request));
  return { path: panel.path, form };
}
