import { checkAnswer, type MeasureAudio } from '#cases/expectations/check-answer.ts';
import type { CheckAnswer } from '#cases/run/run-case.ts';
import { answerFile, measureOf } from '#console/audio/measure/case-measure.ts';
import { readAudio } from '#console/audio/reading/read-audio.ts';

/** Decodes and measures audio in a worker, in every format that the browser plays. */
const measureAudio: MeasureAudio = async (audio) =>
  measureOf(await readAudio(answerFile(audio), { measure: true }));

/** Checks an answer in the page, including the loudness and silence of its audio. For `runCases({ check })`. */
export const checkWithMeasures: CheckAnswer = (expectations, request, exchanges, milliseconds, sent) =>
  checkAnswer(expectations, request, exchanges, milliseconds, { ...sent, measure: measureAudio });
