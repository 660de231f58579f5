import type { Awaitable } from '../awaitable.ts';

/** An account and what it may use. */
export interface ChargedAccount {
  readonly name: string;
  /** Total characters the account may use; null means unlimited. */
  readonly allowance: number | null;
  /** Characters that count as used before the account's first call to this service. */
  readonly usedBefore: number;
  /**
   * Whether its usage is reset when the service starts, so that the allowance can be used up again. If several
   * processes share the usage, the start of any of them resets it.
   */
  readonly resetsOnStart: boolean;
}

/** Characters to charge to an account. */
export interface Charge {
  readonly account: ChargedAccount;
  readonly characters: number;
}

/** The usage of accounts, which survives a restart. */
export interface AccountUsage {
  /** The number of characters that the account has used. */
  used(account: ChargedAccount): Awaitable<number>;
  /**
   * Adds characters, rounded up, to the usage of the account. One atomic step, so two requests never spend the same
   * characters: the last one may exceed the allowance, the next one is not charged.
   *
   * @returns false, and adds nothing, if the allowance was used up already.
   */
  charge(charge: Charge): Awaitable<boolean>;
}
