import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { translationDefaults } from '#contract/translation.ts';
import type { ConnectionTimeouts } from '#servers/slow-clients.ts';
import { createBergamotEngine } from '#service/engines/bergamot/nmt-bergamot.ts';
import { openCatalogue } from '#service/engines/catalogue/catalogue.ts';
import type { CatalogueEntry } from '#service/engines/catalogue/entry.ts';
import { listEngines } from '#service/engines/engine-list.ts';
import { createEspeakSynthesizer } from '#service/engines/espeak/espeak-synthesizer.ts';
import { createKokoroSynthesizer, kokoroId } from '#service/engines/kokoro/kokoro-synthesizer.ts';
import { createChosenNmt } from '#service/engines/nmt/chosen-nmt.ts';
import { readNmtSettings, readNmtTimeout } from '#service/engines/nmt/nmt-settings.ts';
import { protectNmt } from '#service/engines/nmt/protect-nmt.ts';
import { createPiperSynthesizer } from '#service/engines/piper/piper-synthesizer.ts';
import { piperId, piperVoices } from '#service/engines/piper/piper-voices.ts';
import { createLiveRecognisers } from '#service/engines/recognition/live-recognisers.ts';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';
import { recognisersFrom } from '#service/engines/recognition/recognisers.ts';
import type { Synthesizer } from '#service/engines/synthesis/synthesizer.ts';
import { type Account, demoAccounts } from './accounts.ts';
import { createApp } from './app.ts';
import { dialectOf } from './http/dialect.ts';
import { createStartingApp, createWorkerApp } from './http/local/probes.ts';
import { listen } from './http/server.ts';
import { createLog, openLogFile, standardOutput } from './log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createReadiness } from './monitoring/readiness.ts';
import { serviceChecks } from './monitoring/service-checks.ts';
import { readSettings } from './settings.ts';
import { createSpeechToText } from './speech-to-text/create-speech-to-text.ts';
import type { FetchFileUrl } from './speech-to-text/file-url.ts';
import type { SpeechToText } from './speech-to-text/speech-to-text.ts';
import { createSpeechToTextOnFullDisk } from './speech-to-text/speech-to-text-on-full-disk.ts';
import { startOnFullDisk } from './start-on-full-disk.ts';
import { hasSpace } from './store/disk-full.ts';
import {
  createMemoryStores,
  type EmbeddedStores,
  openEmbeddedStores,
  openPostgresStores,
  type Stores,
} from './store/stores.ts';
import { endedJobsIn, type RetentionOptions, startRetention } from './stored-data/retention.ts';
import { createSynthesize } from './text-to-speech/synthesize.ts';
import { createTranslation } from './translation/create-translation.ts';
import type { Translation } from './translation/translation.ts';
import {
  builtInResources,
  transliterateInSteps,
  transliterateWithRoutes,
} from './transliteration/transliterate.ts';
import { joinWorkers } from './workers/join-workers.ts';

export interface ServiceOptions {
  /** The port of the service; 0 takes any free one. */
  readonly port: number;
  /** A writable folder for the database, uploads and temporary files. */
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Path of the file `.env`, to which a translation engine chosen in the console may be written. */
  readonly envFile?: string | undefined;
  /** Replaces the demo accounts. */
  readonly accounts?: readonly Account[];
  /** Replaces the recognisers of the machine and the environment. */
  readonly recognisers?: readonly Recogniser[];
  /** Replaces the engines that can be added. */
  readonly catalogueEntries?: readonly CatalogueEntry[];
  /** Replaces the built-in speech engine; closed with the service. */
  readonly synthesizer?: Synthesizer;
  /** Prepares the speech engine in idle time, so that the first answers are as fast as later ones. */
  readonly warmUp?: boolean;
  readonly fetchFileUrl?: FetchFileUrl;
  readonly timeouts?: ConnectionTimeouts;
  /** Receives lines for the operator; requests are logged separately. */
  readonly log?: (message: string) => void;
}

const version = '0.1.0';

type AppFetch = ReturnType<typeof createApp>['fetch'];

/** Milliseconds for requests and jobs to end when the service is told to stop. */
const drainMilliseconds = 25_000;

/**
 * Starts the embedded Language Services on the loopback interface, or on `SERVICE_HOST`.
 *
 * @throws `InvalidSetting` for an invalid variable; the system's error when the port is taken.
 */
export async function startService(options: ServiceOptions) {
  const { dataDir, env, timeouts, log: report = (message) => console.error(message) } = options;
  const settings = readSettings(env);
  const dialect = dialectOf(settings.dialect);
  // Invalid settings are reported before anything is opened.
  readNmtSettings(env);
  const configured = options.recognisers ?? (await recognisersFrom(env));

  const requests = createLog(
    settings.log === 'stdout' ? standardOutput : openLogFile(join(dataDir, 'service.log')),
  );
  const log = (message: string) => {
    requests.problem(message);
    report(message);
  };
  const catalogue = await openCatalogue({
    folder: join(dataDir, 'engines'),
    env,
    log,
    ...(options.catalogueEntries && { entries: options.catalogueEntries }),
  });
  const readiness = createReadiness();
  const metrics = settings.metrics ? await createMetrics() : undefined;
  const server = await listen({
    port: options.port,
    host: settings.host,
    ended: (line) => {
      requests.request(line);
      metrics?.request(line);
    },
    ...(timeouts && { timeouts }),
  });
  let begin = (_fetch: AppFetch) => {};
  const begun = new Promise<AppFetch>((resolve) => {
    begin = resolve;
  });
  server.serve(createStartingApp({ version, settings, readiness }, begun).fetch);

  const { databaseUrl, blobDir } = settings;
  const spokenSentences = join((databaseUrl && blobDir) || dataDir, 'spoken-sentences');
  const folderOf = (engine: string) => catalogue.installed().find(({ name }) => name === engine)?.folder;
  const synthesizers: readonly [Synthesizer, ...Synthesizer[]] = options.synthesizer
    ? [options.synthesizer]
    : [
        createKokoroSynthesizer({
          installed: () => folderOf(kokoroId),
          folder: join(dataDir, 'natural-speech'),
          sentences: spokenSentences,
        }),
        ...piperVoices.map((voice) =>
          createPiperSynthesizer({
            voice,
            installed: () => folderOf(piperId(voice)),
            folder: join(dataDir, `${piperId(voice)}-speech`),
          }),
        ),
        createEspeakSynthesizer({
          approximations: settings.speechApproximations,
          folder: join(dataDir, 'speech'),
          warmUp: options.warmUp === true && settings.role !== 'worker',
        }),
      ];
  const bergamot = createBergamotEngine({ installed: catalogue.installed, timeout: readNmtTimeout(env) });
  const protectedBergamot = protectNmt(bergamot, { callsAtOnce: 1 });
  const recognisers = createLiveRecognisers({ configured, catalogue, log });
  const listRecognisers = () =>
    recognisers.list().map((one) => metrics?.timed(one, 'recognise', 'stt_upload') ?? one);
  const [first, ...others] = synthesizers.map((one) => metrics?.timed(one, 'speak', 'tts') ?? one);
  const timedSynthesizers: typeof synthesizers = first ? [first, ...others] : synthesizers;
  const memory = createMemoryStores();
  const all = options.accounts ?? demoAccounts;

  const appOn = async (stores: Stores, speechToText: SpeechToText) => {
    const { lookup, exceptions } = stores;
    const nmt = createChosenNmt(env, stores.engineChoice, options.envFile);
    /** A configured translation engine takes precedence over installed Bergamot models. */
    const nmtEngine = async () => {
      const engine = (await nmt.engine()) ?? (bergamot.available() ? protectedBergamot : undefined);
      return engine && (metrics?.timed(engine, 'translate', 'localization') ?? engine);
    };
    const translation = await createTranslation({
      lookup,
      nmt: nmtEngine,
      exceptions,
      *transliterateText(text, from, to, custom) {
        const resources = { ...builtInResources, custom };
        return (yield* transliterateInSteps(text, from, to, { isBulk: false }, resources))[0] ?? text;
      },
      settings: dialect,
      log,
    });
    if (options.warmUp) await warmUp(translation);
    const builtIn = await lookup.summary();
    return createApp({
      ...stores,
      dialect,
      settings,
      translation,
      transliterate: (text, from, to, how, custom) =>
        transliterateWithRoutes(text, from, to, how, { ...builtInResources, custom }),
      nmt,
      textToSpeech: {
        synthesize: createSynthesize(timedSynthesizers),
        engine: synthesizers.at(-1) ?? synthesizers[0],
      },
      speechToText,
      engines: async () =>
        listEngines({
          nmt: await nmtEngine(),
          synthesizers,
          speechToText,
          phrases: builtIn.phrases,
          phrasebookLanguages: builtIn.languages,
          catalogue: catalogue.engines(),
        }),
      catalogue,
      builtIn,
      version,
      readiness,
      metrics,
      report: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    });
  };

  /** Answers all requests with these parts from now on. */
  const serve = (fetch: AppFetch, stores: Stores, speechToText: SpeechToText, isOnDisk = true) => {
    const { isAvailable } = stores;
    const { role } = settings;
    const hasRecogniser = () => (role === 'worker' ? recognisers.list() : speechToText.engines()).length > 0;
    readiness.begin(serviceChecks({ role, isAvailable, dataDir, isOnDisk, hasRecogniser, synthesizers }));
    server.serve(fetch);
    begin(fetch);
  };

  const partsOn = async (stores: EmbeddedStores, speechToText: SpeechToText, isOnDisk = true) => {
    const { fetch } = await appOn(stores, speechToText);
    return { ...stores, speechToText, serve: () => serve(fetch, stores, speechToText, isOnDisk) };
  };

  const startSpeechToText = async ({ jobs, audio, workers }: Stores): Promise<SpeechToText> => {
    const { role } = settings;
    metrics?.watchQueue(jobs.figures);
    const concurrency = role === 'worker' ? Math.max(1, recognisers.list().length) : 2;
    const joined =
      workers &&
      (await joinWorkers({
        registry: workers,
        jobsAtOnce: concurrency,
        log,
        ...(role !== 'api' && { own: recognisers.list }),
      }));
    const speechToText = await createSpeechToText({
      jobs,
      recognisers: listRecognisers,
      concurrency: role === 'api' ? 0 : concurrency,
      ...(joined && { engines: joined.engines }),
      folder: join(dataDir, 'audio'),
      ...(audio && { audio }),
      log,
      logJob: (line) => {
        requests.job(line);
        metrics?.job(line);
      },
      ...(options.fetchFileUrl && { fetchFileUrl: options.fetchFileUrl }),
    }).catch(async (error: unknown) => {
      await joined?.close();
      throw error;
    });
    if (!joined) return speechToText;
    return {
      ...speechToText,
      drain: async () => {
        await joined.leave();
        await speechToText.drain();
      },
      close: async () => {
        await joined.close();
        await speechToText.close();
      },
    };
  };

  /** Runs `use`, and closes the stores and speech-to-text if it fails. */
  const onStores = async <S extends Stores, T>(
    stores: S,
    use: (stores: S, speechToText: SpeechToText) => Promise<T>,
  ): Promise<T> => {
    let speechToText: SpeechToText | undefined;
    try {
      speechToText = await startSpeechToText(stores);
      return await use(stores, speechToText);
    } catch (error) {
      await speechToText?.close();
      await stores.close();
      throw error;
    }
  };

  const startEmbedded = () =>
    startOnFullDisk({
      onDisk: async () => {
        mkdirSync(dataDir, { recursive: true });
        return onStores(openEmbeddedStores({ dataDir, accounts: all, memory }), (stores, speechToText) =>
          partsOn(stores, speechToText),
        );
      },
      withoutDisk: () =>
        partsOn(
          openEmbeddedStores({ dataDir: undefined, accounts: all, memory }),
          createSpeechToTextOnFullDisk({ recognisers: recognisers.list, log }),
          false,
        ),
      hasSpace: () => hasSpace(dataDir),
      all,
      log,
    });

  const retain = (jobs: RetentionOptions['jobs']) =>
    settings.retentionDays === undefined
      ? undefined
      : startRetention({
          days: settings.retentionDays,
          jobs,
          sentences: spokenSentences,
          log,
        });

  const startOnPostgres = async (url: string) => {
    const stores = await openPostgresStores({
      url,
      blobDir,
      accounts: all,
      log,
    });
    return onStores(stores, async (_, speechToText) => {
      const app =
        settings.role === 'worker'
          ? createWorkerApp({ version, settings, readiness, metrics })
          : await appOn(stores, speechToText);
      serve(app.fetch, stores, speechToText);
      const retention = retain(stores.jobData);
      return {
        drain: speechToText.drain,
        async close() {
          await retention?.close();
          await speechToText.close();
          await stores.close();
        },
      };
    });
  };

  const startOnDisk = async () => {
    const parts = await startEmbedded();
    const retention = retain(endedJobsIn(join(dataDir, 'service.db')));
    return {
      ...parts,
      async close() {
        await retention?.close();
        await parts.close();
      },
    };
  };

  const parts = await (databaseUrl === undefined ? startOnDisk() : startOnPostgres(databaseUrl));
  return {
    /** `http://127.0.0.1:<port>`, the base URL of the API. */
    url: server.url,
    /**
     * Prepares for `close` without refusing a request: readiness is denied, then what has begun may end, requests and
     * jobs alike, for up to 25 seconds.
     */
    drain: async () => {
      readiness.stop();
      const late = new AbortController();
      await Promise.race([
        Promise.all([
          parts.drain(),
          server.drain({ within: drainMilliseconds, isHeld: readiness.isAwaited }),
        ]),
        sleep(drainMilliseconds, undefined, { signal: late.signal }),
      ]);
      late.abort();
    },
    /** Closes connections, engines and the database; running jobs go back to the queue. */
    close: async () => {
      await server.close();
      await Promise.all([parts.close(), ...synthesizers.map((one) => one.close()), catalogue.close()]);
      bergamot.close();
      await recognisers.close();
      await requests.close();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Reads the phrasebook and the lexicon, so that the first request does not wait for them. */
async function warmUp(translation: Translation): Promise<void> {
  const data = ['My name is Priya.', 'Where is the bank?'];
  await translation.translate(
    {
      headers: { 'REV-APPVERSION': '3.0', src_lang: 'en', tgt_lang: ['hi'], domain: 'generic' },
      body: { ...translationDefaults, nmtMaskTerms: undefined, enableNmt: false, data },
    },
    AbortSignal.timeout(30_000),
  );
}
