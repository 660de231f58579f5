import { Hono, type HonoRequest } from 'hono';
import { AppName } from '#contract/credentials.ts';
import { createExplanations } from './explanations.ts';
import { allowLoopbackHosts, allowLoopbackOrigins } from './http/access.ts';
import { createJsonReader } from './http/body/json-reader.ts';
import { renderRefusal } from './http/render-refusal.ts';
import { type ApiDeps, apiRoutes, type Env } from './http/routes/api-routes.ts';
import { incomingFrom } from './http/routes/incoming.ts';
import { type LocalDeps, localRoutes } from './http/routes/local-routes.ts';
import { answerSpeechMarks, type TextToSpeechDeps } from './http/routes/tts.ts';
import { invalid, refuse } from './refusal.ts';
import type { ServiceSettings } from './settings.ts';

export interface AppDeps
  extends Pick<ApiDeps, 'accounts' | 'faults' | 'dialect' | 'translation' | 'transliterate' | 'speechToText'>,
    Pick<LocalDeps, 'engines' | 'lookupSummary' | 'version'> {
  readonly settings: ServiceSettings;
  readonly textToSpeech: Omit<TextToSpeechDeps, 'limits'>;
  /** Called with errors of the service itself. */
  readonly report: (error: unknown) => void;
}

/** The service as a fetch handler: the API, and `/_local/…` for the console. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { accounts, dialect } = deps;
  const { limits } = deps.settings;
  const explanations = createExplanations();
  const bodies = createJsonReader(limits);
  const textToSpeech = { ...deps.textToSpeech, limits };

  const speechMarks = async (request: HonoRequest): ReturnType<LocalDeps['speechMarks']> => {
    const [first] = accounts.list();
    const working = accounts.find(first?.apiKey, first?.appId);
    if (!working) return { problem: 'no demo account', httpStatus: 503 };
    const { incoming, done } = incomingFrom(request, working, bodies);
    return answerSpeechMarks(incoming, textToSpeech).finally(done);
  };

  const app = new Hono<Env>({ strict: false });
  app.onError((error, { req, env }) => {
    // The body of a client that leaves fails shortly before the signal aborts.
    if (req.raw.signal.aborted || env?.incoming?.errored) return new Response(null, { status: 499 });
    deps.report(error);
    const appName = AppName.safeParse(req.header('REV-APPNAME')).data;
    const isTransliteration = appName === 'transliteration';
    return renderRefusal(
      isTransliteration ? refuse('transliteration.internal') : invalid('Internal Server Error', 500),
      { appName, dialect, url: req.url },
    );
  });
  app.use('*', allowLoopbackHosts);
  app.route(
    '/_local',
    localRoutes({ ...deps, dialect: dialect.name, explanation: explanations.find, speechMarks }),
  );
  app.use('*', allowLoopbackOrigins);
  app.route('/', apiRoutes({ ...deps, textToSpeech, limits, bodies, keepExplanation: explanations.keep }));
  app.all('*', ({ req }) =>
    renderRefusal(invalid(`No such path: ${req.path}`, 404), { appName: undefined, dialect, url: req.url }),
  );
  return app;
}
