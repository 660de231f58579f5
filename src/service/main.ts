import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Patience } from '#servers/slow-clients.ts';
import { type Account, demoAccounts, openAccounts } from './accounts.ts';
import { createApp } from './app.ts';
import { dialectOf } from './dialect.ts';
import { listEngines } from './engine-list.ts';
import { createEspeakSynthesizer } from './engines/espeak-synthesizer.ts';
import { readNmtEngine } from './engines/nmt-settings.ts';
import type { Recogniser } from './engines/recogniser.ts';
import { recognisersFrom } from './engines/recognisers.ts';
import type { Synthesizer } from './engines/synthesizer.ts';
import { createFaultDesk } from './faults.ts';
import { listen } from './http/server.ts';
import { createLog, openLogFile, standardOutput } from './log.ts';
import { openWhenThereIsRoom } from './open-when-there-is-room.ts';
import { readSettings } from './settings.ts';
import type { FetchFileUrl } from './speech-to-text/file-url.ts';
import { createSpeechToText, type SpeechToText } from './speech-to-text/speech-to-text.ts';
import { createSpeechToTextWithoutRoom } from './speech-to-text/speech-to-text-without-room.ts';
import { type Database, openDatabase } from './store/database.ts';
import { hasRoom } from './store/disk-full.ts';
import { createLibsqlJobStore } from './store/job-store-libsql.ts';
import { createLibsqlLookupStore } from './store/lookup-store-libsql.ts';
import { createSynthesize } from './text-to-speech/synthesize.ts';
import { createTranslation } from './translation/create-translation.ts';
import { transliterate } from './transliteration/transliterate.ts';

export interface ServiceOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** A writable folder for database, uploads and work files. */
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Accounts in place of the demo accounts. */
  readonly accounts?: readonly Account[];
  /** Recognisers in place of those that the machine and the environment offer. */
  readonly recognisers?: readonly Recogniser[];
  /** A speech engine in place of the built-in one; closed with the service. */
  readonly synthesizer?: Synthesizer;
  readonly fetchFileUrl?: FetchFileUrl;
  readonly patience?: Patience;
  /** Takes one line for whoever runs the service; requests are written down elsewhere. */
  readonly log?: (message: string) => void;
}

export interface Service {
  /** `http://127.0.0.1:<port>`, the base URL of the API. */
  readonly url: string;
  /** Ends open connections, engines and the database; running jobs go back to the queue. */
  close(): Promise<void>;
}

const version = '0.1.0';

/**
 * Starts the embedded Language Services on the loopback interface.
 *
 * @throws `WrongSetting` for a variable that cannot be used; the system's error when the port is taken.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { dataDir, env, patience, log: tell = (message) => console.error(message) } = options;
  const settings = readSettings(env);
  const dialect = dialectOf(settings.dialect);
  const nmt = readNmtEngine(env);
  const recognisers = options.recognisers ?? (await recognisersFrom(env));

  const requests = createLog(
    settings.log === 'stdout' ? standardOutput : openLogFile(join(dataDir, 'service.log')),
  );
  const log = (message: string) => {
    requests.problem(message);
    tell(message);
  };
  const server = await listen({ port: options.port, ended: requests.request, ...(patience && { patience }) });

  const synthesizer =
    options.synthesizer ?? createEspeakSynthesizer({ approximations: settings.speechApproximations });
  const faults = createFaultDesk();
  const all = options.accounts ?? demoAccounts;

  const appOn = async (database: Database, speechToText: SpeechToText) => {
    const accounts = openAccounts(database, all);
    const lookup = createLibsqlLookupStore(database);
    const translation = await createTranslation({
      lookup,
      nmt,
      transliterateText: (text, from, to) => transliterate(text, from, to, { isBulk: false })[0] ?? text,
      settings: dialect,
      log,
    });
    const lookupSummary = await lookup.summary();
    const app = createApp({
      accounts,
      faults,
      dialect,
      settings,
      translation,
      transliterate,
      textToSpeech: { synthesize: createSynthesize(synthesizer), engine: synthesizer },
      speechToText,
      engines: () =>
        listEngines({
          nmt,
          synthesizer,
          speechToText,
          phrases: lookupSummary.phrases,
          phrasebookLanguages: lookupSummary.languages,
        }),
      lookupSummary: () => lookupSummary,
      version,
      report: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    });
    return { database, speechToText, accounts, serve: () => server.serve(app.fetch) };
  };

  const onDisk = async () => {
    mkdirSync(dataDir, { recursive: true });
    const database = openDatabase(join(dataDir, 'service.db'));
    let speechToText: SpeechToText | undefined;
    try {
      speechToText = await createSpeechToText({
        jobs: createLibsqlJobStore(database),
        recognisers,
        folder: join(dataDir, 'audio'),
        log,
        ...(options.fetchFileUrl && { fetchFileUrl: options.fetchFileUrl }),
      });
      return await appOn(database, speechToText);
    } catch (error) {
      await speechToText?.close();
      database.close();
      throw error;
    }
  };

  const closeParts = await openWhenThereIsRoom({
    onDisk,
    meanwhile: () => appOn(openDatabase(':memory:'), createSpeechToTextWithoutRoom({ recognisers, log })),
    hasRoom: () => hasRoom(dataDir),
    all,
    log,
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await Promise.all([closeParts(), synthesizer.close()]);
      await requests.close();
    },
  };
}
