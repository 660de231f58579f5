/** Words of the lists of targets and accounts. */
const en = {
  target: {
    explain: 'Where calls are sent. Only names reach this page: addresses and keys stay with the proxy.',
    embedded: 'on this machine',
    remote: 'remote',
    noCredentials: 'needs credentials for this session',
    none: 'The list of targets could not be read.',
    retry: 'Try again',
  },
  account: {
    button: (name: string) => `Account: ${name}`,
    explain: 'The demo accounts of the embedded service. Each one is refused something on purpose.',
    nothingRefused: 'refused nothing',
    refuses: (what: string) => `is refused: ${what}`,
    session: 'Credentials for this session',
    sessionExplain: 'Kept in the memory of this tab only, gone after a reload.',
    apiKey: 'REV-API-KEY',
    appId: 'REV-APP-ID',
    use: 'Use them',
    forget: 'Forget them',
    fromTargetExplain: 'The credentials configured for this target, added by the proxy.',
  },
};

export const targetWords = { en };
