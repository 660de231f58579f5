import { type JsonRead, readJson } from '#servers/read-json.ts';
import { nextTurn } from '#service/in-turns.ts';
import { invalidRefusal, type Refusal } from '#service/refusal.ts';
import type { ServiceSettings } from '#service/settings.ts';
import { createBodyBudget } from './body-budget.ts';
import { createJsonShape } from './json-shape.ts';

/** The value of a body (`undefined` when it is empty), or its refusal. */
export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

export interface JsonSource {
  readonly body: ReadableStream<Uint8Array> | null;
  /** The value of `Content-Length`; undefined without one. */
  readonly declared: number | undefined;
  readonly signal: AbortSignal;
}

export type JsonBodyLimits = Pick<ServiceSettings['limits'], 'jsonBytes' | 'jsonDepth' | 'strings'>;

/** Number of fields that may have many values: `data`, `text` and `nmtMaskTerms`. */
const listFieldCount = 3;
/** Number of values that a body may have in its other fields. */
const otherValuesAllowance = 1_000;

/** Maximum size in bytes of a body that is read without waiting for others, because it takes little memory. */
const smallBytes = 16_000;
/** Maximum size in bytes of a body that never waits for larger ones. */
const mediumBytes = 1_000_000;
const arrivalMilliseconds = 5_000;
/** Number of bodies that may wait. Each is an open connection with its receive buffer. */
const maxWaitingBodies = 500;

/** A reader for JSON bodies of at most `jsonBytes`, which also limits all large bodies in memory together. */
export function createJsonReader(limits: JsonBodyLimits) {
  const createBudget = (bytes: number) =>
    createBodyBudget({ bytes, waiting: maxWaitingBodies, arrivalMilliseconds });
  const medium = createBudget(8 * mediumBytes);
  const large = createBudget(limits.jsonBytes);
  const budgetFor = (bytes: number) =>
    bytes <= smallBytes ? undefined : bytes <= mediumBytes ? medium : large;

  return {
    /** Reads a body; `done` must be called when its value is no longer needed. */
    async read(source: JsonSource): Promise<{ readonly json: JsonBody; done(): void }> {
      const { declared = limits.jsonBytes, signal } = source;
      if (declared > limits.jsonBytes) return refusedBody(tooLargeRefusal(limits));
      const budget = budgetFor(declared);
      const reservation = await budget?.take(declared, signal);
      if (budget && !reservation)
        return refusedBody(invalidRefusal('the service is busy; try again later', 503));
      try {
        const json = await readBody(source, limits, reservation?.tooSlow);
        reservation?.received();
        return { json, done: () => reservation?.release() };
      } catch (error) {
        reservation?.release();
        throw error;
      }
    },
  };
}

export type JsonReader = ReturnType<typeof createJsonReader>;

const refusedBody = (refusal: Refusal) => ({ json: { ok: false, refusal } as const, done: () => {} });

const tooLargeRefusal = ({ jsonBytes }: Pick<JsonBodyLimits, 'jsonBytes'>) =>
  invalidRefusal(`body: expected at most ${jsonBytes} bytes, received more`, 413);

async function readBody(
  { body, signal }: JsonSource,
  limits: JsonBodyLimits,
  tooSlow: AbortSignal | undefined,
): Promise<JsonBody> {
  const shape = createJsonShape({
    depth: limits.jsonDepth,
    values: listFieldCount * limits.strings + otherValuesAllowance,
  });
  const reading = readJson(body, limits.jsonBytes, {
    inspect: shape.add,
    beforeParsing: () => nextTurn(signal),
  });
  const read = await (tooSlow ? Promise.race([reading, untilAborted(tooSlow)]) : reading);
  if (read === 'aborted') {
    // The refusal closes the connection, which makes the reading fail.
    reading.catch(() => {});
    return { ok: false, refusal: invalidRefusal('body: arrived too slowly while others were waiting', 408) };
  }
  return read.ok ? read : { ok: false, refusal: refusalOf(read, limits) };
}

function untilAborted(signal: AbortSignal): Promise<'aborted'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));
}

/** The refusal of a body that is not JSON, is too large, or would take too long to parse. */
function refusalOf({ reason, detail }: JsonRead & { ok: false }, limits: JsonBodyLimits): Refusal {
  switch (reason) {
    case 'too-large':
      return tooLargeRefusal(limits);
    case 'not-utf8':
      return invalidRefusal('body: expected JSON in UTF-8, received other bytes');
    case 'not-json':
      return invalidRefusal(`body: expected JSON; ${detail.slice(0, 200)}`);
    case 'refused':
      return invalidRefusal(`body: ${detail}`);
  }
}
