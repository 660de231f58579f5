import { Hono } from 'hono';
import type { Health } from '#contract/local/service.ts';
import type { Metrics } from '#service/monitoring/metrics.ts';
import type { ReadinessProbe } from '#service/monitoring/readiness.ts';
import type { ServiceSettings } from '#service/settings.ts';
import type { HonoEnv } from '../routes/api-routes.ts';
import { allowOwnHosts, refuseWebPages, requireToken } from './local-access.ts';

export interface ProbeDeps {
  readonly version: string;
  readonly settings: Pick<ServiceSettings, 'dialect' | 'host' | 'localToken'>;
  readonly readiness: Pick<ReadinessProbe, 'read'>;
}

/** `/health`: that the process is alive. `/ready`: whether the service can be sent requests. Neither needs a token. */
export function probeRoutes({ version, settings, readiness }: ProbeDeps): Hono {
  const app = new Hono({ strict: false });
  app.get('/health', (context) =>
    context.json({ ok: true, version, dialect: settings.dialect } satisfies Health),
  );
  app.get('/ready', async (context) => {
    const answer = await readiness.read();
    return context.json(answer, answer.ready ? 200 : 503);
  });
  return app;
}

/** `/metrics`: figures for Prometheus, in its text format. */
export function metricsRoutes(metrics: Metrics | undefined): Hono {
  const app = new Hono({ strict: false });
  app.get('/metrics', async (context) => {
    if (!metrics) {
      return context.json({ message: 'There are no metrics: set SERVICE_METRICS=on', status: 404 }, 404);
    }
    const { contentType, text } = await metrics.read();
    return context.body(text, 200, { 'Content-Type': contentType });
  });
  return app;
}

/** Answers probes while the service starts; all other requests wait for the app. */
export function createStartingApp(deps: ProbeDeps, started: Promise<Hono<HonoEnv>['fetch']>): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });
  app.use('/_local/*', allowOwnHosts(deps.settings), refuseWebPages);
  app.route('/_local', probeRoutes(deps));
  app.all('*', async ({ req, env }) => (await started)(req.raw, env));
  return app;
}

/** The app of a worker, which takes no calls: it answers probes and returns metrics. */
export function createWorkerApp(deps: ProbeDeps & { readonly metrics: Metrics | undefined }): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });
  app.use('*', allowOwnHosts(deps.settings), refuseWebPages);
  app.route('/_local', probeRoutes(deps));
  app.use('/_local/*', requireToken(deps.settings));
  app.route('/_local', metricsRoutes(deps.metrics));
  app.all('*', (context) =>
    context.json(
      { message: 'This process is a worker: it takes jobs and answers no calls', status: 404 },
      404,
    ),
  );
  return app;
}
