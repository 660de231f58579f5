/** Words of the form for a translation engine, loaded with the service page. */
const en = {
  title: 'Translation engine',
  explain:
    'Translates what the phrasebook does not know. Any LibreTranslate server or chat model with an OpenAI-compatible address will do; its address must be reachable from the machine of the embedded service.',
  state: {
    none: 'No engine is in use: sentences that the phrasebook does not know are written in the script of the language, not translated.',
    orModels: 'Models that run on this machine are under “Can be added”.',
    models: (titles: string) => `In use: ${titles}, on this machine. An engine chosen here comes first.`,
    inUse: (name: string) => `In use: ${name}`,
    fromEnvironment: 'Configured by the NMT_… settings.',
    fromPage: 'Chosen here; in use until the service stops.',
    shared: 'Chosen here; in use by every process of the service, also after a restart.',
    takeBack: 'Stop using it',
    takenBack: 'The engine chosen here is no longer in use.',
  },
  fixed:
    'It cannot be chosen here, because this page is reached through a reverse proxy or served by several processes, and an engine receives the texts of everyone. Whoever runs the service sets it with the NMT_… settings and starts the service again.',
  kinds: { libretranslate: 'LibreTranslate', openai: 'Chat model' },
  kind: 'Kind of engine',
  recipes: {
    untested: 'We have not run this line ourselves. “Test” shows whether the engine answers.',
    libretranslate: 'With Docker: LibreTranslate for English, Hindi, Bangla and Urdu (about 2 GB)',
    openai: 'With Ollama: a small multilingual chat model (about 3 GB), any pair of languages',
    copy: (name: string) => `Copy the command for ${name}`,
    fill: 'Fill in its address',
  },
  fields: {
    address: 'Address',
    addressHint: {
      libretranslate: 'The part before /translate, such as http://127.0.0.1:5000',
      openai: 'The part before /chat/completions, such as http://127.0.0.1:11434/v1',
    },
    model: 'Model',
    key: 'API key',
    keyHint: 'Only if the engine asks for one. It stays on the side of the service and is never shown again.',
    envFile: 'Also write it into .env',
    envFileHint: 'Then it is in use after a restart as well.',
  },
  problems: {
    address: 'An address begins with http:// or https://',
    model: 'The name of the model is needed.',
    key: 'A key has no spaces and no letters other than English ones.',
  },
  test: 'Test',
  testing: 'Testing …',
  use: 'Use it',
  used: 'The engine is in use.',
  answered: (milliseconds: number) => `It answered in ${(milliseconds / 1000).toFixed(1)} s:`,
  failed: 'The engine did not translate',
  remedies: {
    'not-reached': 'Nothing answers at this address. Check that the engine runs and that the port is right.',
    'timed-out': 'The engine is too slow, or still loads its model. Try again, or raise NMT_TIMEOUT_MS.',
    unauthorised: 'Check the API key.',
    'not-found': 'Check the address: a chat model’s usually ends in /v1.',
    failed: 'Check that the kind of engine is right.',
  },
};

export type TranslationEngineWords = typeof en;
export const translationEngineWords = { name: 'service/translation-engine', en };
