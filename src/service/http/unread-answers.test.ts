import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnreadAnswers } from './unread-answers.ts';

// A clock controlled by the tests: with the real one, a reading client would look idle on a busy machine.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const piece = (bytes: number) => new Uint8Array(bytes).fill(7);

function streamOf(body: Uint8Array | ReadableStream<Uint8Array>) {
  if (body instanceof Uint8Array) throw new Error('The answer is not a stream.');
  return body.getReader();
}

async function bytesOf(body: Uint8Array | ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}

describe('an answer in memory', () => {
  it.each([[[]], [[0]], [[10]], [[10, 20]], [[900_000]], [[600_000, 1, 700_000]]])(
    'an answer in pieces of %j bytes arrives completely',
    async (lengths) => {
      const body = createUnreadAnswers().bodyOf(lengths.map(piece));
      const whole = piece(lengths.reduce((sum, length) => sum + length, 0));
      expect(Buffer.compare(await bytesOf(body), whole)).toBe(0);
    },
  );
});

describe('an answer that continues from a file', () => {
  const stored = (pieces: readonly Uint8Array<ArrayBuffer>[]) => {
    let closed = 0;
    const rest = {
      bytes: pieces.reduce((sum, { length }) => sum + length, 0),
      async *read() {
        yield* pieces;
      },
      close: async () => {
        closed++;
      },
    };
    return { rest, closed: () => closed };
  };

  it('the file on the disk is sent after the pieces in memory, and then closed', async () => {
    const { rest, closed } = stored([piece(5).fill(2), piece(3).fill(3)]);
    const body = createUnreadAnswers().bodyOf([piece(2).fill(1)], rest);
    expect([...(await bytesOf(body))]).toEqual([1, 1, 2, 2, 2, 2, 2, 3, 3, 3]);
    expect(closed()).toBe(1);
  });

  it('the file is closed when the client leaves or does not read', async () => {
    const leaving = stored([piece(5), piece(5)]);
    await streamOf(createUnreadAnswers().bodyOf([piece(1)], leaving.rest)).cancel();
    expect(leaving.closed()).toBe(1);
    const stalled = stored([piece(5_000), piece(5_000)]);
    const { bodyOf } = createUnreadAnswers({ bytes: 1_000, stallMilliseconds: 50 });
    const reader = streamOf(bodyOf([piece(1)], stalled.rest));
    await wait(400);
    await expect(reader.read().then(() => reader.read())).rejects.toThrow('did not read');
    expect(stalled.closed()).toBe(1);
  });
});

describe('clients that do not read their answers', () => {
  const options = { bytes: 1_000_000, stallMilliseconds: 100 };

  it('above the limit of unread bytes, a client that reads nothing is disconnected, and one that reads is not', async () => {
    const { bodyOf } = createUnreadAnswers(options);
    const stalled = streamOf(bodyOf([piece(2_000_000)]));
    const reading = streamOf(bodyOf([piece(6_000_000)]));
    let read = 0;
    for (let step = await reading.read(); !step.done; step = await reading.read()) {
      read += step.value.length;
      await wait(20);
    }
    expect(read).toBe(6_000_000);
    await expect(stalled.read().then(() => stalled.read())).rejects.toThrow('did not read');
  });

  it('the client that has been idle longest is disconnected first, and no more clients than necessary', async () => {
    const { bodyOf } = createUnreadAnswers(options);
    const first = streamOf(bodyOf([piece(900_000)]));
    await wait(20);
    const second = streamOf(bodyOf([piece(900_000)]));
    await wait(400);
    await expect(first.read().then(() => first.read())).rejects.toThrow('did not read');
    expect((await second.read()).done).toBe(false);
    await second.cancel();
  });

  it('no client is disconnected below the limit of unread bytes', async () => {
    const { bodyOf } = createUnreadAnswers(options);
    const slow = streamOf(bodyOf([piece(900_000)]));
    await wait(400);
    expect((await slow.read()).value).toHaveLength(256_000);
    await slow.cancel();
  });
});
