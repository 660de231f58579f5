import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  breakAfter,
  type FileServer,
  serveWithRanges,
  startFileServer,
} from '#testing/engines/file-server.ts';
import { type FetchOptions, fetchFile } from './fetch-file.ts';

const content = randomBytes(200_000);
let folder = '';
let servers: FileServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fetch-file-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  rmSync(folder, { recursive: true, force: true });
});

async function serve(answer: Answer): Promise<FileServer> {
  const server = await startFileServer(answer);
  servers.push(server);
  return server;
}

function fetchFrom(server: FileServer, options: Partial<FetchOptions> = {}) {
  return fetchFile(`${server.url}/model.bin`, join(folder, 'model.bin'), {
    signal: new AbortController().signal,
    env: {},
    isPinned: false,
    retryMilliseconds: 1,
    ...options,
  });
}

/** A server that breaks off its first answer after 70,000 bytes, and the option that tells it when they have arrived. */
function breakFirstAnswer() {
  let onReceived = () => {};
  const received = new Promise<void>((resolve) => {
    onReceived = resolve;
  });
  return {
    broken: breakAfter(content, 70_000, received),
    watched: { onBytes: (done: number) => done === 70_000 && onReceived() },
  };
}

const fetched = () => readFileSync(join(folder, 'model.bin'));
const failure = (kind: string, message: RegExp = /./) => ({
  problem: { kind, message: expect.stringMatching(message) },
});

describe('fetching a file', () => {
  it('fetches it and leaves no partial download behind', async () => {
    let last = 0;
    await fetchFrom(await serve(serveWithRanges(content)), {
      onBytes: (done) => {
        last = done;
      },
    });
    expect(fetched().equals(content)).toBe(true);
    expect(last).toBe(content.length);
    expect(existsSync(join(folder, 'model.bin.part'))).toBe(false);
    expect(existsSync(join(folder, 'model.bin.part.json'))).toBe(false);
  });

  it('a broken connection is continued where it stopped', async () => {
    const whole = serveWithRanges(content);
    const { broken, watched } = breakFirstAnswer();
    const server = await serve((request, response, count) =>
      (count === 1 ? broken : whole)(request, response, count),
    );
    await fetchFrom(server, watched);
    expect(fetched().equals(content)).toBe(true);
    expect(server.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=70000-']);
  });

  it('a later attempt continues the part that an earlier one left', async () => {
    const { broken } = breakFirstAnswer();
    const server = await serve((request, response, count) =>
      (count === 1 ? broken : serveWithRanges(content))(request, response, count),
    );
    const controller = new AbortController();
    const onBytes = (done: number) => done === 70_000 && controller.abort(new Error('killed'));
    await expect(fetchFrom(server, { signal: controller.signal, onBytes })).rejects.toThrow('killed');
    await fetchFrom(server);
    expect(fetched().equals(content)).toBe(true);
    expect(server.asked.at(-1)?.range).toBe('bytes=70000-');
  });

  it('a file that has changed in the meantime is fetched from the beginning', async () => {
    const other = randomBytes(150_000);
    const { broken, watched } = breakFirstAnswer();
    const server = await serve((request, response, count) =>
      (count === 1 ? broken : serveWithRanges(other, '"2"'))(request, response, count),
    );
    await fetchFrom(server, watched);
    expect(fetched().equals(other)).toBe(true);
  });

  it('starts the file over when the server ignores the range', async () => {
    const { broken, watched } = breakFirstAnswer();
    const server = await serve((request, response, count) => {
      if (count === 1) return broken(request, response, count);
      response.end(content);
    });
    await fetchFrom(server, watched);
    expect(fetched().equals(content)).toBe(true);
  });

  it('an answer with another byte range is not appended', async () => {
    const { broken, watched } = breakFirstAnswer();
    const server = await serve((request, response, count) => {
      if (count === 1) return broken(request, response, count);
      if (count > 2) return serveWithRanges(content)(request, response, count);
      response
        .writeHead(206, { 'Content-Range': `bytes 0-9/${content.length}` })
        .end(content.subarray(0, 10));
    });
    await fetchFrom(server, watched);
    expect(fetched().equals(content)).toBe(true);
  });

  it('a partial download that is already complete is used', async () => {
    const server = await serve(serveWithRanges(content));
    writeFileSync(join(folder, 'model.bin.part'), content);
    const note = { address: `${server.url}/model.bin`, validator: '"1"' };
    writeFileSync(join(folder, 'model.bin.part.json'), JSON.stringify(note));
    await fetchFrom(server);
    expect(fetched().equals(content)).toBe(true);
  });

  it('a download whose connection keeps breaking is abandoned, and its partial file is kept', async () => {
    const server = await serve((_request, response) => {
      response.socket?.destroy();
    });
    await expect(fetchFrom(server, { attempts: 2 })).rejects.toMatchObject(failure('interrupted'));
    expect(server.asked).toHaveLength(2);
  });

  it('redirects are followed, but a redirect loop is refused', async () => {
    const whole = serveWithRanges(content);
    const server = await serve((request, response, count) => {
      if (request.url === '/final') return whole(request, response, count);
      const location = request.url === '/model.bin' ? '/final' : '/again';
      response.writeHead(302, { Location: location }).end();
    });
    await fetchFrom(server);
    expect(fetched().equals(content)).toBe(true);
    const loop = await serve((_request, response) => {
      response.writeHead(302, { Location: '/model.bin' }).end();
    });
    await expect(fetchFrom(loop)).rejects.toMatchObject(failure('redirects', /more than 5/));
    const elsewhere = await serve((_request, response) => {
      response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
    });
    await expect(fetchFrom(elsewhere)).rejects.toMatchObject(failure('redirects'));
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [403, 'server-error'],
    [500, 'server-error'],
  ])('HTTP %i is a failure of kind %s', async (status, kind) => {
    const server = await serve((_request, response) => {
      response.writeHead(status).end();
    });
    await expect(fetchFrom(server)).rejects.toMatchObject(failure(kind, new RegExp(String(status))));
    expect(server.asked).toHaveLength(1);
  });

  it('a web page is refused instead of being saved as the file', async () => {
    const server = await serve((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<p>Please log in</p>');
    });
    await expect(fetchFrom(server)).rejects.toMatchObject(failure('wrong-content', /web page/));
  });

  it('a file larger than expected is refused, with or without a Content-Length', async () => {
    const announced = await serve(serveWithRanges(content));
    await expect(fetchFrom(announced, { bytes: 1_000 })).rejects.toMatchObject(failure('too-large'));
    const endless = await serve((_request, response) => {
      response.write(content);
    });
    await expect(fetchFrom(endless, { bytes: 1_000 })).rejects.toMatchObject(failure('too-large'));
    expect(existsSync(join(folder, 'model.bin.part'))).toBe(false);
  });

  it('a file smaller than expected is refused', async () => {
    const server = await serve(serveWithRanges(content));
    await expect(fetchFrom(server, { bytes: 1e6 })).rejects.toMatchObject(
      failure('wrong-content', /1000000/),
    );
  });

  it('a server that falls silent is a timeout', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': content.length });
      response.write(content.subarray(0, 10));
    });
    const options = { idleMilliseconds: 100, attempts: 1 };
    await expect(
      fetchFrom(server, { ...options, signal: AbortSignal.timeout(10_000) }),
    ).rejects.toMatchObject(failure('timeout'));
  });

  it.runIf(existsSync('/dev/full'))('reports a disk that becomes full', async () => {
    symlinkSync('/dev/full', join(folder, 'model.bin.part'));
    const server = await serve(serveWithRanges(content));
    await expect(fetchFrom(server)).rejects.toMatchObject(failure('disk-full', /model\.bin/));
  });

  it('reports that there is no connection when no server listens at the address', async () => {
    const server = await startFileServer(() => {});
    await server.close();
    await expect(fetchFrom(server)).rejects.toMatchObject(failure('offline', /ECONNREFUSED/));
  });

  it('a cancelled download ends at once with the reason', async () => {
    const server = await serve((_request, response) => {
      response.write(content.subarray(0, 10));
    });
    const controller = new AbortController();
    const running = fetchFrom(server, {
      signal: controller.signal,
      onBytes: () => controller.abort(new Error('stop')),
    });
    await expect(running).rejects.toThrow('stop');
  });

  it('fetches through a proxy if the environment names one', async () => {
    const server = await serve(serveWithRanges(content));
    const env = { http_proxy: server.url };
    await fetchFile('http://models.test/model.bin', join(folder, 'model.bin'), {
      signal: AbortSignal.timeout(10_000),
      env,
      isPinned: false,
    });
    expect(server.asked).toEqual([{ path: 'http://models.test/model.bin' }]);
    expect(fetched().equals(content)).toBe(true);
  });
});
