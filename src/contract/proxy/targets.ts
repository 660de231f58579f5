import * as z from 'zod/mini';

/** The protocol between the console and its proxy. None of this is part of the Language Services API. */

/**
 * Every request to the proxy carries this header. A page of another origin cannot send it without a preflight.
 */
export const consoleHeader = { name: 'X-Console', value: '1' } as const;

/** The header with the name of a demo account of the embedded service. The proxy knows the account's credentials. */
export const accountHeader = 'X-Console-Account';

/** The name of the target that always exists. */
export const embeddedTarget = 'embedded';

/** The account a call to the embedded service uses when none is chosen. */
export const defaultAccount = 'working';

/** Name of a target, as used in `/api/<target>/`. */
export const TargetName = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));
export type TargetName = z.infer<typeof TargetName>;

/** What the browser knows about a target: not its keys. */
export const Target = z.object({
  name: TargetName,
  /** `embedded`: the local service, with demo accounts and `/_local/`. `remote`: configured or added in the page. */
  kind: z.enum(['embedded', 'remote']),
  /** Whether the proxy adds credentials. Otherwise a call needs credentials typed for the session. */
  hasCredentials: z.boolean(),
  /** `memory`: added in the page until the proxy stops. `env-file`: in the file `.env`. Others cannot be removed. */
  kept: z.optional(z.enum(['memory', 'env-file'])),
});
export type Target = z.infer<typeof Target>;

/**
 * Answer of `GET`, `POST /api/targets` and `DELETE /api/targets/<name>`: the embedded service first, then the others,
 * sorted by name.
 */
export const TargetList = z.object({
  targets: z.array(Target),
  /** Whether a target can be written into the file `.env`. */
  envFile: z.boolean(),
  /** Present and true if targets can be neither added nor removed. */
  fixed: z.optional(z.boolean()),
});
export type TargetList = z.infer<typeof TargetList>;
