import fc from 'fast-check';
import { hostileHeader, hostileText } from './hostile-values.ts';
import { type RequestParts, validCall, withHeader } from './request.ts';
import { encodedSilence } from './silence.ts';

const anyContent: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('', 'RIFF', 'RIFF\0\0\0\0WAVE', 'fLaC', 'ID3', '\xff\xfb', 'OggS', '%PDF-1.7')
      .map(latin1),
  },
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  // Recordings, complete or truncated. They are rare, because most become jobs, which take time.
  {
    weight: 1,
    arbitrary: fc.nat({ max: encodedSilence.length }).map((size) => encodedSilence.subarray(0, size)),
  },
);

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** Addresses that never leave this machine: the network is not under test. */
const fileUrls = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      'http://127.0.0.1/a.wav',
      'http://[::1]/',
      'http://0/',
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
      'a',
    ],
    ...[
      'http://',
      'http://10.0.0.1:99999/',
      'http://user:pass@127.0.0.1/',
      'http://127.1/',
      'gopher://127.0.0.1',
      '//',
    ],
    ...[
      'data:audio/wav;base64,UklGRg==',
      `http://127.0.0.1/${'a'.repeat(20_000)}`,
      'http://localhost\\@127.0.0.1/',
    ],
  ),
  hostileText.map((text) => `http://127.0.0.1/${text}`),
);

const escapeQuotes = (text: string) => text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
const namedPart = (name: string, more: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`Content-Disposition: form-data; name="${escapeQuotes(name)}"${more}\r\n\r\n`),
    Buffer.from(content),
  ]);

const anyPart: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(hostileText, anyContent)
      .map(([fileName, content]) => namedPart('file', `; filename="${escapeQuotes(fileName)}"`, content)),
  },
  { weight: 2, arbitrary: fileUrls.map((address) => namedPart('file_url', '', address)) },
  {
    weight: 1,
    arbitrary: fc.tuple(hostileText, hostileText).map(([name, value]) => namedPart(name, '', value)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(hostileHeader, anyContent)
      .map(([line, content]) =>
        Buffer.concat([latin1(`Content-Disposition: ${line}\r\nContent-Type: ${line}\r\n\r\n`), content]),
      ),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
);

const anyFormBody: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.array(anyPart, { maxLength: 4 }),
    fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', ''),
    fc.constantFrom('--x--\r\n', '--x--\r\n', '--x--', '--x', '', '--x--\r\nafter'),
  )
  .map(([parts, newline, end]) =>
    Buffer.concat([
      ...parts.flatMap((one) => [Buffer.from(`--x${newline}`), one, Buffer.from(newline)]),
      Buffer.from(end),
    ]),
  );

const damagedBody = fc.oneof(
  { weight: 5, arbitrary: anyFormBody },
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyFormBody, fc.nat())
      .map(([bytes, at]) => bytes.subarray(0, at % (bytes.length + 1))),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(anyFormBody, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([bytes, at, byte]) => {
      const changed = Buffer.from(bytes);
      if (changed.length > 0) changed[at % changed.length] = byte;
      return changed;
    }),
  },
);

const contentTypes = fc.constantFrom(
  ...Array.from({ length: 8 }, () => 'multipart/form-data; boundary=x'),
  ...[
    'multipart/form-data; boundary="x"',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ],
  ...[
    'multipart/form-data; boundary=y',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'text/plain',
    '',
  ],
);

/** An upload call. */
export function formCall(): fc.Arbitrary<RequestParts> {
  const call = validCall('stt_upload');
  return fc.tuple(damagedBody, contentTypes).map(([bytes, type]) => ({
    ...call,
    headers: withHeader(call.headers, 'Content-Type', type),
    body: bytes,
  }));
}
