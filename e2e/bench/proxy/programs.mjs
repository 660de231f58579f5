import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * The programs that the proxy benchmark compares, each started in a separate process to measure its processor time and
 * memory: `target`, `pipe` (a minimal proxy), `ours` (as built) and `vite`.
 */

const [kind, targetPort] = process.argv.slice(2);
const target = `http://127.0.0.1:${targetPort}`;
const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

const answer = JSON.stringify({
  responseList: [{ inString: 'Good morning', outString: 'सुप्रभात', apiStatus: 2 }],
});
let abandoned = 0;

const servers = {
  /** Answers a call with a short JSON text, and an upload with its length and, on request, its hash. */
  target() {
    return listen(
      createServer((request, response) => {
        const hash = request.headers.domain === 'hash' ? createHash('sha256') : undefined;
        let size = 0;
        request.on('data', (chunk) => {
          size += chunk.length;
          hash?.update(chunk);
        });
        request.on('error', () => {});
        response.on('close', () => {
          if (!response.writableFinished) abandoned += 1;
        });
        request.on('end', () => {
          if (request.headers.domain === 'wait') return;
          const body =
            request.url === '/upload' ? JSON.stringify({ size, hash: hash?.digest('hex') }) : answer;
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Content-Length', Buffer.byteLength(body));
          response.end(body);
        });
      }),
    );
  },

  pipe() {
    // Idle connections are closed before the target closes them after five seconds, which could break off a new call.
    const agent = new Agent({ keepAlive: true, timeout: 4000 });
    return listen(
      createServer((request, response) => {
        const { method, headers } = request;
        const path = request.url.replace('/api/bench', '');
        const options = { agent, host: '127.0.0.1', port: targetPort, method, path, headers };
        const upstream = httpRequest(options, (reply) => {
          response.writeHead(reply.statusCode, reply.headers);
          reply.pipe(response);
        });
        upstream.on('error', () => response.destroy());
        request.pipe(upstream);
      }),
    );
  },

  async ours() {
    const { readSettings, startConsoleServer } = await import('../../../dist/server/console-server.js');
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    const settings = readSettings({
      TARGET_BENCH_BASE_URL: target,
      TARGET_BENCH_API_KEY: 'key',
      TARGET_BENCH_APP_ID: 'app',
    });
    const { hosts, targets } = settings.value;
    const { url } = await startConsoleServer({ port: 0, hosts, targets, folder });
    return Number(new URL(url).port);
  },

  async vite() {
    const vite = await import('vite');
    const server = await vite.createServer({
      configFile: false,
      root: mkdtempSync(join(tmpdir(), 'bench-')),
      logLevel: 'silent',
      server: {
        host: '127.0.0.1',
        port: 0,
        proxy: { '/api/bench': { target, rewrite: (path) => path.replace('/api/bench', '') } },
      },
    });
    await server.listen();
    return server.httpServer.address().port;
  },
};

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5).unref();
process.on('message', (message) => {
  const rss = process.memoryUsage.rss();
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss, peak: Math.max(peak, rss), abandoned });
  if (message === 'mark') peak = rss;
});
process.on('disconnect', () => process.exit(0));
process.send({ port: await servers[kind]() });
