import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { BaseUrl } from '#contract/proxy/new-target.ts';
import { isLoopbackAddress } from '#servers/loopback.ts';
import { readSignIn, type SignIn } from './access/sign-in.ts';
import {
  addressOf,
  type Environment,
  type ParsedSettings,
  readTargets,
  type Targets,
} from './targets/targets.ts';

/** The settings of the console's server. */
export interface Settings {
  /** Port of the console and its proxy. */
  readonly port: number;
  /** Port of the embedded service. */
  readonly servicePort: number;
  /** Host names besides the loopback ones under which a reverse proxy serves the console. */
  readonly hosts: readonly string[];
  readonly targets: Targets;
  /** IP address to listen on. */
  readonly address: string;
  /** The path below which a reverse proxy serves the console, `/console`; empty at the root of its host. */
  readonly basePath: string;
  readonly signIn: SignIn | undefined;
  /** Addresses of services that are started elsewhere; empty if the console has one of its own. */
  readonly serviceUrls: readonly URL[];
}

const Port = z.string().check(
  z.regex(/^\d{1,5}$/),
  z.refine((text) => Number(text) >= 1 && Number(text) <= 65_535),
);
const Host = z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/));
/** A base path. Segments such as `.` and `..` are refused, because browsers resolve them to another path. */
const BasePath = z.string().check(z.regex(/^(\/(?!\.+(\/|$))[\w.-]+)+$/));

/**
 * Reads the settings of the console's server from environment variables. Returns the settings, or one sentence that
 * names the variable to change.
 */
export function readSettings(env: Environment): ParsedSettings<Settings> {
  const ports = { PORT: env.PORT || '5173', SERVICE_PORT: env.SERVICE_PORT || '5174' };
  for (const [name, value] of Object.entries(ports)) {
    if (!Port.safeParse(value).success) {
      return { ok: false, problem: `${name} must be a port number from 1 to 65535, not "${value}".` };
    }
  }
  if (ports.PORT === ports.SERVICE_PORT) {
    return { ok: false, problem: `PORT and SERVICE_PORT must differ; both are ${ports.PORT}.` };
  }
  const hosts = (env.CONSOLE_HOSTS ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []);
  const wrong = hosts.find((host) => !Host.safeParse(host).success);
  if (wrong !== undefined) {
    return {
      ok: false,
      problem: `CONSOLE_HOSTS must list host names separated by commas; "${wrong}" is not a host name.`,
    };
  }
  const servicePort = Number(ports.SERVICE_PORT);
  const serviceUrls = readServiceUrls(env);
  if (!serviceUrls.ok) return serviceUrls;
  const targets = readTargets(env, servicePort, serviceUrls.value);
  if (!targets.ok) return targets;
  const access = readAccess(env);
  if (!access.ok) return access;
  return {
    ok: true,
    value: {
      port: Number(ports.PORT),
      servicePort,
      hosts,
      targets: targets.value,
      serviceUrls: serviceUrls.value,
      ...access.value,
    },
  };
}

/** Reads BASE_PATH, CONSOLE_ADDRESS and the sign-in. */
function readAccess(env: Environment): ParsedSettings<Pick<Settings, 'address' | 'basePath' | 'signIn'>> {
  const basePath = env.BASE_PATH?.trim() ?? '';
  if (basePath !== '' && !BasePath.safeParse(basePath).success) {
    return refuse(
      `BASE_PATH must be a path such as /console, of letters, digits and _ . -, without a slash at its end, not "${basePath}".`,
    );
  }
  const signIn = readSignIn(env);
  if (!signIn.ok) return signIn;
  const address = env.CONSOLE_ADDRESS?.trim() || '127.0.0.1';
  if (isIP(address) === 0) {
    return refuse(`CONSOLE_ADDRESS must be an IP address such as 0.0.0.0, not "${address}".`);
  }
  if (!signIn.value && !isLoopbackAddress(address)) {
    return refuse(
      `CONSOLE_ADDRESS is ${address}, which other machines can reach: set CONSOLE_AUTH_HEADER and CONSOLE_TRUSTED_PROXIES, because the console holds API keys and has no sign-in of its own.`,
    );
  }
  return { ok: true, value: { address, basePath, signIn: signIn.value } };
}

/** Reads SERVICE_URLS, the addresses of services separated by commas. */
function readServiceUrls(env: Environment): ParsedSettings<readonly URL[]> {
  const texts = (env.SERVICE_URLS ?? '').split(',').flatMap((text) => text.trim() || []);
  const wrong = texts.find((text) => !BaseUrl.safeParse(text).success);
  if (wrong !== undefined) {
    const reason = BaseUrl.safeParse(wrong).error?.issues[0]?.message ?? 'is not valid';
    return refuse(`SERVICE_URLS must list addresses separated by commas; "${wrong}" ${reason}.`);
  }
  const urls = [...new Set(texts.map((text) => addressOf(text).href))].map((href) => new URL(href));
  return { ok: true, value: urls };
}

const refuse = (problem: string) => ({ ok: false, problem }) as const;
