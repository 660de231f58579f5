/** Words of the lists of targets and accounts. */
const en = {
  target: {
    explain: 'Where calls are sent. Only names reach this page: addresses and keys stay with the proxy.',
    embedded: 'on this machine',
    remote: 'remote',
    noCredentials: 'needs credentials for this session',
    none: 'The list of targets could not be read.',
    retry: 'Try again',
    change: 'Add, check or remove targets',
  },
  account: {
    button: (name: string) => `Account: ${name}`,
    explain: 'The demo accounts of the embedded service. All but the first are refused something on purpose.',
    nothingRefused: 'everything allowed',
    refuses: (what: string) => `is refused: ${what}`,
    /** After the name of the account. */
    refusal: (what: string) => `is refused: ${what}.`,
    session: 'Credentials for this session',
    sessionExplain: 'Kept in the memory of this tab only, gone after a reload.',
    apiKey: 'REV-API-KEY',
    appId: 'REV-APP-ID',
    use: 'Use for this session',
    forget: 'Forget credentials',
    fromTargetExplain: 'The credentials configured for this target, added by the proxy.',
  },
  faults: {
    armed: (count: number) => (count === 1 ? '1 fault armed' : `${count} faults armed`),
    clear: 'Clear',
    cleared: 'No fault is armed.',
    explain: 'The embedded service makes the next calls fail on purpose. A click clears all faults.',
  },
};

export const targetWords = { name: 'targets', en };
