import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';
import { judge } from './judge.ts';
import { toWireRequest, validCall, type WireRequest } from './request.ts';
import { sendWire, type WireAnswer } from './send.ts';
import { encodedSilence } from './silence.ts';

let service: SharedService;
let port: number;
beforeAll(async () => {
  service = await sharedService();
  port = Number(new URL(service.url).port);
});

const uploadCall = validCall('stt_upload');
const formPart = (head: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const completeForm = Buffer.concat([
  formPart('Content-Disposition: form-data; name="note"', 'a'),
  formPart(
    'Content-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav',
    encodedSilence.subarray(0, 60),
  ),
  Buffer.from('--x--\r\n'),
]);

/** Sends requests, a few at a time; each must get a documented answer, unless it is truncated and gets none. */
async function sendAll(requests: readonly WireRequest[]): Promise<(WireAnswer | undefined)[]> {
  const answers: (WireAnswer | undefined)[] = [];
  for (let at = 0; at < requests.length; at += 8) {
    answers.push(
      ...(await Promise.all(requests.slice(at, at + 8).map((request) => sendWire(port, request)))),
    );
  }
  for (const [index, answer] of answers.entries()) {
    const request = requests[index];
    if (request) expect([judge(request, answer, 'documented'), index]).toEqual([undefined, index]);
  }
  return answers;
}

async function expectNothingLeft(): Promise<void> {
  await expect
    .poll(() => readdirSync(join(service.dataDir, 'audio', 'incoming')), { timeout: 10_000 })
    .toEqual([]);
  expect((await service.request('/_local/health')).status).toBe(200);
}

describe('an upload truncated at any byte', () => {
  const places = Array.from({ length: completeForm.length - 1 }, (_, index) => index + 1);

  it('a truncated upload is answered and leaves no temporary file when the declared length matches the truncated body', {
    tags: 'slow',
  }, async () => {
    const answers = await sendAll(
      places.map((end) => toWireRequest({ ...uploadCall, body: completeForm.subarray(0, end) })),
    );
    const codes = answers.slice(0, -4).map((answer) => JSON.parse(String(answer?.body)).code);
    expect(new Set(codes)).toEqual(new Set(['999']));
    await expectNothingLeft();
  });

  it.each(['length', 'chunked'] as const)(
    'an upload whose connection ends at any byte leaves no temporary file and no undocumented answer (framing: %s)',
    { tags: 'slow' },
    async (framing) => {
      await sendAll(
        places.map((cutAt) => toWireRequest({ ...uploadCall, body: completeForm, framing, cutAt })),
      );
      await expectNothingLeft();
    },
  );
});

describe('a malformed form', () => {
  const parts = (count: number, head: (index: number) => string) =>
    Buffer.concat([
      ...Array.from({ length: count }, (_, index) => formPart(head(index), 'a')),
      Buffer.from('--x--\r\n'),
    ]);
  it.each([
    ['no boundary in its type', completeForm, 'multipart/form-data'],
    ['another boundary', completeForm, 'multipart/form-data; boundary=y'],
    [
      'ten thousand fields',
      parts(10_000, (index) => `Content-Disposition: form-data; name="f${index}"`),
      undefined,
    ],
    [
      'ten thousand files',
      parts(10_000, (index) => `Content-Disposition: form-data; name="f${index}"; filename="a"`),
      undefined,
    ],
    [
      'a thousand files of the right name',
      parts(1_000, () => 'Content-Disposition: form-data; name="file"; filename="a"'),
      undefined,
    ],
    ['a header of a megabyte', formPart(`X: ${'a'.repeat(1_000_000)}`, encodedSilence), undefined],
    [
      'ten thousand headers',
      formPart(Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`).join('\r\n'), encodedSilence),
      undefined,
    ],
    ['a boundary again and again', Buffer.from('--x\r\n'.repeat(50_000)), undefined],
    [
      'a name without end',
      formPart(`Content-Disposition: form-data; name="${'a'.repeat(500_000)}`, 'a'),
      undefined,
    ],
  ])('a form with %s is answered and leaves no temporary file', async (_name, body, type) => {
    const headers = uploadCall.headers.map(
      ([name, value]) => [name, name === 'Content-Type' ? (type ?? value) : value] as const,
    );
    await sendAll([
      toWireRequest({ ...uploadCall, headers, body }),
      toWireRequest({ ...uploadCall, headers, body, framing: 'chunked' }),
    ]);
    await expectNothingLeft();
  });
});
