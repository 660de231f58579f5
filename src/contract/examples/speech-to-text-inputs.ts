import type { CallInput } from '../operations.ts';

/** Example uploads, without the recording. */
export const uploadInputs = {
  recording: {
    headers: { src_lang: 'en', domain: 'generic', subtitles: true },
    query: {},
    body: {},
  },
} satisfies Record<string, CallInput<'stt_upload'>>;
