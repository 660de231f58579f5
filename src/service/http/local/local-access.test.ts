import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createReadiness } from '#service/monitoring/readiness.ts';
import { readSettings } from '#service/settings.ts';
import { allowOwnHosts, requireToken } from './local-access.ts';
import { createStartingApp } from './probes.ts';

const token = 'a-token-of-this-test';

/** Sends a request through the access checks of a service with these environment variables. */
async function ask(env: NodeJS.ProcessEnv, headers: Record<string, string> = {}) {
  const settings = readSettings(env);
  const app = new Hono();
  app.use('*', allowOwnHosts(settings), requireToken(settings));
  app.get('*', ({ json }) => json({ message: 'passed' }));
  const answer = await app.request('/_local/accounts', { headers });
  const { message } = (await answer.json()) as { message: string };
  return { status: answer.status, message, scheme: answer.headers.get('WWW-Authenticate') };
}

describe('access to /_local', () => {
  it('/_local needs no token on the loopback interface', async () => {
    expect(await ask({})).toMatchObject({ status: 200 });
    expect(await ask({ SERVICE_HOST: '::1' })).toMatchObject({ status: 200 });
  });

  it('/_local is closed beyond the loopback interface as long as no token is set', async () => {
    const refused = await ask({ SERVICE_HOST: '0.0.0.0' });
    expect(refused).toMatchObject({ status: 401, scheme: 'Bearer' });
    expect(refused.message).toContain('set LOCAL_TOKEN at the service and at the console');
  });

  it.each([{ SERVICE_HOST: '0.0.0.0', LOCAL_TOKEN: token }, { LOCAL_TOKEN: token }])(
    '/_local needs the token with the settings %j',
    async (env) => {
      expect((await ask(env)).message).toContain('Authorization: Bearer TOKEN');
      expect(await ask(env, { Authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
      expect(await ask(env, { Authorization: `bearer  ${token}` })).toMatchObject({ status: 200 });
      for (const wrong of [`${token}x`, token.slice(1), `Bearer ${token}x`, `Basic ${token}`, 'Bearer ']) {
        expect(await ask(env, { Authorization: wrong }), wrong).toMatchObject({ status: 401 });
      }
    },
  );

  it.each(['127.0.0.1:5174', 'localhost', '[::1]:5174'])(
    'a loopback service accepts the Host %s',
    async (host) => {
      expect(await ask({}, { Host: host })).toMatchObject({ status: 200 });
    },
  );

  it.each(['api-1:5174', '10.0.0.7:5174', 'api.default.svc.cluster.local', 'api.internal', '[fd00::1]'])(
    'a service on a network accepts the Host %s, a loopback service does not',
    async (host) => {
      const env = { SERVICE_HOST: '0.0.0.0', LOCAL_TOKEN: token };
      expect(await ask(env, { Host: host, Authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
      expect(await ask({}, { Host: host })).toMatchObject({ status: 403 });
    },
  );

  it.each(['evil.example', '127.0.0.1.evil.example', 'local.evil.example:5174', 'a.b', ''])(
    'no service accepts the Host “%s”, which a public DNS server could resolve to it',
    async (host) => {
      const env = { SERVICE_HOST: '0.0.0.0', LOCAL_TOKEN: token };
      expect(await ask(env, { Host: host, Authorization: `Bearer ${token}` })).toMatchObject({ status: 403 });
    },
  );
});

describe('probes of a starting service', () => {
  const settings = readSettings({ SERVICE_HOST: '0.0.0.0', LOCAL_TOKEN: token });
  const readiness = createReadiness();

  it('probes are answered at once and without a token, while other requests wait for the app', async () => {
    let begin = (_fetch: () => Response) => {};
    const begun = new Promise<() => Response>((resolve) => {
      begin = resolve;
    });
    const app = createStartingApp({ version: '1', settings, readiness }, begun);
    const waiting = app.request('/_local/accounts');
    expect(await (await app.request('/_local/health')).json()).toMatchObject({ ok: true });
    const ready = await app.request('/_local/ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ready: false, missing: [{ part: 'start' }] });
    begin(() => new Response('started'));
    expect(await (await waiting).text()).toBe('started');
  });
});
