import * as z from 'zod/mini';

/** Marks an answer that the proxy wrote itself, so that it is never mistaken for an answer from the service. */
export const proxyFailureHeader = { name: 'X-Console-Proxy', value: 'failure' } as const;

/** Why the proxy, and not the service, answered a call. */
export const proxyCauses = [
  /** The request does not come from the console, or contains something that is never forwarded. */
  'guard',
  /** The path or the method is not one of the API. */
  'not-allowed',
  /** No target of this name is configured. */
  'unknown-target',
  /** A target cannot be added or removed; the message names the field or the reason. */
  'target-change',
  /** The embedded service has no demo account of this name. */
  'unknown-account',
  /** Nothing listens at the target's address. */
  'refused',
  /** The target's host name does not resolve. */
  'not-found',
  /** The network has no route to the target's address. */
  'unreachable',
  /** A secure connection was not possible, for example because of the certificate. */
  'tls',
  /** The target closed the connection before its answer was complete. */
  'reset',
  /** The target did not accept the connection, or sent nothing, for too long. */
  'timeout',
  /** The request body is larger than the proxy forwards. */
  'too-large',
  /** The target answered with a redirect, which is never followed: it could lead the credentials elsewhere. */
  'redirected',
  /** The target's answer is not HTTP. */
  'bad-answer',
  /** A fault of the proxy itself. */
  'internal',
] as const;
export const ProxyCause = z.enum(proxyCauses);
export type ProxyCause = z.infer<typeof ProxyCause>;

/** Body of every failure of the proxy; the header `X-Console-Proxy: failure` comes with it. */
export const ProxyFailure = z.object({
  proxy: z.literal(true),
  cause: ProxyCause,
  /** One sentence for display, without credentials and without the target's address. */
  message: z.string(),
  /** The target the call was for, or null when the path names none. */
  target: z.nullable(z.string()),
});
export type ProxyFailure = z.infer<typeof ProxyFailure>;
