import type { OperationId } from '#contract/errors.ts';

/** The names of the operations, as lists and fields show them. */
const en = {
  localization: 'Translation',
  transliteration: 'Transliteration',
  stt_upload: 'Speech to text: upload',
  stt_status: 'Speech to text: status',
  stt_transcript: 'Speech to text: transcript',
  tts: 'Text to speech',
} satisfies Record<OperationId, string>;

export const operationNames = { name: 'operation-names', en };
