import { expect, it } from 'vitest';
import { downloadName } from './file-name.ts';

it('a file name contains function, content and local time, but no characters that file systems refuse', () => {
  const time = new Date(2026, 10, 22, 9, 5, 7).getTime();
  expect(downloadName('text-to-speech', ['hi_female', '', '1.5x'], time)).toBe(
    'text-to-speech-hi_female-1.5x-2026-11-22-090507',
  );
  expect(downloadName('speech-to-text', ['a/b: c?', 'ur'], time)).toBe(
    'speech-to-text-a_b_c_-ur-2026-11-22-090507',
  );
});
