import type { IncomingMessage, ServerResponse } from 'node:http';
import { NewTarget } from '#contract/proxy/new-target.ts';
import type { TargetList } from '#contract/proxy/targets.ts';
import { readJson } from '#servers/read-json.ts';
import type { Route } from '../access/guard.ts';
import { writeFailure } from '../failure.ts';
import { dataHeaders } from '../security-headers.ts';
import type { TargetChangeOutcome, TargetStore } from './target-store.ts';

/** Maximum size in bytes of a request body that describes a target. */
const bodyLimit = 10_000;

/**
 * Answers `/api/targets`: lists, adds and removes targets. No answer contains the address, key or app id of a target,
 * not even the one that refuses them.
 *
 * @param fixed whether the list says that targets can be neither added nor removed
 */
export async function answerTargets(
  request: IncomingMessage,
  response: ServerResponse,
  route: Extract<Route, { kind: 'targets' }>,
  store: TargetStore,
  fixed: boolean,
): Promise<void> {
  const change = await applyChange(request, route, store);
  if (!change.ok) {
    writeFailure(request, response, { cause: 'target-change', message: change.problem });
    return;
  }
  const list: TargetList = { ...(await store.list()), ...(fixed && { fixed }) };
  const body = JSON.stringify(list);
  response.writeHead(200, {
    ...dataHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function applyChange(
  request: IncomingMessage,
  { remove }: Extract<Route, { kind: 'targets' }>,
  store: TargetStore,
): Promise<TargetChangeOutcome> {
  if (remove !== undefined) return store.remove(remove);
  if (request.method === 'GET') return { ok: true };
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return { ok: false, problem: 'Send the target as application/json.' };
  }
  // The parser's message is not passed on: it may quote the text, with the key.
  const chunks = request.iterator({ destroyOnReturn: false });
  const read = await readJson(chunks, bodyLimit).catch(() => undefined);
  if (!read?.ok) {
    const tooLarge = read?.reason === 'too-large';
    return { ok: false, problem: tooLarge ? `It has ${read.detail}.` : 'The description is not valid JSON.' };
  }
  const parsed = NewTarget.safeParse(read.value);
  if (parsed.success) return store.add(parsed.data);
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? 'target');
  return {
    ok: false,
    problem: `${field} ${field === 'name' ? nameRule : (issue?.message ?? 'is not valid')}.`,
  };
}

const nameRule = 'must be lower-case letters and digits, joined by single hyphens, at most 40 characters';
