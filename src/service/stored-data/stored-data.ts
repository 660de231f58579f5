/** How much is stored for one account. */
export interface AccountData {
  /** Jobs of speech-to-text, with their results. */
  readonly jobs: number;
  /** Custom entries of the lookup database that belong to the account alone. */
  readonly entries: number;
  /** Custom exceptions of the transliteration that belong to the account alone. */
  readonly exceptions: number;
  /** Records in the history of changes with a text of the account, before or after it was changed. */
  readonly history: number;
  /** Characters that count as used. */
  readonly usedCharacters: number;
}

/** What was removed, and the names of the audio that is no longer needed. */
export interface RemovedAccountData extends AccountData {
  readonly audio: readonly string[];
}

/** Port: removes what a service has stored, because it is old or because its owner asks for it. */
export interface StoredData {
  /**
   * Removes the jobs that ended more than `age` milliseconds ago, with their results. Their ids are unknown afterwards.
   * Several processes may do this at once.
   *
   * @returns the number of jobs removed.
   */
  removeEndedJobs(age: number, signal: AbortSignal): Promise<number>;
  accountData(account: string): Promise<AccountData>;
  /**
   * Removes everything that is stored for an account, in one transaction for each database. A worker that processes one
   * of its jobs finds its claim lost. The caller removes the audio.
   */
  removeAccountData(account: string): Promise<RemovedAccountData>;
}
