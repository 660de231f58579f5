import type { LooseInput } from '#client/http/encode.ts';
import type { OperationId } from '#contract/errors.ts';
import type { Engines } from '#contract/local/service.ts';

/** A change that solves a problem, with the label of its button. */
export interface Fix {
  readonly label: string;
  readonly run: () => unknown;
}

/** What a panel needs before it can be presented. */
export interface StageNeeds {
  /** A request to the panel's function that must be refused before any work, because it lacks the data. */
  readonly probe: { readonly operation: OperationId; readonly input: LooseInput };
  /** Number of characters of the allowance that the panel's request uses up. */
  readonly characters: number;
  /** The chosen languages or the voice for which this machine has no engine, and a fix. */
  readonly missing: (engines: Engines) => { readonly names: string; readonly fix?: Fix } | undefined;
}
