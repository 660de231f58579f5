/** What is stored of the jobs and the usage of one account. */
export interface AccountJobs {
  /** Number of speech-to-text jobs, which are stored with their results. */
  readonly jobs: number;
  /** Number of characters that count as used. */
  readonly usedCharacters: number;
}

/** What is stored of the texts of one account. */
export interface AccountTexts {
  /** Number of custom entries of the lookup database that belong to the account alone. */
  readonly entries: number;
  /** Number of custom exceptions of the transliteration that belong to the account alone. */
  readonly exceptions: number;
  /** Number of records in the history of changes that have ever had a text of the account. */
  readonly history: number;
}

/** Removes ended jobs that are old; counts and removes the jobs and the usage of one account. */
export interface JobData {
  /**
   * Removes the jobs that ended more than `age` milliseconds ago, with their results. Their ids are unknown afterwards.
   * Several processes may do this at the same time.
   *
   * @returns the number of jobs removed.
   */
  removeEnded(age: number, signal: AbortSignal): Promise<number>;
  read(account: string): Promise<AccountJobs>;
  /**
   * Removes the jobs of an account, in any state, and its usage. A worker that processes one finds its claim lost.
   *
   * @returns what was removed, and the names of audio that the caller removes.
   */
  remove(account: string): Promise<AccountJobs & { readonly audio: readonly string[] }>;
}

/** Counts and removes the custom texts of one account. */
export interface TextData {
  read(account: string): Promise<AccountTexts>;
  /** Removes the texts with their history. What belongs to all accounts stays. */
  remove(account: string): Promise<AccountTexts>;
}
