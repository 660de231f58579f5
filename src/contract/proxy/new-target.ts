import * as z from 'zod/mini';
import { HttpAddress } from '../http-address.ts';
import { embeddedTarget, TargetName } from './targets.ts';

/** Names that no new target can have: that of the built-in target, and `targets` because of `/api/targets`. */
export const reservedTargetNames: readonly string[] = [embeddedTarget, 'targets'];

/** A key or app id: text that can be sent in a header. */
export const CredentialText = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces'), z.maxLength(2000));

/** The address of a target. */
export const BaseUrl = HttpAddress.check(
  z.refine((text) => !URL.canParse(text) || !(new URL(text).username || new URL(text).password), {
    error: 'must not contain a user name or password',
  }),
  z.refine((text) => !URL.canParse(text) || !/[?#]/.test(text), 'must have no query and no fragment'),
);

/** Body of `POST /api/targets`. Key and app id belong together; the answer is a `TargetList`, which has neither. */
export const NewTarget = z
  .strictObject({
    name: TargetName,
    baseUrl: BaseUrl,
    apiKey: z.optional(CredentialText),
    appId: z.optional(CredentialText),
    /** `until-stop`: in the memory of the proxy. `env-file`: also in the file `.env`, for the next start. */
    keep: z.enum(['until-stop', 'env-file']),
  })
  .check(
    z.refine(({ apiKey, appId }) => appId === undefined || apiKey !== undefined, {
      path: ['apiKey'],
      error: 'is missing: key and app id belong together',
    }),
    z.refine(({ apiKey, appId }) => apiKey === undefined || appId !== undefined, {
      path: ['appId'],
      error: 'is missing: key and app id belong together',
    }),
  );
export type NewTarget = z.infer<typeof NewTarget>;
