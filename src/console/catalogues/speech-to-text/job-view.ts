import { formatNumber } from '#console/ui/text/format.ts';
import { speechToTextWords } from './speech-to-text.ts';

/** Words of the view of a job, which is loaded when a job is opened, together with those of the panel. */
const en = {
  ...speechToTextWords.en,
  jobIdOf: (id: string) => `job ${id}`,
  wordCount: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  channel: (channel: number) => `channel ${channel}`,
  copyJobId: 'Copy the job id',
  recording: 'Recording',
  noAudio: 'The audio of this job is not in this browser, so there is nothing to play.',
  views: 'Views of the transcript',
  transcript: 'Transcript',
  original: 'Original',
  moreViews: (count: number) => (count === 1 ? '1 more view' : `${count} more views`),
  subtitlesView: 'Subtitles',
  noSubtitles: 'Subtitles were not asked for with this upload.',
  noText: 'The transcript is empty: nothing was recognised.',
  transcriptLoading: 'Fetching the transcript',
  jobFailed: {
    title: (code: string) => `The job failed with code ${code}`,
    explanation: (message: string) => `The service said: “${message}”.`,
    rule: 'Code 005: “Job failed; contact the developers”.',
    remedy: 'Check the audio file, then upload it again.',
  },
  copyText: 'Copy text',
  origin: {
    recognisedBy: (engine: string) => `Recognised by ${engine}`,
    untimed: (count: number) =>
      count === 1 ? '1 word without a time' : `${formatNumber(count)} words without a time`,
    otherLanguage: (language: string) =>
      `This recording does not sound like ${language}, so its words are probably wrong.`,
  },
  stillRunning: 'The transcript can be fetched once the job is completed.',
  closeJob: 'Close the job',
};

export const jobViewWords = { name: 'speech-to-text/job-view', en };
