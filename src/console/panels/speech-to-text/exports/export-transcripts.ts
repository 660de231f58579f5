import { defaultErrorRateOptions, errorRateFromCounts } from '#cases/checks/error-rate/error-rate.ts';
import { recordings } from '#console/audio/reading/recordings.ts';
import { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import { wordsIn } from '#console/catalogues/words.ts';
import { downloadName } from '#console/download/file-name.ts';
import { saveFile } from '#console/download/save-file.ts';
import { type ZipFile, zipFiles } from '#console/download/zip-files.ts';
import { measureErrorRate } from '#console/error-rate/use-error-rate.ts';
import { currentLanguage } from '#console/languages/current-language.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { checkTranscript } from '../checks/use-checks.ts';
import { type JobTranscript, readTranscript } from '../job-view/transcript.ts';
import type { References } from '../storage/job-store.ts';
import type { Job } from '../tracker/job.ts';
import type { Tracker } from '../tracker/tracker.ts';
import { originFields, originLines, originOfJob } from './origin.ts';
import { createMarkdownReport } from './report.ts';
import { toSrt, toVtt, transcriptCues } from './subtitle-files.ts';
import { wordsTable } from './words-table.ts';

interface ExportOptions {
  readonly tracker: Tracker;
  readonly references: References;
  readonly ids: readonly string[];
  /** Called after each job with the number of jobs processed so far. */
  readonly onProgress: (done: number) => void;
}

/**
 * Saves the transcripts of completed jobs as one zip: for each the answer as received, its text, subtitles and words,
 * the results of the checks, and the error rates if there is a reference text. Transcripts that cannot be fetched are
 * skipped and counted.
 */
export async function exportTranscripts(
  options: ExportOptions,
): Promise<{ readonly saved: number; readonly missing: number }> {
  const { tracker, ids, onProgress } = options;
  const files: ZipFile[] = [];
  const origins: unknown[] = [];
  let saved = 0;
  for (const [index, id] of ids.entries()) {
    const job = tracker.find(id);
    const body = await tracker.transcript(id);
    if (job && typeof body === 'string') {
      saved += 1;
      origins.push({ ...originFields(originOfJob(job)), code: job.code, domain: job.settings.domain });
      for (const [extension, content] of Object.entries(await filesOf(job, body, options))) {
        files.push({ name: `${job.name}.${extension}`, content: new Blob([content]) });
      }
    }
    onProgress(index + 1);
  }
  if (saved > 0) {
    const list = new Blob([JSON.stringify(origins, undefined, 2)]);
    const zip = await zipFiles([...files, { name: 'jobs.json', content: list }]);
    saveFile(zip, `${downloadName('speech-to-text', ['transcripts'], Date.now())}.zip`);
  }
  return { saved, missing: ids.length - saved };
}

/** The files of one transcript, by extension. */
async function filesOf(
  job: Job,
  body: string,
  { tracker, references }: ExportOptions,
): Promise<Readonly<Record<string, string>>> {
  const transcript = readTranscript(body);
  const { subtitles, words } = transcript;
  const locale = languageAttributes(job.settings.src_lang).lang ?? 'en';
  const analysis = await analysisOf(job, tracker);
  const reference = await references.get(job.id).catch(() => undefined);
  const cues = transcriptCues(transcript);
  const origin = originOfJob(job);
  return {
    json: body,
    txt: `${transcript.transcript}\n`,
    ...(cues.length > 0 && { srt: subtitles ?? toSrt(cues), vtt: toVtt(cues, originLines(origin)) }),
    ...(words.length > 0 && { 'words.csv': await wordsTable(transcript) }),
    'issues.md': createMarkdownReport(
      origin,
      await checkTranscript(transcript, analysis, locale),
      wordsIn(currentLanguage(), transcriptChecksWords),
    ),
    ...(reference && { 'error-rate.json': await errorRateFile(transcript, reference, locale) }),
  };
}

/** The analysis of the recording of a job, which is usually stored already. */
async function analysisOf({ id, audioKey: key }: Job, tracker: Tracker) {
  const audio = await tracker.audio(id).catch(() => undefined);
  if (!audio) return undefined;
  const open = recordings.open(audio, { key });
  const result = await open.finished;
  open.close();
  return result?.kind === 'analysis' ? result.analysis : undefined;
}

async function errorRateFile({ words }: JobTranscript, reference: string, locale: string): Promise<string> {
  const hypothesis = words.map(({ word }) => word);
  const measured = await measureErrorRate({
    reference,
    hypothesis,
    comparison: defaultErrorRateOptions,
    locale,
  });
  const rated = [
    ['words', measured.words],
    ['characters', measured.characters],
  ] as const;
  const rates = rated.map(([name, counts]) => [
    name,
    { rate: errorRateFromCounts(counts) ?? null, ...counts },
  ]);
  return `${JSON.stringify({ ...Object.fromEntries(rates), leniency: defaultErrorRateOptions, reference }, null, 2)}\n`;
}
