import { JsonHeaders } from './credentials.ts';
import { engineHeader } from './local/engine-header.ts';
import { operations } from './operations.ts';
import { sampleRateHeader } from './text-to-speech.ts';

/** The request header that asks the local service to keep an explanation of a translation or transliteration. */
export const explainHeader = 'X-Explain';

/** The response header in which the local service returns the id of the explanation. */
export const explainIdHeader = 'X-Explain-Id';

/** The request header with the percent-encoded name of the person who changes a database of the local service. */
export const changedByHeader = 'X-Changed-By';

/**
 * The request headers that the proxy forwards and that the local service accepts from other origins, spelled as in the
 * specification. Credentials are not among them. `format` is, because some clients send it with a text-to-speech call.
 */
export const requestHeaders: readonly string[] = [
  ...new Set([
    ...Object.keys(JsonHeaders.shape),
    'REV-APPNAME',
    ...Object.values(operations).flatMap(({ headerFields }) => Object.keys(headerFields)),
    'format',
    explainHeader,
    engineHeader,
    changedByHeader,
  ]),
];

/**
 * The header with the id of a request, in the request and in its answer. The page chooses the id; if it does not, the
 * first server that receives the request does. Every process that works on the request logs the id.
 */
export const requestIdHeader = 'X-Request-Id';

/**
 * Whether a value is a request id: a UUID, or 32 hexadecimal digits as reverse proxies write them. An id never contains
 * arbitrary text, so it is safe to log.
 */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-?)(?:[\da-f]{4}\1){3}[\da-f]{12}$/i.test(value);

/** The response headers of the local service that a page may read. */
export const responseHeaders: readonly string[] = [
  sampleRateHeader,
  explainIdHeader,
  engineHeader,
  requestIdHeader,
  'Server-Timing',
];
