import type { MiddlewareHandler } from 'hono';
import { sampleRateHeader } from '#contract/text-to-speech.ts';

const loopbackHost = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Refuses requests that name another host: a page whose name was pointed at this machine reaches nothing. */
export const allowLoopbackHosts: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('Host');
  if (host !== undefined && !loopbackHost.test(host)) {
    return context.json({ message: `Host “${host.slice(0, 100)}” is not this service`, status: 403 }, 403);
  }
  await next();
};

const requestHeaders = [
  ...['Content-Type', 'REV-API-KEY', 'REV-APP-ID', 'REV-APPNAME', 'REV-APPVERSION', 'src_lang', 'tgt_lang'],
  ...['domain', 'cnt_lang', 'subtitles', 'speaker', 'format', 'X-Explain'],
];

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return /^https?:$/.test(protocol) && loopbackHost.test(host);
}

/** CORS for pages of this machine: every request header of the specification, and `format`, which some clients add. */
export const allowLoopbackOrigins: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin');
  const allowed = origin !== undefined && isLoopbackOrigin(origin);
  if (allowed && context.req.method === 'OPTIONS' && context.req.header('Access-Control-Request-Method')) {
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': requestHeaders.join(', '),
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
    context.res.headers.set('Access-Control-Expose-Headers', `${sampleRateHeader}, X-Explain-Id, Allow`);
  }
};
