import * as z from 'zod/mini';
import { type ParsedSettings, readTargets, type Targets } from './targets/targets.ts';

/** The settings of the console's server. */
export interface Settings {
  /** Port of the console and its proxy. */
  readonly port: number;
  /** Port of the embedded service. */
  readonly servicePort: number;
  /** Host names besides the loopback ones under which a reverse proxy serves the console. */
  readonly hosts: readonly string[];
  readonly targets: Targets;
}

const Port = z.string().check(
  z.regex(/^\d{1,5}$/),
  z.refine((text) => Number(text) >= 1 && Number(text) <= 65_535),
);
const Host = z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/));

/**
 * Reads PORT (5173), SERVICE_PORT (5174), CONSOLE_HOSTS and the targets from environment variables. Returns the
 * settings, or one sentence that names the variable to change.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ParsedSettings<Settings> {
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
  const targets = readTargets(env, servicePort);
  if (!targets.ok) return targets;
  return { ok: true, value: { port: Number(ports.PORT), servicePort, hosts, targets: targets.value } };
}
