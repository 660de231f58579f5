import type { Context, MiddlewareHandler } from 'hono';
import { hasBearerToken } from '#servers/bearer-token.ts';
import { isLoopbackAddress, isLoopbackHost } from '#servers/loopback.ts';
import type { ServiceSettings } from '#service/settings.ts';

type Access = Pick<ServiceSettings, 'host' | 'localToken'>;

/**
 * Refuses requests whose `Host` is not this service, as protection against DNS rebinding. A service that listens beyond
 * the loopback interface may also be addressed by IP address and by names that no public DNS has.
 */
export const allowOwnHosts =
  ({ host: listens }: Access): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header('Host');
    const isOwn =
      host === undefined || isLoopbackHost(host) || (!isLoopbackAddress(listens) && isPrivateName(host));
    if (!isOwn) {
      return context.json({ message: `Host “${host.slice(0, 100)}” is not this service`, status: 403 }, 403);
    }
    await next();
  };

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const ipv6 = /^\[[\da-f:.]+\]$/i;
const privateName = /^[a-z\d_-]+(?:\.(?:[a-z\d_-]+\.)*(?:internal|local))?$/i;

/** An IP address, a name without dots such as `api-1`, or one below `internal` or `local`. */
function isPrivateName(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '');
  return ipv4.test(name) || ipv6.test(name) || privateName.test(name);
}

/** Refuses web pages: `/_local` is for the console's proxy and for operators. */
export const refuseWebPages: MiddlewareHandler = async (context, next) => {
  const site = context.req.header('Sec-Fetch-Site');
  if (context.req.header('Origin') !== undefined || (site !== undefined && site !== 'none')) {
    return context.json({ message: 'Only for this machine, not for web pages', status: 403 }, 403);
  }
  await next();
  context.header('Cache-Control', 'no-store');
};

/** Requires `LOCAL_TOKEN` if it is set, and always when the service listens beyond the loopback interface. */
export const requireToken =
  ({ host, localToken }: Access): MiddlewareHandler =>
  async (context, next) => {
    if (localToken === undefined && isLoopbackAddress(host)) return next();
    if (localToken === undefined) {
      return refuseToken(
        context,
        `/_local is closed because the service listens on ${host}: set LOCAL_TOKEN at the service and at the console`,
      );
    }
    const given = context.req.header('Authorization');
    if (hasBearerToken(given, localToken)) return next();
    return refuseToken(
      context,
      given === undefined
        ? 'Send the LOCAL_TOKEN of the service: “Authorization: Bearer TOKEN”; a console takes it from its variable LOCAL_TOKEN'
        : 'The token is not the LOCAL_TOKEN of the service',
    );
  };

function refuseToken(context: Context, message: string): Response {
  return context.json({ message, status: 401 }, 401, { 'WWW-Authenticate': 'Bearer' });
}
