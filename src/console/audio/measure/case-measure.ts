import type { AudioMeasure, MeasureAudio } from '#cases/expectations/check-answer.ts';
import { wrapPcm } from '../format/wav-samples.ts';
import type { AnalysisResult } from './analysis.ts';

/** The audio of an answer as a file that `analyse` reads. */
export function answerFile({ bytes, format, sampleRate = 0 }: Parameters<MeasureAudio>[0]): Blob {
  const blob = new Blob([bytes]);
  return format === 'pcm' ? wrapPcm(blob, sampleRate) : blob;
}

/** Loudness and silence of an analysed recording; undefined when it could not be read to its end. */
export function measureOf(result: AnalysisResult | undefined): AudioMeasure | undefined {
  if (result?.kind !== 'analysis' || result.analysis.damaged || !result.analysis.levels) return undefined;
  const { duration, levels } = result.analysis;
  const { loudness, leadingSilence, trailingSilence } = levels;
  const silent = leadingSilence >= duration;
  return { loudness, silence: { start: leadingSilence, end: silent ? duration : trailingSilence } };
}
