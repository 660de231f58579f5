import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { AppName } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import { requestIdHeader } from '#contract/headers.ts';
import type { Fault } from '#contract/local/service.ts';
import { operations } from '#contract/operations.ts';
import { type Accounts, accountRefusal } from '#service/accounts.ts';
import type { Dialect } from '#service/http/dialect.ts';
import { invalidRefusal, type Refusal, refuseAccount } from '#service/refusal.ts';
import type { SpeechToText } from '#service/speech-to-text/speech-to-text.ts';
import type { FaultQueue } from '#service/store/faults/fault-queue.ts';
import type { JsonReader } from '../body/json-reader.ts';
import { jsonInTurns } from '../json-in-turns.ts';
import { renderRefusal } from '../render-refusal.ts';
import { createUnreadAnswers } from '../unread-answers.ts';
import { faultAnswer } from './fault-answer.ts';
import { type IncomingCall, incomingFrom } from './incoming-call.ts';
import { answerLocalization, type LocalizationDeps } from './localization.ts';
import type { Reply } from './reply.ts';
import { answerJob, answerUpload } from './speech-to-text.ts';
import { answerTextToSpeech, type TextToSpeechDeps } from './text-to-speech.ts';
import { answerTransliteration, type TransliterationDeps } from './transliteration.ts';

export type HonoEnv = { Bindings: Partial<HttpBindings> };

export interface ApiDeps extends LocalizationDeps, TransliterationDeps {
  readonly accounts: Accounts;
  readonly faults: FaultQueue;
  readonly dialect: Dialect;
  readonly bodies: JsonReader;
  readonly textToSpeech: TextToSpeechDeps;
  readonly speechToText: SpeechToText;
}

/** The six operations of the API, by path, method and `REV-APPNAME`. */
export function apiRoutes(deps: ApiDeps): Hono<HonoEnv> {
  const { accounts, dialect, speechToText } = deps;
  const unread = createUnreadAnswers();
  const unreadFiles = createUnreadAnswers({ bytes: 2_000_000_000, stallMilliseconds: 30_000 });
  const app = new Hono<HonoEnv>({ strict: false });

  const handlers: { [Id in OperationId]: (incoming: IncomingCall, fault?: Fault) => Promise<Reply<Id>> } = {
    localization: (incoming, fault) => answerLocalization(incoming, deps, fault),
    transliteration: (incoming) => answerTransliteration(incoming, deps),
    tts: (incoming) => answerTextToSpeech(incoming, deps.textToSpeech),
    stt_upload: (incoming) => answerUpload(incoming, speechToText),
    stt_status: (incoming) => answerJob(incoming, speechToText, speechToText.status),
    stt_transcript: (incoming) => answerJob(incoming, speechToText, speechToText.transcript),
  };

  const answer = async <Id extends OperationId>(
    context: Context<HonoEnv>,
    operation: Id,
    appName: AppName | undefined,
  ): Promise<Response> => {
    const { req, env } = context;
    const render = (refusal: Refusal) => renderRefusal(refusal, { appName, dialect, url: req.url });
    const account = accounts.find(req.header('REV-API-KEY'), req.header('REV-APP-ID'));
    const refusal = await accountRefusal(accounts, account, appName);
    if (refusal || !account || !appName)
      return render(refuseAccount(appName, refusal ?? 'invalid-credentials'));

    const fault = await deps.faults.take(operation, req.header(requestIdHeader));
    if (fault) {
      const { signal } = req.raw;
      const faulty = await faultAnswer(fault, {
        appName,
        dialect,
        url: req.url,
        signal,
        outgoing: env?.outgoing,
      });
      if (faulty) return faulty;
    }

    const { incoming, done } = incomingFrom(req, account, deps.bodies, env?.incoming);
    try {
      const reply = await handlers[operation](incoming, fault);
      if (reply.kind === 'refused') return render(reply.refusal);
      const { body, rest } = reply;
      // Another request has used up the allowance since the first check.
      if (!(await accounts.charge(account, reply.characters))) {
        await rest?.close();
        return render(refuseAccount(appName, 'exhausted'));
      }
      const isAudio = 'audio' in body;
      const pieces = isAudio ? [body.audio] : await jsonInTurns(reply.wire ?? body, req.raw.signal);
      return new Response(rest ? unreadFiles.bodyOf(pieces, rest) : unread.bodyOf(pieces), {
        status: reply.httpStatus ?? 200,
        headers: {
          'Content-Type': isAudio ? body.mediaType : 'application/json',
          'Content-Length': String(pieces.reduce((sum, piece) => sum + piece.length, rest?.bytes ?? 0)),
          ...reply.headers,
        },
      });
    } finally {
      done();
    }
  };

  /** Registers the handler of a path. OPTIONS, and a refusal of any other method, name the allowed methods. */
  const on = (
    path: string,
    method: 'GET' | 'POST',
    respond: (context: Context<HonoEnv>) => Promise<Response>,
  ) => {
    const Allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
    // Hono answers HEAD with the handler of GET.
    app.on(method, path, respond);
    app.options(path, () => new Response(null, { status: 204, headers: { Allow } }));
    app.all(path, ({ req }) =>
      renderRefusal(
        {
          ...invalidRefusal(`Method ${req.method} is not allowed here; use ${method}`, 405),
          headers: { Allow },
        },
        { appName: AppName.safeParse(req.header('REV-APPNAME')).data, dialect, url: req.url },
      ),
    );
  };
  on('/', 'POST', (context) => {
    const appName = AppName.safeParse(context.req.header('REV-APPNAME')).data;
    // Speech-to-text has its own paths; its name is not valid here.
    if (appName === undefined || appName === 'stt_batch') return answer(context, 'localization', undefined);
    return answer(context, appName, appName);
  });
  for (const { id, path, method, appName } of Object.values(operations)) {
    if (appName !== 'stt_batch') continue;
    on(path, method, (context) =>
      answer(context, id, context.req.header('REV-APPNAME') === appName ? appName : undefined),
    );
  }
  return app;
}
