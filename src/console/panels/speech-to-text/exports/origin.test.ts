import { expect, it } from 'vitest';
import { originLines, transcriptFileName } from './origin.ts';

const origin = {
  name: 'https://example.org/calls/call 7.wav',
  language: 'ur',
  time: new Date(2026, 10, 22, 9, 5, 7).getTime(),
  target: 'embedded',
  jobId: 'job-1',
};

it('the file of a transcript is named after function, recording, language and time', () => {
  expect(transcriptFileName(origin)).toBe('speech-to-text-call_7-ur-2026-11-22-090507');
});

it('a file says where its transcript comes from, and leaves out what is unknown', () => {
  expect(originLines(origin)).toEqual([
    'recording: https://example.org/calls/call 7.wav',
    'language: ur',
    `time: ${new Date(origin.time).toISOString()}`,
    'target: embedded',
    'job_id: job-1',
  ]);
});
