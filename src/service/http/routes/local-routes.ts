import { Hono, type HonoRequest } from 'hono';
import type * as z from 'zod/mini';
import { errorRows } from '#contract/errors.ts';
import type { Explanation } from '#contract/local/explanations.ts';
import { ArmedFault, type ArmedFaults, type DemoAccounts, type Engines } from '#contract/local/service.ts';
import { jsonSchemaBundle, openApiDescription } from '#contract/reference/openapi.ts';
import { readJson } from '#servers/read-json.ts';
import type { Accounts } from '#service/accounts.ts';
import type { ChosenNmt } from '#service/engines/nmt/chosen-nmt.ts';
import type { Metrics } from '#service/monitoring/metrics.ts';
import type { FaultQueue } from '#service/store/faults/fault-queue.ts';
import { type EngineDeps, engineRoutes } from '../local/engines.ts';
import { type ExceptionDeps, exceptionRoutes } from '../local/exceptions.ts';
import { refuseWebPages, requireToken } from '../local/local-access.ts';
import { type LookupDeps, lookupRoutes } from '../local/lookup.ts';
import { metricsRoutes, type ProbeDeps, probeRoutes } from '../local/probes.ts';
import { translationEngineRoutes } from '../local/translation-engine.ts';
import { refuseOtherType } from './incoming-call.ts';
import { describeFirstDeviation } from './read-data.ts';
import type { SpeechMarksAnswer } from './text-to-speech.ts';

export interface LocalDeps
  extends Pick<ExceptionDeps, 'exceptions' | 'report'>,
    Pick<LookupDeps, 'entries' | 'builtIn' | 'longChanges'>,
    Pick<EngineDeps, 'catalogue'>,
    ProbeDeps {
  /** Absent while metrics are off. */
  readonly metrics: Metrics | undefined;
  readonly accounts: Accounts;
  readonly faults: FaultQueue;
  readonly nmt: ChosenNmt;
  engines(): Promise<z.output<typeof Engines>>;
  explanation(id: string): Promise<z.output<typeof Explanation> | undefined>;
  speechMarks(request: HonoRequest): Promise<SpeechMarksAnswer>;
}

const bodyLimit = 1_000_000;

/**
 * `/_local/…`: what the console needs besides the API, and the injection of faults. No CORS, and no access for other
 * web pages.
 */
export function localRoutes(deps: LocalDeps): Hono {
  const app = new Hono({ strict: false });
  app.use('*', refuseWebPages);
  app.route('/', probeRoutes(deps));
  app.use('*', requireToken(deps.settings));
  app.route('/', metricsRoutes(deps.metrics));
  app.get('/engines', async (context) => context.json(await deps.engines()));
  app.route('/engines', engineRoutes(deps));
  app.get('/accounts', async (context) =>
    context.json((await deps.accounts.list()) satisfies z.output<typeof DemoAccounts>),
  );
  const accountNames = deps.accounts.names();
  app.route('/lookup/exceptions', exceptionRoutes({ ...deps, accountNames }));
  app.route('/lookup', lookupRoutes({ ...deps, accountNames }));
  app.route('/translation-engine', translationEngineRoutes(deps.nmt));
  app.get('/errors', (context) => context.json(errorRows));
  app.get('/openapi', (context) => context.json(openApiDescription(deps.version)));
  app.get('/json-schema', (context) => context.json(jsonSchemaBundle()));
  app.get('/explain/:id', async (context) => {
    const explanation = await deps.explanation(context.req.param('id'));
    return explanation
      ? context.json(explanation)
      : context.json(
          { message: 'No explanation with this id: only the newest ones are kept', status: 404 },
          404,
        );
  });
  app.get('/faults', async (context) => context.json((await deps.faults.list()) satisfies ArmedFaults));
  app.delete('/faults/:requestId?', async (context) => {
    await deps.faults.clear(context.req.param('requestId'));
    return context.json(await deps.faults.list());
  });
  app.post('/faults', async (context) => {
    const otherType = refuseOtherType(context.req.header('Content-Type'));
    if (otherType) return context.json({ message: otherType.cause, status: 415 }, 415);
    const json = await readJson(context.req.raw.body, bodyLimit);
    const value = json.ok ? json.value : undefined;
    const armed = ArmedFault.safeParse(value);
    if (!armed.success) {
      return context.json({ message: describeFirstDeviation(armed.error.issues, value), status: 400 }, 400);
    }
    const { fault } = armed.data;
    if (fault.kind === 'row' && !errorRows.some(({ id }) => id === fault.row)) {
      return context.json(
        { message: `fault.row: no row “${fault.row}”; see /_local/errors`, status: 400 },
        400,
      );
    }
    await deps.faults.arm(armed.data);
    return context.json(await deps.faults.list());
  });
  app.post('/speech-marks', async (context) => {
    const answer = await deps.speechMarks(context.req);
    return 'body' in answer
      ? context.json(answer.body)
      : context.json({ message: answer.problem, status: answer.httpStatus }, answer.httpStatus);
  });
  app.all('*', (context) => context.json({ message: 'Not found', status: 404 }, 404));
  return app;
}
