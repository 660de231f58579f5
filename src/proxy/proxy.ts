import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { changedByHeader, requestIdHeader } from '#contract/headers.ts';
import { defaultAccount } from '#contract/proxy/targets.ts';
import { bearer } from '#servers/bearer-token.ts';
import { isLoopbackHost } from '#servers/loopback.ts';
import { type AcceptedRequest, isProxyPath, judgeRequest, type Route } from './access/guard.ts';
import { writeFailure } from './failure.ts';
import { causeOf, createFailure, relay } from './relay.ts';
import { createAccounts } from './targets/accounts.ts';
import { type AddressPool, createAddressPool } from './targets/address-pool.ts';
import { answerTargets } from './targets/target-requests.ts';
import { createTargetStore } from './targets/target-store.ts';
import type { Credentials, ProxyTarget, Targets } from './targets/targets.ts';

export interface ProxyOptions {
  readonly targets: Targets;
  /** Host names besides the loopback ones under which the console is reached. */
  readonly hosts: readonly string[];
  /** Path of the file `.env`, if targets that people add may be written there. */
  readonly envFile?: string | undefined;
  /**
   * Whether targets can be neither added nor removed. A change would reach only one of several consoles, or be open to
   * everybody on a network.
   */
  readonly targetsAreFixed?: boolean;
  /** Milliseconds to connect to a target; 5,000 by default. */
  readonly connectTimeout?: number;
  /** Milliseconds a call may go without a byte in either direction; 120,000 by default. */
  readonly idleTimeout?: number;
}

/**
 * Maximum sizes in bytes of the bodies of uploads, imports and other calls. The service's limits are lower, so that
 * clients receive its own refusal.
 */
const uploadLimit = 128 * 1024 * 1024;
const importLimit = 1024 * 1024 * 1024;
const bodyLimit = 16 * 1024 * 1024;

function bodyLimitOf(path: string): number {
  if (path === '/upload') return uploadLimit;
  return path.startsWith('/_local/lookup/') && path.endsWith('/import') ? importLimit : bodyLimit;
}

/** Bytes buffered in a connection to a target: enough that an upload does not stop after every chunk. */
const highWaterMark = 512 * 1024;

/**
 * Milliseconds after which an idle connection is closed: before the target closes it (Node's servers: 5 s), so that
 * none is reused while it closes.
 */
const idleConnectionTimeout = 4000;

/**
 * The proxy between the console and its targets: `/api/<target>/`, `/upload`, `/status`, `/transcript`, for `embedded`
 * also `/_local/…`, and `/api/targets`, where targets are listed, added and removed. Credentials are added here, so the
 * browser only needs to know names.
 */
export function createProxy(options: ProxyOptions) {
  const { hosts, targetsAreFixed = false, connectTimeout = 5000, idleTimeout = 120_000 } = options;
  const agentOptions = {
    keepAlive: true,
    timeout: idleConnectionTimeout,
    scheduling: 'lifo',
    highWaterMark,
  } as const;
  const agent = new Agent(agentOptions);
  const secureAgent = new SecureAgent(agentOptions);
  const targets = createTargetStore(options.targets, options.envFile);
  const agentOf = ({ protocol }: URL) => (protocol === 'https:' ? secureAgent : agent);
  /** The address pool of each target; forgotten together with a target that is removed. */
  const pools = new WeakMap<ProxyTarget, AddressPool>();
  const poolOf = (target: ProxyTarget): AddressPool => {
    const found = pools.get(target) ?? createAddressPool(target.addresses, reportChange(target));
    pools.set(target, found);
    return found;
  };
  const embedded = targets.get('embedded');
  const accounts =
    embedded &&
    createAccounts(embedded, poolOf(embedded), agentOf, { connect: connectTimeout, idle: idleTimeout });

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    verdict: AcceptedRequest,
    route: Exclude<Route, { kind: 'targets' }>,
    target: ProxyTarget,
    credentials: Credentials | undefined,
    person: string | undefined,
  ) => {
    const headers = verdict.headers;
    if (person !== undefined) {
      delete headers[changedByHeader];
      if (target.kind === 'embedded') headers[changedByHeader] = encodeURIComponent(person);
    }
    if (verdict.session) Object.assign(headers, verdict.session);
    else if (credentials) {
      headers['REV-API-KEY'] = credentials.apiKey;
      headers['REV-APP-ID'] = credentials.appId;
    }
    if (route.kind === 'local' && target.localToken) headers.Authorization = bearer(target.localToken);
    headers[requestIdHeader] = verdict.requestId;
    headers.Accept = '*/*';
    headers['Accept-Encoding'] = 'identity';
    headers['User-Agent'] = 'language-console';
    relay(request, response, {
      target: target.name,
      pool: poolOf(target),
      agentOf,
      path: route.path + route.query,
      headers,
      bodyLimit: bodyLimitOf(route.path),
      connectTimeout,
      idleTimeout,
      onStatus: (status) => {
        if (status === 403 && target.kind === 'embedded') accounts?.forget();
      },
    });
  };

  const pass = async (
    request: IncomingMessage,
    response: ServerResponse,
    verdict: AcceptedRequest,
    person: string | undefined,
  ) => {
    const { route } = verdict;
    if (route.kind === 'targets') {
      const fixed = targetsAreFixed || !isLoopbackHost(request.headers.host ?? '');
      await answerTargets(request, response, route, targets, fixed);
      return;
    }
    const target = targets.get(route.target);
    if (!target) {
      const message = `No target is called "${route.target}".`;
      writeFailure(request, response, { cause: 'unknown-target', target: route.target, message });
      return;
    }
    const account = chooseAccount(verdict, route, target);
    let credentials = account === undefined ? target.credentials : accounts?.known(account);
    if (account !== undefined && !credentials && accounts) {
      try {
        credentials = await accounts.load(account);
      } catch (error) {
        writeFailure(request, response, createFailure(causeOf(error), target.name));
        return;
      }
      if (!credentials) {
        const message = 'The embedded service has no demo account of this name.';
        writeFailure(request, response, { cause: 'unknown-account', target: target.name, message });
        return;
      }
    }
    send(request, response, verdict, route, target, credentials, person);
  };

  return {
    /**
     * Answers a request below `/api`; returns false, without doing anything, for any other.
     *
     * @param person who is signed in; undefined where nobody signs in
     */
    handle(request: IncomingMessage, response: ServerResponse, person?: string) {
      if (!isProxyPath(request.url ?? '')) return false;
      response.on('error', () => response.destroy());
      const verdict = judgeRequest(request, hosts, targetsAreFixed);
      if (verdict.ok) response.setHeader(requestIdHeader, verdict.requestId);
      if (verdict.ok) pass(request, response, verdict, person);
      else writeFailure(request, response, verdict.failure);
      return true;
    },
    /** Closes the idle connections to the targets. */
    close() {
      agent.destroy();
      secureAgent.destroy();
    },
  };
}

/**
 * Logs when one of several services is left out or answers again. A single service is not logged: each call reports its
 * failure.
 */
const reportChange =
  ({ addresses }: ProxyTarget) =>
  ({ origin }: URL, works: boolean): void => {
    if (addresses.length === 1) return;
    const change = works ? 'answers again.' : 'cannot be reached and is left out for now.';
    console.error(`The service at ${origin} ${change}`);
  };

export type ConsoleProxy = ReturnType<typeof createProxy>;

/** The demo account whose credentials a call needs, or undefined when it needs none. */
function chooseAccount(verdict: AcceptedRequest, route: Route, target: ProxyTarget): string | undefined {
  if (target.kind !== 'embedded' || verdict.session) return undefined;
  return verdict.account ?? (route.kind === 'call' ? defaultAccount : undefined);
}
