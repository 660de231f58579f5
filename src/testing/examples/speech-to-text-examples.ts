import type { Example } from './example.ts';

const job_id = '5d0c6a0e-3f5b-4c1e-9f57-2b6c1f0a8d31';

/** An upload by `file_url`. */
export const uploadExamples: readonly Example<'stt_upload'>[] = [
  {
    id: 'address',
    input: {
      headers: { src_lang: 'en', domain: 'generic', subtitles: true },
      query: {},
      body: { file_url: 'https://audio.example.com/meeting.wav' },
    },
    answer: { job_id, code: '000', message: 'Success. Request accepted' },
  },
];

/** A status call for a job that is done. */
export const statusExamples: readonly Example<'stt_status'>[] = [
  {
    id: 'completed',
    input: { headers: {}, query: { job_id }, body: undefined },
    answer: { job_id, code: '000', message: 'Transcript ready.', status: 'completed' },
  },
];

/** The transcript of a job. */
export const transcriptExamples: readonly Example<'stt_transcript'>[] = [
  {
    id: 'ready',
    input: { headers: {}, query: { job_id }, body: undefined },
    answer: {
      job_id,
      code: '000',
      message: 'Transcript ready.',
      result: {
        transcript: 'The clinic opens at nine.',
        original_transcript: 'the clinic opens at nine',
        channel_number: 1,
        words: [
          [
            { word: 'the', conf: 0.97, start: 0.12, end: 0.24 },
            { word: 'clinic', conf: 0.91, start: 0.24, end: 0.71 },
            { word: 'opens', conf: 0.94, start: 0.71, end: 1.08 },
            { word: 'at', conf: 0.88, start: 1.08, end: 1.2 },
            { word: 'nine', conf: 0.99, start: 1.2, end: 1.66 },
          ],
        ],
        subtitles: '1\n00:00:00,120 --> 00:00:01,660\nthe clinic opens at nine\n\n',
      },
    },
  },
];
