import { expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

it.each([
  [
    'https://example.org/a.wav\nhttp://example.org/b.mp3',
    ['https://example.org/a.wav', 'http://example.org/b.mp3'],
    [],
  ],
  [' 00000000-0000-4000-8000-000000000000 ', [], ['00000000-0000-4000-8000-000000000000']],
  ['https://example.org/a.wav job_12345678', ['https://example.org/a.wav'], ['job_12345678']],
  [
    'https://example.org/town hall 2.wav\r\nhttps://example.org/b.mp3 https://example.org/c.mp3',
    ['https://example.org/town hall 2.wav', 'https://example.org/b.mp3', 'https://example.org/c.mp3'],
    [],
  ],
])('%j is read as addresses and job ids', (text, addresses, jobIds) => {
  expect(readPasted(text)).toEqual({ addresses, jobIds });
});

it.each([
  '',
  'Good morning',
  'see https://example.org/a.wav',
  'https://example.org/ is good',
  'ftp://example.org/a.wav',
  'deadbeef',
])('%j is something else', (text) => expect(readPasted(text)).toBeUndefined());
