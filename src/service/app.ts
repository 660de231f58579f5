import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type HonoRequest } from 'hono';
import { AppName } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import type { Fault } from '#contract/local.ts';
import { type Accounts, accountRefusal } from './accounts.ts';
import type { Dialect } from './dialect.ts';
import { createExplanations } from './explanations.ts';
import type { FaultDesk } from './faults.ts';
import { allowLoopbackHosts, allowLoopbackOrigins } from './http/access.ts';
import { faultAnswer } from './http/fault-answer.ts';
import { type Incoming, incomingFrom } from './http/incoming.ts';
import { jsonInTurns } from './http/json-in-turns.ts';
import { type LocalDeps, localRoutes } from './http/local-routes.ts';
import { answerLocalization, type LocalizationDeps } from './http/localization.ts';
import type { Reply } from './http/reply.ts';
import { answerSpeechMarks } from './http/speech-marks.ts';
import { answerStatus, answerTranscript, answerUpload } from './http/stt.ts';
import { answerTransliteration, type TransliterationDeps } from './http/transliteration.ts';
import { answerTextToSpeech, type TextToSpeechDeps } from './http/tts.ts';
import { invalid, type Refusal, refuse, refuseAccount, renderRefusal } from './refusal.ts';
import type { ServiceSettings } from './settings.ts';
import type { SpeechToText } from './speech-to-text/speech-to-text.ts';

export interface AppDeps {
  readonly accounts: Accounts;
  readonly faults: FaultDesk;
  readonly dialect: Dialect;
  readonly settings: ServiceSettings;
  readonly translation: LocalizationDeps['translation'];
  readonly transliterate: TransliterationDeps['transliterate'];
  readonly textToSpeech: Omit<TextToSpeechDeps, 'limits'>;
  readonly speechToText: SpeechToText;
  readonly engines: LocalDeps['engines'];
  readonly lookupSummary: LocalDeps['lookupSummary'];
  readonly version: string;
  /** Told about faults of the service itself. */
  readonly report: (error: unknown) => void;
}

type Env = { Bindings: Partial<HttpBindings> };

/** The whole service as a fetch handler: the API at its root, `/_local/…` beside it. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { accounts, dialect, faults, settings, speechToText } = deps;
  const { limits } = settings;
  const explanations = createExplanations();
  const textToSpeech = { ...deps.textToSpeech, limits };

  const handlers: { [Id in OperationId]: (incoming: Incoming, fault?: Fault) => Promise<Reply<Id>> } = {
    localization: (incoming, fault) =>
      answerLocalization(
        incoming,
        { translation: deps.translation, dialect, limits, keepExplanation: explanations.keep },
        fault,
      ),
    transliteration: (incoming) =>
      answerTransliteration(incoming, { transliterate: deps.transliterate, dialect, limits }),
    tts: (incoming) => answerTextToSpeech(incoming, textToSpeech),
    stt_upload: (incoming) =>
      answerUpload(incoming, speechToText, (characters) => accounts.charge(incoming.account, characters)),
    stt_status: (incoming) => answerStatus(incoming, speechToText),
    stt_transcript: (incoming) => answerTranscript(incoming, speechToText),
  };

  const answer = async <Id extends OperationId>(
    context: Context<Env>,
    operation: Id,
    appName: AppName | undefined,
  ): Promise<Response> => {
    const origin = new URL(context.req.url).origin;
    const render = (refusal: Refusal) => renderRefusal(refusal, { appName, dialect, origin });
    const account = accounts.find(context.req.header('REV-API-KEY'), context.req.header('REV-APP-ID'));
    const refusal = accountRefusal(accounts, account, appName);
    if (refusal) return render(refuseAccount(appName, refusal));
    if (!account || !appName) return render(refuseAccount(appName, 'invalid-credentials'));

    const fault = faults.take(operation);
    if (fault) {
      const { outgoing } = context.env ?? {};
      const response = await faultAnswer(fault, {
        appName,
        dialect,
        origin,
        signal: context.req.raw.signal,
        outgoing,
      });
      if (response) return response;
    }
    const incoming = incomingFrom(context.req, account, limits.jsonBytes, context.env?.incoming);
    const reply = await handlers[operation](incoming, fault);
    if (reply.kind === 'refused') return render(reply.refusal);
    accounts.charge(account, reply.characters);
    return bodyResponse(reply, context.req.raw.signal);
  };

  const app = new Hono<Env>({ strict: false });
  app.use('*', allowLoopbackHosts);
  app.onError((error, context) => {
    // The body of a client that leaves breaks off a moment before the signal says so.
    if (context.req.raw.signal.aborted || context.env?.incoming?.errored) {
      return new Response(null, { status: 499 });
    }
    deps.report(error);
    const appName = AppName.safeParse(context.req.header('REV-APPNAME')).data;
    const origin = new URL(context.req.url).origin;
    return renderRefusal(
      appName === 'transliteration'
        ? refuse('transliteration.internal')
        : invalid('Internal Server Error', 500),
      { appName, dialect, origin },
    );
  });
  app.route(
    '/_local',
    localRoutes({ ...deps, dialect: dialect.name, explanation: explanations.find, speechMarks }),
  );

  app.use('*', allowLoopbackOrigins);
  const only = (
    path: string,
    method: 'GET' | 'POST',
    respond: (context: Context<Env>) => Promise<Response>,
  ) =>
    app.all(path, async (context) => {
      if (context.req.method === method || (method === 'GET' && context.req.method === 'HEAD'))
        return respond(context);
      const allowed = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
      if (context.req.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { Allow: allowed } });
      const appName = AppName.safeParse(context.req.header('REV-APPNAME')).data;
      return renderRefusal(
        {
          ...invalid(`Method ${context.req.method} is not allowed here; use ${method}`, 405),
          headers: { Allow: allowed },
        },
        { appName, dialect, origin: new URL(context.req.url).origin },
      );
    });
  only('/', 'POST', (context) => {
    const appName = AppName.safeParse(context.req.header('REV-APPNAME')).data;
    // Speech-to-text has paths of its own: its name is not valid here.
    if (appName === undefined || appName === 'stt_batch') return answer(context, 'localization', undefined);
    return answer(context, appName, appName);
  });
  const speech = (operation: 'stt_upload' | 'stt_status' | 'stt_transcript') => (context: Context<Env>) =>
    answer(context, operation, context.req.header('REV-APPNAME') === 'stt_batch' ? 'stt_batch' : undefined);
  only('/upload', 'POST', speech('stt_upload'));
  only('/status', 'GET', speech('stt_status'));
  only('/transcript', 'GET', speech('stt_transcript'));
  app.all('*', (context) =>
    renderRefusal(invalid(`No such path: ${context.req.path}`, 404), {
      appName: undefined,
      dialect,
      origin: new URL(context.req.url).origin,
    }),
  );

  async function speechMarks(request: HonoRequest): ReturnType<LocalDeps['speechMarks']> {
    const [first] = accounts.list();
    const working = accounts.find(first?.apiKey, first?.appId);
    if (!working) return { problem: 'no demo account', httpStatus: 503 };
    return answerSpeechMarks(incomingFrom(request, working, limits.jsonBytes), textToSpeech);
  }

  return app;
}

async function bodyResponse<Id extends OperationId>(
  reply: Reply<Id> & { kind: 'ok' },
  signal: AbortSignal,
): Promise<Response> {
  const { body } = reply;
  const init = { status: reply.httpStatus ?? 200, headers: { ...reply.headers } };
  if ('audio' in body) {
    return new Response(body.audio, {
      ...init,
      headers: { 'Content-Type': body.mediaType, ...init.headers },
    });
  }
  return new Response(await jsonInTurns(reply.wire ?? body, signal), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
}
