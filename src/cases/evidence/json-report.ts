import type { Exchange } from '#client/exchange.ts';
import { base64Of } from './base64.ts';
import type { RunReport } from './run-report.ts';

/** A run as JSON: the complete report without the recordings that were sent. Audio received is in base64. */
export async function jsonReport(report: RunReport): Promise<string> {
  const results = await Promise.all(
    report.results.map(async (result) => ({
      ...result,
      exchanges: await Promise.all(result.exchanges.map(withoutBlob)),
    })),
  );
  const { environment, summary, cases, comparison } = report;
  return `${JSON.stringify({ version: 1, environment, summary, cases, results, comparison }, null, 2)}\n`;
}

async function withoutBlob(exchange: Exchange) {
  const { response } = exchange;
  if (!response || typeof response.body === 'string') return exchange;
  const bytes = new Uint8Array(await response.body.arrayBuffer());
  return { ...exchange, response: { ...response, body: { base64: base64Of(bytes) } } };
}
