import type { OperationId } from '#contract/errors.ts';
import type { CaseRequest } from './request.ts';

/** The request with which a new case of an operation begins. */
export function starterRequest(operation: OperationId): CaseRequest {
  switch (operation) {
    case 'localization':
      return {
        operation,
        headers: { 'REV-APPVERSION': '2.0', src_lang: 'en', tgt_lang: 'hi', domain: '0' },
        body: { data: ['Good morning.'] },
      };
    case 'transliteration':
      return {
        operation,
        headers: { src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
        body: { data: ['namaste'] },
      };
    case 'stt_upload':
      return {
        operation,
        headers: { src_lang: 'en', domain: 'generic' },
        body: {},
        awaitTranscript: true,
      };
    case 'stt_status':
    case 'stt_transcript':
      return { operation, query: { job_id: '' } };
    case 'tts':
      return { operation, headers: { speaker: 'hi_female' }, body: { text: 'नमस्ते।' } };
  }
}
