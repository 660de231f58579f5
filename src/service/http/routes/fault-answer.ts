import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AppName } from '#contract/credentials.ts';
import { type ErrorRow, errorRows } from '#contract/errors.ts';
import type { Fault } from '#contract/local/service.ts';
import type { Dialect } from '#service/http/dialect.ts';
import { renderRefusal } from '#service/http/render-refusal.ts';
import { invalidRefusal } from '#service/refusal.ts';

interface FaultContext {
  readonly appName: AppName;
  readonly dialect: Dialect;
  readonly url: string;
  readonly signal: AbortSignal;
  /** The response of the HTTP server; absent when the app runs without one. */
  readonly outgoing: ServerResponse | undefined;
}

const partialBody = '{"responseList":[{"inString":"';
const jsonHeaders = { 'Content-Type': 'application/json' };

/**
 * The answer with which a fault replaces the real one; undefined when the call continues (after a delay, or with a
 * fault that the handler itself implements).
 */
export async function faultAnswer(fault: Fault, context: FaultContext): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'segment':
      return undefined;
    case 'delay':
      await wait(fault.milliseconds, undefined, { signal: context.signal });
      return undefined;
    case 'row': {
      const row = errorRows.find(({ id }) => id === fault.row);
      return row ? rowAnswer(row, context) : undefined;
    }
    case 'status':
      return renderRefusal(invalidRefusal('injected fault', fault.status), context);
    case 'reset':
      context.outgoing?.socket?.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'truncated':
      context.outgoing?.writeHead(200, { ...jsonHeaders, 'Content-Length': 1000 }).write(partialBody, () => {
        context.outgoing?.socket?.destroy();
      });
      return RESPONSE_ALREADY_SENT;
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
        status: 502,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'broken-json':
      return new Response(partialBody, { headers: jsonHeaders });
    case 'wrong-shape':
      return new Response('{"unexpected":true}', { headers: jsonHeaders });
  }
}

function rowAnswer(row: ErrorRow, context: FaultContext): Response {
  if (row.shape !== 'stt') return renderRefusal({ kind: 'row', row }, context);
  const body = {
    job_id: crypto.randomUUID(),
    code: row.code,
    message: row.text,
    ...(row.operations.includes('stt_status') && {
      status: row.code === '003' ? 'queued' : row.code === '004' ? 'processing' : 'failed',
    }),
  };
  return new Response(JSON.stringify(body), { status: row.httpStatus, headers: jsonHeaders });
}
