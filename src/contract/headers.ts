import { JsonHeaders } from './credentials.ts';
import { engineHeader } from './local/engine-header.ts';
import { operations } from './operations.ts';
import { sampleRateHeader } from './text-to-speech.ts';

/** Asks the local service to keep an explanation of a translation or transliteration. */
export const explainHeader = 'X-Explain';

/** The header of the local service's answer with the id of the explanation. */
export const explainIdHeader = 'X-Explain-Id';

/** Names the person who changes the databases of the local service, percent-encoded. */
export const changedByHeader = 'X-Changed-By';

/**
 * The request headers that the proxy forwards and that the local service accepts from other origins, spelled as in the
 * specification. Credentials are not among them. Some clients add `format` to a text-to-speech call.
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

/** The header of an answer with the id of its request, which is also in the service's log. */
export const requestIdHeader = 'X-Request-Id';

/** The response headers of the local service that a page may read. */
export const responseHeaders: readonly string[] = [
  sampleRateHeader,
  explainIdHeader,
  engineHeader,
  requestIdHeader,
  'Server-Timing',
];
