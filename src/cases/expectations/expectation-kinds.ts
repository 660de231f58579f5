import type { CaseExpectation, ExpectationKind } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';

const ofEveryAnswer = ['http-status', 'contract', 'error-row', 'field', 'header', 'time'] as const;
const ofTexts = ['string-status', 'text', 'script', 'similarity'] as const;
const ofTranscripts = ['words-wrong', 'word-times', 'subtitles'] as const;
const ofAudio = ['audio-format', 'sample-rate', 'duration', 'loudness', 'silence'] as const;

/** The kinds of expectation that the answer to a request can meet. */
export function kindsOfRequest({ operation, awaitTranscript }: CaseRequest): readonly ExpectationKind[] {
  switch (operation) {
    case 'localization':
      return [...ofEveryAnswer, ...ofTexts, 'kept-terms'];
    case 'transliteration':
      return [...ofEveryAnswer, ...ofTexts];
    case 'stt_upload':
      return [...ofEveryAnswer, 'code', ...(awaitTranscript ? ofTranscripts : [])];
    case 'stt_status':
      return [...ofEveryAnswer, 'code'];
    case 'stt_transcript':
      return [...ofEveryAnswer, 'code', ...ofTranscripts];
    case 'tts':
      return [...ofEveryAnswer, ...ofAudio];
  }
}

/** A new expectation of a kind, with initial values. */
export function newExpectation(kind: ExpectationKind): CaseExpectation {
  switch (kind) {
    case 'http-status':
      return { kind, oneOf: [200] };
    case 'error-row':
      return { kind, row: '' };
    case 'string-status':
      return { kind, oneOf: [2, 3] };
    case 'code':
      return { kind, oneOf: ['000'] };
    case 'field':
      return { kind, pointer: '/', equals: '' };
    case 'header':
      return { kind, name: 'content-type', oneOf: ['application/json'] };
    case 'text':
      return { kind, string: 0, oneOf: [''] };
    case 'script':
      return { kind, script: 'Deva' };
    case 'similarity':
      return { kind, string: 0, to: '', atLeast: 0.8 };
    case 'audio-format':
      return { kind, oneOf: ['wav'] };
    case 'sample-rate':
      return { kind, equals: 8000 };
    case 'duration':
      return { kind, atLeast: 0.5, atMost: 10 };
    case 'loudness':
      return { kind, atLeast: -30, atMost: -10 };
    case 'silence':
      return { kind, startAtMost: 0.5, endAtMost: 0.5 };
    case 'words-wrong':
      return { kind, reference: '', atMost: 0.1 };
    case 'time':
      return { kind, atMost: 2000 };
    default:
      return { kind };
  }
}

/** Identifies the subject of an expectation: expectations about the same subject replace each other. */
function subjectOf(expectation: CaseExpectation): string {
  const about = ['string', 'language', 'suggestion', 'pointer', 'name'].map((name) =>
    String(Reflect.get(expectation, name) ?? ''),
  );
  return [expectation.kind, ...about].join('\n');
}

/**
 * Merges expectations with those proposed for a newer answer: one about the same subject is replaced but stays enabled
 * or disabled, new ones are added, and the others are kept.
 */
export function withProposed(
  expectations: readonly CaseExpectation[],
  proposed: readonly CaseExpectation[],
): CaseExpectation[] {
  const left = new Map(proposed.map((one) => [subjectOf(one), one]));
  const kept = expectations.map((one): CaseExpectation => {
    const found = left.get(subjectOf(one));
    left.delete(subjectOf(one));
    if (!found) return one;
    const { enabled: _, ...fresh } = found;
    return one.enabled === undefined ? fresh : { ...fresh, enabled: one.enabled };
  });
  return [...kept, ...left.values()];
}
