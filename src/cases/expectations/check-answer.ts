import type { Exchange } from '#client/exchange.ts';
import { type Answer, readAnswer } from '../answer/read-answer.ts';
import type { Expectation } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';
import type { ExpectationResult } from '../run/results.ts';
import { judgeContract, judgeField, judgeHeader } from './body.ts';
import { type Judgement, oneOf, within } from './judgement.ts';
import { judgeSubtitles, judgeWordsWrong, judgeWordTimes } from './speech.ts';
import { judgeKeptTerms, judgeScript, judgeSimilarity, judgeStringStatus, judgeText } from './texts.ts';

/** Properties of audio that are measured from its samples. */
export interface AudioMeasure {
  /** Integrated loudness, LUFS; undefined for silence and for audio shorter than 400 ms. */
  readonly loudness: number | undefined;
  /** Seconds of silence at the start and at the end. */
  readonly silence: { readonly start: number; readonly end: number };
}

/** Measures audio; undefined for audio that cannot be measured. */
export type MeasureAudio = (audio: NonNullable<Answer['audio']>) => Promise<AudioMeasure | undefined>;

/** Input of the checks besides the calls. */
export interface CheckContext {
  /** Measures the audio of the answer; without it, expectations of loudness and silence are not met. */
  readonly measure?: MeasureAudio | undefined;
  /** Length of the audio that was sent, in seconds; absent when it is not known. */
  readonly sentSeconds?: number | undefined;
}

/** Checks the answer to a case's last call against each expectation. */
export async function checkAnswer(
  expectations: readonly Expectation[],
  request: CaseRequest,
  exchanges: readonly Exchange[],
  milliseconds: number,
  { measure = async () => undefined, sentSeconds }: CheckContext = {},
): Promise<ExpectationResult[]> {
  const answer = await readAnswer(request, exchanges, milliseconds);
  let measured: ReturnType<MeasureAudio> | undefined;
  const measureOnce: MeasureAudio = (audio) => {
    measured ??= measure(audio);
    return measured;
  };
  return Promise.all(
    expectations.map(async (expectation) => ({
      expectation,
      ...(answer
        ? await judge(expectation, answer, { measure: measureOnce, sentSeconds })
        : { passed: false, expected: 'an answer', received: 'nothing' }),
    })),
  );
}

async function judge(
  expectation: Expectation,
  answer: Answer,
  { measure, sentSeconds }: CheckContext & { readonly measure: MeasureAudio },
): Promise<Judgement> {
  switch (expectation.kind) {
    case 'http-status':
      return oneOf(expectation.oneOf, answer.httpStatus);
    case 'contract':
      return judgeContract(answer);
    case 'error-row':
      return oneOf([expectation.row], answer.errorRow);
    case 'string-status':
      return judgeStringStatus(expectation, answer);
    case 'code':
      return oneOf(expectation.oneOf, answer.code);
    case 'field':
      return judgeField(expectation, answer);
    case 'header':
      return judgeHeader(expectation, answer);
    case 'text':
      return judgeText(expectation, answer);
    case 'script':
      return judgeScript(expectation, answer);
    case 'kept-terms':
      return judgeKeptTerms(expectation, answer);
    case 'similarity':
      return judgeSimilarity(expectation, answer);
    case 'audio-format':
      return oneOf(expectation.oneOf, answer.audio?.format);
    case 'sample-rate':
      return oneOf([expectation.equals], answer.audio?.sampleRate);
    case 'duration':
      return within(expectation, answer.audio?.seconds, ' s');
    case 'loudness':
      return within(expectation, (answer.audio && (await measure(answer.audio)))?.loudness, ' LUFS');
    case 'silence': {
      const { startAtMost, endAtMost } = expectation;
      const silence = (answer.audio && (await measure(answer.audio)))?.silence;
      const start = within({ atMost: startAtMost }, silence?.start, ' s');
      const end = within({ atMost: endAtMost }, silence?.end, ' s');
      return {
        passed: start.passed && end.passed,
        expected: `start ${start.expected || 'any'}; end ${end.expected || 'any'}`,
        received: `start ${start.received}; end ${end.received}`,
      };
    }
    case 'words-wrong':
      return judgeWordsWrong(expectation, answer);
    case 'word-times':
      return judgeWordTimes(answer, sentSeconds);
    case 'subtitles':
      return judgeSubtitles(answer, sentSeconds);
    case 'time':
      return within(expectation, answer.milliseconds, ' ms');
  }
}
