import type { MiddlewareHandler } from 'hono';
import { credentialHeaders } from '#contract/credentials.ts';
import { requestHeaders, responseHeaders } from '#contract/headers.ts';
import { isLoopbackHost } from '#servers/loopback.ts';

/** Refuses requests that name another host, so that a page whose host name was rebound to this machine reaches nothing. */
export const allowLoopbackHosts: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('Host');
  if (host !== undefined && !isLoopbackHost(host)) {
    return context.json({ message: `Host “${host.slice(0, 100)}” is not this service`, status: 403 }, 403);
  }
  await next();
};

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return /^https?:$/.test(protocol) && isLoopbackHost(host);
}

/**
 * CORS for pages of this machine, with every header that the contract knows. Not `hono/cors`: it sets headers before
 * the handler runs, for which Hono rebuilds every response as a stream. An early refusal then loses the length by which
 * clients and the log know that it is complete.
 */
export const allowLoopbackOrigins: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin');
  const allowed = origin !== undefined && isLoopbackOrigin(origin);
  if (allowed && context.req.method === 'OPTIONS' && context.req.header('Access-Control-Request-Method')) {
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': [...credentialHeaders, ...requestHeaders].join(', '),
        'Access-Control-Max-Age': '600',
        ...(context.req.header('Access-Control-Request-Private-Network') && {
          'Access-Control-Allow-Private-Network': 'true',
        }),
        Vary: 'Origin',
      },
    });
  }
  await next();
  context.res.headers.append('Vary', 'Origin');
  if (allowed) {
    context.res.headers.set('Access-Control-Allow-Origin', origin);
    context.res.headers.set('Access-Control-Expose-Headers', [...responseHeaders, 'Allow'].join(', '));
  }
};
