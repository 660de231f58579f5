import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { startService } from '#service/main.ts';
import { createFileUrlFetcher } from '#service/speech-to-text/file-url.ts';
import { isPublicAddress } from '#service/speech-to-text/public-address.ts';
import { tone, wavBytes } from '#testing/audio-samples.ts';
import { inwardAddresses, inwardHosts, refusedAddresses } from '#testing/inward-addresses.ts';
import { type CountingListener, startCountingListener } from './counting-listener.ts';
import type { Proof } from './figure.ts';
import { startOwnService, withDataDir } from './own-service.ts';
import { createClient } from './speech-to-text-client.ts';

/** Stands for the public internet: a machine has no address there that it may use for itself. */
const outside = '127.0.0.2';
const patience = 3_000;
const wav = wavBytes(tone(0.3, 16_000), { sampleRate: 16_000 });

interface Counts {
  addresses: number;
  undocumented: string[];
}

/** Uploads addresses that lead inward, in every way, and counts the connections that arrive there. */
export async function run(): Promise<Proof> {
  const inside = await startCountingListener(outside);
  await (await fetch(`http://127.0.0.1:${inside.port}/`)).text();
  const control = inside.connections();

  const written: Counts = { addresses: 0, undocumented: [] };
  await withDataDir((dataDir) => writtenAddresses(dataDir, inside, written));
  const led: Counts = { addresses: 0, undocumented: [] };
  const seenOutside = await withDataDir((dataDir) => ledInward(dataDir, inside, led));
  const inward = inside.connections() - control;
  inside.close();
  return {
    figures: [
      {
        name: 'connections that the listener counts when there is one',
        count: control,
        goal: { atLeast: 1 },
      },
      {
        name: 'addresses written inward, or not to be fetched at all',
        count: written.addresses,
        goal: { atLeast: 90 },
      },
      {
        name: 'ways from outside to inside: redirects, changing names',
        count: led.addresses,
        goal: { atLeast: 60 },
      },
      {
        name: 'requests that the host outside answered',
        count: seenOutside,
        goal: { atLeast: led.addresses / 2 },
      },
      { name: 'connections inward', count: inward, goal: { atMost: 0 } },
      {
        name: 'answers that are not as documented',
        count: written.undocumented.length + led.undocumented.length,
        goal: { atMost: 0 },
      },
    ],
    notes: [...written.undocumented, ...led.undocumented],
  };
}

/** Against the built service as it is: nothing of it is replaced. */
async function writtenAddresses(dataDir: string, inside: CountingListener, counts: Counts): Promise<void> {
  const service = await startOwnService(dataDir);
  const client = createClient(service.url);
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
  const hosts = new Set([
    ...inwardHosts,
    ...[...inwardAddresses, ...own].map((address) => (address.includes(':') ? `[${address}]` : address)),
    hostname(),
  ]);
  const addresses = [
    ...[...hosts].map((host) => `http://${host}:${inside.port}/a.wav`),
    ...inwardHosts.map((host) => `https://${host}:${inside.port}/a.wav`),
    ...inwardHosts.map((host) => `http://user:secret@${host}:${inside.port}/a.wav`),
    ...refusedAddresses,
  ];
  for (const file_url of addresses) {
    counts.addresses++;
    const { code, message } = await client.answerTo({ file_url });
    // No address at all counts as a form without a file.
    const expected = file_url === '' ? '005' : '999';
    if (code !== expected) counts.undocumented.push(`${file_url}: ${code} ${message}`);
  }
  await service.stop();
}

/** A service whose resolver is ours, so that names and redirects can change their mind. */
async function ledInward(dataDir: string, inside: CountingListener, counts: Counts): Promise<number> {
  let requests = 0;
  const server: Server = createServer((request, response) => {
    requests++;
    answer(new URL(request.url ?? '/', 'http://outside.example'), response);
  });
  server.listen(0, outside);
  await once(server, 'listening');
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;

  /** What each name means, look-up after look-up; the last answer stays. */
  const names: Record<string, string[][]> = {
    'outside.example': [[outside]],
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
      isAllowed: (address) => address === outside || isPublicAddress(address),
      milliseconds: patience,
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
  for (const host of inwardHosts) await expectCode(to(`http://${host}:${inside.port}/a.wav`), '999');
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
  // The port is the inner one: whoever looks a name up again, or keeps a connection, arrives inside.
  const changing: [string, string[][], string][] = [
    // The same port of the address that was checked: an answer, but no audio.
    ['outward first', [[outside], ['127.0.0.1']], '004'],
    ['inward first', [['127.0.0.1'], [outside]], '999'],
    ['both at once', [[outside, '127.0.0.1']], '999'],
    ['both at once, inward first', [['127.0.0.1', outside]], '999'],
    ['mapped', [['::ffff:127.0.0.1']], '999'],
    ['NAT64', [['64:ff9b::7f00:1']], '999'],
    ['link-local', [['169.254.169.254']], '999'],
    ['nothing', [[]], '999'],
  ];
  for (const [index, [, answers, code]] of changing.entries()) {
    names[`changing-${index}.example`] = answers.map((list) => [...list]);
    await expectCode(at('/', `changing-${index}.example`, inside.port), code);
  }
  // The first look-up is outward, the redirect goes to the same name again.
  names['turning.example'] = [[outside], ['127.0.0.1']];
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

/** The host outside, which is not on our side. */
function answer({ pathname, searchParams }: URL, response: ServerResponse): void {
  switch (pathname) {
    case '/audio':
      response.end(wav);
      return;
    case '/page':
      response.end('<!doctype html>');
      return;
    case '/to':
      redirect(response, Number(searchParams.get('status')), searchParams.get('address') ?? '');
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

/** Letters beyond Latin travel as their bytes, as servers in the field send them. */
function redirect(response: ServerResponse, status: number, address: string): void {
  response.writeHead(status, { location: Buffer.from(address, 'utf8').toString('latin1') }).end();
}
