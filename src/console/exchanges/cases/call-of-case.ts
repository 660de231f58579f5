import type { OperationNames } from '#cases/case-file/name-case.ts';
import type { Exchange } from '#client/exchange.ts';

/** The call from which a case is made. */
export interface CallOfCase {
  readonly exchange: Exchange;
  readonly names: OperationNames;
  /** For an upload: the call that fetched its transcript. */
  readonly transcript: Exchange | undefined;
  /** Credentials that must not be in the case. */
  readonly secrets: readonly string[];
}

/**
 * The saved case, or why there is none: the request was not kept completely, the browser has no space or no storage, or
 * the code cannot be loaded.
 */
export type MakeCaseResult =
  | { readonly id: string; readonly name: string; readonly lacksRecording: boolean }
  | { readonly problem: 'request' | 'room' | 'storage' | 'code' };
