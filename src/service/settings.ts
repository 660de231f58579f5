import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { localLimits } from '#contract/limits.ts';
import { DialectName } from './http/dialect.ts';

type LimitName = keyof typeof localLimits;
const limitNames = Object.keys(localLimits) as LimitName[];

/** The variable of a limit: LIMIT_JSON_BYTES for `jsonBytes`. */
const variableOf = (name: LimitName) => `LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

const limitFields = Object.fromEntries(
  limitNames.map((name) => [
    variableOf(name),
    z._default(z.coerce.number().check(z.int(), z.positive()), localLimits[name]),
  ]),
);

const Environment = z.object({
  SERVICE_DIALECT: z._default(DialectName, 'documented'),
  SERVICE_LOG: z._default(z.enum(['file', 'stdout']), 'file'),
  SERVICE_METRICS: z._default(z.enum(['off', 'on']), 'off'),
  SERVICE_ROLE: z._default(z.enum(['all', 'api', 'worker']), 'all'),
  SERVICE_HOST: z._default(z.string().check(z.regex(/^(?:[\da-f]*:[\da-f:.]*|[a-z\d.-]+)$/i)), '127.0.0.1'),
  LOCAL_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/))),
  SPEECH_APPROXIMATIONS: z._default(z.enum(['off', 'on']), 'off'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
  BLOB_DIR: z.optional(z.string().check(z.refine(isAbsolute))),
  RETENTION_DAYS: z.optional(z.coerce.number().check(z.int(), z.positive())),
  ...limitFields,
});

/** The settings of the service; engines read their own variables. */
export interface ServiceSettings {
  readonly dialect: DialectName;
  /** Where the log goes: a file in the data folder, or the standard output. */
  readonly log: 'file' | 'stdout';
  /** Whether there are figures for Prometheus. */
  readonly metrics: boolean;
  /** `api` answers calls and takes no jobs; `worker` takes jobs and answers no calls. */
  readonly role: 'all' | 'api' | 'worker';
  /** The IP address or name of this machine on which the service listens. */
  readonly host: string;
  /** The token that a request to `/_local` must send; it may be absent only on the loopback interface. */
  readonly localToken: string | undefined;
  /** Whether languages without a voice are spoken by the voice of a similar language. */
  readonly speechApproximations: boolean;
  /** The address of the PostgreSQL database; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** A folder for the audio of jobs that all processes of the service see; undefined: the database keeps it. */
  readonly blobDir: string | undefined;
  /** Days for which ended jobs and spoken sentences are kept; undefined: forever. */
  readonly retentionDays: number | undefined;
  readonly limits: Readonly<Record<LimitName, number>>;
}

/** Thrown when an environment variable has an invalid value. */
export class InvalidSetting extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = 'InvalidSetting';
  }
}

/**
 * Reads variables by their schema; an empty one counts as absent. @throws `InvalidSetting` naming the first invalid
 * one.
 */
export function readVariables<T extends z.core.$ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv,
  problemOf = (_variable: string, message: string) => message,
): z.output<T> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(schema, set);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const variable = String(issue?.path[0] ?? 'environment');
  throw new InvalidSetting(variable, problemOf(variable, issue?.message ?? 'is invalid'));
}

const allowedValues: Readonly<Record<string, string>> = {
  SERVICE_DIALECT: 'documented or observed',
  SERVICE_METRICS: 'on or off',
  SERVICE_ROLE: 'all, api or worker',
  SERVICE_HOST: 'an IP address or host name',
  SERVICE_LOG: 'file or stdout',
  SPEECH_APPROXIMATIONS: 'on or off',
  BLOB_DIR: 'the full path of a folder',
};

/** Messages for invalid values that may be secret, so they never quote the value. */
const secretRules: Readonly<Record<string, string>> = {
  // The address of a database may contain its password.
  DATABASE_URL: 'the value is not an address such as postgres://user:password@host:5432/database',
  LOCAL_TOKEN: 'must have 16 to 200 letters, digits or characters of -._~+/=',
};

/** Reads the settings. @throws `InvalidSetting` naming the variable. */
export function readSettings(env: NodeJS.ProcessEnv): ServiceSettings {
  const value = readVariables(
    Environment,
    env,
    (name) => secretRules[name] ?? `“${env[name]}” is not ${allowedValues[name] ?? 'a whole number above 0'}`,
  );
  if (value.SERVICE_ROLE !== 'all' && value.DATABASE_URL === undefined) {
    throw new InvalidSetting(
      'SERVICE_ROLE',
      `“${value.SERVICE_ROLE}” needs DATABASE_URL, the database that it shares with the other processes`,
    );
  }
  return {
    dialect: value.SERVICE_DIALECT,
    role: value.SERVICE_ROLE,
    metrics: value.SERVICE_METRICS === 'on',
    log: value.SERVICE_LOG,
    host: value.SERVICE_HOST,
    localToken: value.LOCAL_TOKEN,
    speechApproximations: value.SPEECH_APPROXIMATIONS === 'on',
    databaseUrl: value.DATABASE_URL,
    blobDir: value.BLOB_DIR,
    retentionDays: value.RETENTION_DAYS,
    limits: Object.fromEntries(
      limitNames.map((name) => [name, Number(Reflect.get(value, variableOf(name)))]),
    ) as Record<LimitName, number>,
  };
}
