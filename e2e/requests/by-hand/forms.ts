import { toWireRequest, validCall, type WireRequest } from '../request.ts';
import { encodedSilence } from '../silence.ts';

const audio = encodedSilence.toString('latin1');
const formPart = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const filePart = (content: string, more = '; filename="a.wav"') =>
  formPart(`Content-Disposition: form-data; name="file"${more}`, content);
const addressPart = (text: string) => formPart('Content-Disposition: form-data; name="file_url"', text);
const formEnd = '--x--\r\n';

/** Malformed, unusual and oversized upload bodies. */
const bodies: readonly string[] = [
  ...[
    '',
    '-',
    '--',
    '--x',
    '--x\r\n',
    '--x--',
    '--x--\r\n',
    '\r\n--x--\r\n',
    '--y\r\n\r\n\r\n--y--\r\n',
    'no form',
    '{}',
    '\0\0\0\0',
  ],
  ...[
    '--x\r\n\r\n\r\n',
    '--x\r\n\r\n',
    '--x\n\n--x--',
    '--x\r\n:\r\n\r\na\r\n--x--\r\n',
    '--x\r\nContent-Disposition\r\n\r\na\r\n--x--\r\n',
    '--xx\r\n\r\n--x--\r\n',
  ],
  ...[
    'form-data',
    'form-data; name',
    'form-data; name=',
    'form-data; name=file',
    'attachment; name="file"',
    'form-data; name="file',
    'form-data; name="file"; filename',
  ],
  ...[
    filePart(''),
    filePart('', ''),
    filePart('RIFF'),
    filePart(audio.slice(0, 43)),
    filePart(audio.slice(0, 44)),
    filePart(audio.slice(0, 100)),
    filePart(audio, ''),
    filePart(audio, '; filename=""'),
  ],
  ...[
    filePart(audio, '; filename="../../a"'),
    filePart(audio, '; filename="a\0b"'),
    filePart(audio, '; filename="\xff"'),
    filePart(audio, `; filename="${'a'.repeat(70_000)}"`),
  ],
  ...[
    filePart(audio, "; filename*=UTF-8''%"),
    filePart(audio, '; filename="a"\r\nContent-Transfer-Encoding: base64'),
    filePart(audio, '; filename="a"\r\nContent-Type: multipart/mixed; boundary=y'),
  ],
  ...[
    'fLaC',
    'fLaC\0\0\0\x22',
    'ID3',
    'ID3\x04\0\xff\x7f\x7f\x7f\x7f',
    '\xff\xfb\x90',
    '\xff\xfb\x90\0'.repeat(50),
    'OggS',
    '\x1aE\xdf\xa3',
    'PK\x03\x04',
    '%PDF-',
    '#!ffconcat\n',
  ].map((bytes) => filePart(bytes)),
  ...[
    'RIFF\xff\xff\xff\xffWAVE',
    'RIFF\0\0\0\0WAVEfmt \0\0\0\0',
    'RIFF\0\0\0\0WAVEfmt \xff\xff\xff\xff',
    'RIFX\0\0\0\0WAVE',
    'RF64\xff\xff\xff\xffWAVEds64',
    'RIFF\0\0\0\0AVI ',
  ].map((bytes) => filePart(bytes)),
  ...[
    '',
    ' ',
    'a',
    'http://',
    'http://127.0.0.1',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://localhost/',
    'http://a@127.0.0.1/',
  ].map(addressPart),
  ...[
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'javascript:1',
    'data:,a',
    'http://127.0.0.1:0/',
    'http://127.0.0.1:65536/',
    '\0',
    '\xff',
    'http://127.0.0.1/\r\nX: y',
  ].map(addressPart),
  addressPart(`http://127.0.0.1/${'a'.repeat(20_000)}`),
  filePart(audio) + filePart('second'),
  addressPart('http://127.0.0.1/') + filePart(audio),
  Array.from({ length: 3_000 }, (_, index) =>
    formPart(`Content-Disposition: form-data; name="f${index}"`, 'a'),
  ).join(''),
  Array.from({ length: 3_000 }, (_, index) =>
    formPart(`Content-Disposition: form-data; name="f${index}"; filename="a"`, 'a'),
  ).join(''),
  formPart(`Content-Disposition: form-data; name="${'n'.repeat(100_000)}"`, 'a'),
  formPart(`X: ${'h'.repeat(200_000)}\r\nContent-Disposition: form-data; name="file"; filename="a"`, audio),
  formPart(Array.from({ length: 5_000 }, (_, index) => `X-${index}: y`).join('\r\n'), audio),
  formPart('Content-Disposition: form-data; name="note"', 'n'.repeat(2_000_000)),
];

/** Uploads with each of these bodies, once as it is and once with a proper closing boundary. */
export const forms: readonly WireRequest[] = bodies.flatMap((text) => {
  const call = validCall('stt_upload');
  const whole =
    text.startsWith('form-data') || text.startsWith('attachment')
      ? formPart(`Content-Disposition: ${text}`, audio)
      : text;
  return [whole, whole + formEnd].map((body) =>
    toWireRequest({ ...call, body: Buffer.from(body, 'latin1') }),
  );
});
