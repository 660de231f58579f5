import type { OperationId } from '#contract/errors.ts';
import type { ResponseOf } from '#contract/operations.ts';
import type { StoredAudio } from '#service/engines/synthesis/synthesizer.ts';
import type { Refusal } from '#service/refusal.ts';

/** The result of a handler: the documented body of its operation, or a refusal. */
export type Reply<Id extends OperationId> =
  | {
      readonly kind: 'ok';
      readonly body: ResponseOf<Id>;
      /** The body in the dialect in use, if it differs from the documented one. */
      readonly wire?: object;
      /** The rest of a large file, after the audio in the body. */
      readonly rest?: StoredAudio;
      /** Characters to charge to the account. */
      readonly characters: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** The HTTP status if it is not 200. */
      readonly httpStatus?: number;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const refusedReply = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;
