import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { AppName, credentialHeaders } from '#contract/credentials.ts';
import { requestHeaders, requestIdHeader, responseHeaders } from '#contract/headers.ts';
import { isLoopbackHost } from '#servers/loopback.ts';
import { createJsonReader } from './http/body/json-reader.ts';
import { allowOwnHosts } from './http/local/local-access.ts';
import { renderRefusal } from './http/render-refusal.ts';
import { type ApiDeps, apiRoutes, type HonoEnv } from './http/routes/api-routes.ts';
import { incomingFrom } from './http/routes/incoming-call.ts';
import { type LocalDeps, localRoutes } from './http/routes/local-routes.ts';
import { answerSpeechMarks, type TextToSpeechDeps } from './http/routes/text-to-speech.ts';
import { DatabaseUnavailable } from './postgres/database-unavailable.ts';
import { invalidRefusal, refuse } from './refusal.ts';
import type { ServiceSettings } from './settings.ts';
import type { ExplanationStore } from './store/explanations/explanation-store.ts';

export interface AppDeps
  extends Pick<ApiDeps, 'accounts' | 'faults' | 'dialect' | 'translation' | 'transliterate' | 'speechToText'>,
    Pick<
      LocalDeps,
      | 'engines'
      | 'catalogue'
      | 'nmt'
      | 'builtIn'
      | 'exceptions'
      | 'version'
      | 'entries'
      | 'longChanges'
      | 'readiness'
      | 'metrics'
    > {
  readonly settings: ServiceSettings;
  readonly explanations: ExplanationStore;
  readonly textToSpeech: Omit<TextToSpeechDeps, 'limits'>;
  /** Called with unexpected errors in the service. */
  readonly report: (error: unknown) => void;
}

/** The service as a fetch handler: the API, and `/_local/…` for the console. */
export function createApp(deps: AppDeps): Hono<HonoEnv> {
  const { accounts, dialect, explanations } = deps;
  const { limits } = deps.settings;
  const bodies = createJsonReader(limits);
  const textToSpeech = { ...deps.textToSpeech, limits };

  const speechMarks = async (request: HonoRequest): ReturnType<LocalDeps['speechMarks']> => {
    const working = accounts.first();
    if (!working) return { problem: 'no demo account', httpStatus: 503 };
    const { incoming, done } = incomingFrom(request, working, bodies);
    return answerSpeechMarks(incoming, textToSpeech).finally(done);
  };

  const app = new Hono<HonoEnv>({ strict: false });
  app.onError((error, { req, env }) => {
    // When a client disconnects, reading its body fails shortly before the signal aborts.
    if (req.raw.signal.aborted || env?.incoming?.errored) return new Response(null, { status: 499 });
    const appName = AppName.safeParse(req.header('REV-APPNAME')).data;
    if (error instanceof DatabaseUnavailable) {
      return renderRefusal(invalidRefusal(error.message, 503), { appName, dialect, url: req.url });
    }
    deps.report(error);
    const isTransliteration = appName === 'transliteration';
    return renderRefusal(
      isTransliteration ? refuse('transliteration.internal') : invalidRefusal('Internal Server Error', 500),
      { appName, dialect, url: req.url },
    );
  });
  app.use('*', allowOwnHosts(deps.settings));
  app.route(
    '/_local',
    localRoutes({
      ...deps,
      explanation: async (id) => (await explanations.find(id)) ?? (await deps.speechToText.explanation(id)),
      speechMarks,
    }),
  );
  app.use('*', allowLoopbackOrigins);
  app.route('/', apiRoutes({ ...deps, textToSpeech, limits, bodies, keepExplanation: explanations.keep }));
  app.all('*', ({ req }) =>
    renderRefusal(invalidRefusal(`No such path: ${req.path}`, 404), {
      appName: undefined,
      dialect,
      url: req.url,
    }),
  );
  return app;
}

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return /^https?:$/.test(protocol) && isLoopbackHost(host);
}

/**
 * CORS for pages of this machine, with every header of the contract. Not `hono/cors`: it sets headers before the
 * handler runs, for which Hono rebuilds every response as a stream. An early refusal then loses the length by which
 * clients and the log know that it is complete.
 */
const allowLoopbackOrigins: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin');
  const allowed = origin !== undefined && isLoopbackOrigin(origin);
  if (allowed && context.req.method === 'OPTIONS' && context.req.header('Access-Control-Request-Method')) {
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': [...credentialHeaders, ...requestHeaders, requestIdHeader].join(', '),
        'Access-Control-Max-Age': '600',
        ...(context.req.header('Access-Control-Request-Private-Network') && {
          'Access-Control-Allow-Private-Network': 'true',
        }),
        Vary: 'Origin',
      },
    });
  }
  await next();
  context.res.headers.append('Vary', 'Origin');
  if (allowed) {
    context.res.headers.set('Access-Control-Allow-Origin', origin);
    context.res.headers.set('Access-Control-Expose-Headers', [...responseHeaders, 'Allow'].join(', '));
  }
};
