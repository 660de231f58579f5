import type { Exchange } from '#client/exchange.ts';
import { jsonValue } from '#client/parse-json.ts';

/** The id of the job that an upload created. */
export function jobIdOf({ response }: Exchange): string | undefined {
  const body = typeof response?.body === 'string' ? jsonValue(response.body) : undefined;
  const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'job_id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
