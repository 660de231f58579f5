import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { startService } from '#service/main.ts';
import { createFileUrlFetcher } from '#service/speech-to-text/file-url.ts';
import { isPublicAddress } from '#service/speech-to-text/public-address.ts';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { nonPublicAddresses, nonPublicHosts, refusedAddresses } from '#testing/network/internal-addresses.ts';
import { type CountingListener, startCountingListener } from './harness/counting-listener.ts';
import type { Proof } from './harness/figure.ts';
import { startOwnService, withDataDir } from './harness/own-service.ts';
import { createClient } from './harness/speech-to-text-client.ts';

/** Stands in for a public host: a test machine has no public address of its own to use. */
const publicHostStandIn = '127.0.0.2';
const timeout = 3_000;
const wavFile = wavBytes(tone(0.3, 16_000), { sampleRate: 16_000 });

interface AddressCounts {
  addresses: number;
  undocumented: string[];
}

/** Uploads addresses that lead to this machine or its network, using every known trick, and counts the connections. */
export async function run(): Promise<Proof> {
  const inside = await startCountingListener(publicHostStandIn);
  await (await fetch(`http://127.0.0.1:${inside.port}/`)).text();
  const control = inside.connections();

  const written: AddressCounts = { addresses: 0, undocumented: [] };
  await withDataDir((dataDir) => testDirectAddresses(dataDir, inside, written));
  const led: AddressCounts = { addresses: 0, undocumented: [] };
  const seenOutside = await withDataDir((dataDir) => testIndirectAddresses(dataDir, inside, led));
  const internal = inside.connections() - control;
  inside.close();
  return {
    figures: [
      {
        name: 'control: connections that the listener counts when it is called on purpose',
        count: control,
        goal: { atLeast: 1 },
      },
      {
        name: 'addresses of internal hosts, and addresses that must not be fetched',
        count: written.addresses,
        goal: { atLeast: 90 },
      },
      {
        name: 'redirects and changing names that lead to internal hosts',
        count: led.addresses,
        goal: { atLeast: 60 },
      },
      {
        name: 'requests answered by the host outside',
        count: seenOutside,
        goal: { atLeast: led.addresses / 2 },
      },
      { name: 'connections to internal hosts', count: internal, goal: { atMost: 0 } },
      {
        name: 'undocumented answers',
        count: written.undocumented.length + led.undocumented.length,
        goal: { atMost: 0 },
      },
    ],
    notes: [...written.undocumented, ...led.undocumented],
  };
}

/** Tests addresses that name an internal host directly, against the built service. */
async function testDirectAddresses(
  dataDir: string,
  inside: CountingListener,
  counts: AddressCounts,
): Promise<void> {
  const service = await startOwnService(dataDir);
  const client = createClient(service.url);
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
  const hosts = new Set([
    ...nonPublicHosts,
    ...[...nonPublicAddresses, ...own].map((address) => (address.includes(':') ? `[${address}]` : address)),
    hostname(),
  ]);
  const addresses = [
    ...[...hosts].map((host) => `http://${host}:${inside.port}/a.wav`),
    ...nonPublicHosts.map((host) => `https://${host}:${inside.port}/a.wav`),
    ...nonPublicHosts.map((host) => `http://user:secret@${host}:${inside.port}/a.wav`),
    ...refusedAddresses,
  ];
  for (const file_url of addresses) {
    counts.addresses++;
    const { code, message } = await client.answerTo({ file_url });
    // An empty address counts as a form without a file.
    const expected = file_url === '' ? '005' : '999';
    if (code !== expected) counts.undocumented.push(`${file_url}: ${code} ${message}`);
  }
  await service.stop();
}

/**
 * Tests redirects and names that change their address between two lookups, against a service with a simulated resolver.
 */
async function testIndirectAddresses(
  dataDir: string,
  inside: CountingListener,
  counts: AddressCounts,
): Promise<number> {
  let requests = 0;
  const server: Server = createServer((request, response) => {
    requests++;
    answerAsHostileHost(new URL(request.url ?? '/', 'http://outside.example'), response);
  });
  server.listen(0, publicHostStandIn);
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;

  /** The addresses that each name resolves to, one list per lookup; further lookups repeat the last list. */
  const names: Record<string, string[][]> = {
    'outside.example': [[publicHostStandIn]],
    'inside.example': [['127.0.0.1']],
  };
  const service = await startService({
    port: 0,
    dataDir,
    env: {},
    log: () => {},
    fetchFileUrl: createFileUrlFetcher({
      resolve: async (name) => {
        const answers = names[name] ?? [];
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      isAllowed: (address) => address === publicHostStandIn || isPublicAddress(address),
      milliseconds: timeout,
    }),
  });
  const client = createClient(service.url);
  const expectCode = async (file_url: string, code: string, reason = '') => {
    counts.addresses++;
    const answered = await client.answerTo({ file_url });
    if (answered.code !== code || !answered.message.includes(reason)) {
      counts.undocumented.push(`${file_url}: ${answered.code} ${answered.message}`);
    }
  };
  const at = (path: string, name = 'outside.example', atPort = port) => `http://${name}:${atPort}${path}`;
  const to = (address: string, status = 302) =>
    at(`/to?status=${status}&address=${encodeURIComponent(address)}`);

  await expectCode(at('/audio'), '000');
  await expectCode(at('/page'), '004');
  await expectCode(at('/missing'), '999', 'status 404');
  for (const host of nonPublicHosts) await expectCode(to(`http://${host}:${inside.port}/a.wav`), '999');
  for (const status of [301, 303, 307, 308]) {
    await expectCode(to(at('/', 'inside.example', inside.port), status), '999', 'not on the public internet');
    await expectCode(
      to(to(at('/', 'inside.example', inside.port)), status),
      '999',
      'not on the public internet',
    );
  }
  for (const address of refusedAddresses.filter((address) => !/^(a\.wav|)$/.test(address))) {
    await expectCode(to(address), '999');
  }
  // All use the port of the inside listener, which a second lookup or a reused connection would reach.
  const changing: [string, string[][], string][] = [
    // The service connects to the address that it checked, where the answer is not audio.
    ['public first', [[publicHostStandIn], ['127.0.0.1']], '004'],
    ['internal first', [['127.0.0.1'], [publicHostStandIn]], '999'],
    ['both at once', [[publicHostStandIn, '127.0.0.1']], '999'],
    ['both at once, internal first', [['127.0.0.1', publicHostStandIn]], '999'],
    ['mapped', [['::ffff:127.0.0.1']], '999'],
    ['NAT64', [['64:ff9b::7f00:1']], '999'],
    ['link-local', [['169.254.169.254']], '999'],
    ['nothing', [[]], '999'],
  ];
  for (const [index, [, answers, code]] of changing.entries()) {
    names[`changing-${index}.example`] = answers.map((list) => [...list]);
    await expectCode(at('/', `changing-${index}.example`, inside.port), code);
  }
  // The first lookup gives a public address; the redirect goes to the same name again.
  names['turning.example'] = [[publicHostStandIn], ['127.0.0.1']];
  await expectCode(
    at('/to?status=302&address=%2Fagain', 'turning.example'),
    '999',
    'not on the public internet',
  );
  await expectCode(at('/endless'), '999', 'less than 100 MB');
  await expectCode(at('/slow-body'), '999', 'no complete answer within');
  await expectCode(at('/slow-head'), '999', 'no complete answer within');
  await expectCode(at('/loop'), '999', 'redirects');
  await service.close();
  server.closeAllConnections();
  server.close();
  return requests;
}

/** The answers of the simulated hostile host. */
function answerAsHostileHost({ pathname, searchParams }: URL, response: ServerResponse): void {
  switch (pathname) {
    case '/audio':
      response.end(wavFile);
      return;
    case '/page':
      response.end('<!doctype html>');
      return;
    case '/to':
      sendRedirect(response, Number(searchParams.get('status')), searchParams.get('address') ?? '');
      return;
    case '/loop':
      response.writeHead(302, { location: '/loop' }).end();
      return;
    case '/endless': {
      const more = Buffer.alloc(1_000_000);
      const write = () => response.write(more, (error) => error || write());
      write();
      return;
    }
    case '/slow-body': {
      const drip = setInterval(() => response.write('R'), 100);
      response.on('close', () => clearInterval(drip));
      return;
    }
    case '/slow-head':
      return;
    default:
      response.writeHead(404).end();
  }
}

/** Sends non-ASCII letters as raw UTF-8 bytes, as real servers do. */
function sendRedirect(response: ServerResponse, status: number, address: string): void {
  response.writeHead(status, { location: Buffer.from(address, 'utf8').toString('latin1') }).end();
}
