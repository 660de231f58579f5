import type { OperationId } from '#contract/errors.ts';
import type { ResponseOf } from '#contract/operations.ts';
import type { Refusal } from '../refusal.ts';

/** What a handler answers: the documented body of its operation, or a refusal. A wrong body does not compile. */
export type Reply<Id extends OperationId> =
  | {
      readonly kind: 'ok';
      readonly body: ResponseOf<Id>;
      /** The body as the dialect writes it, where that differs. */
      readonly wire?: object;
      /** Characters that the account is charged. */
      readonly characters: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** HTTP status when it is not 200. */
      readonly httpStatus?: number;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const refused = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;
