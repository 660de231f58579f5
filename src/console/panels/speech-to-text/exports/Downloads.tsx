import { Download } from 'lucide-react';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { transcriptChecksWords } from '#console/catalogues/transcript-checks.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { saveFile } from '#console/download/save-file.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import type { CheckResult } from '../checks/check.ts';
import type { JobTranscript } from '../job-view/transcript.ts';
import { reportOf } from './report.ts';
import { cuesOf, srtOf, vttOf } from './subtitle-files.ts';
import { wordsTable } from './words-table.ts';

interface DownloadsProps {
  transcript: JobTranscript;
  /** The answer as received, if there is one. */
  body: string | undefined;
  /** Name of the recording, used for the files. */
  name: string;
  results: readonly CheckResult[] | undefined;
}

/** Downloads the transcript in several formats, all in UTF-8. */
export function Downloads({ transcript, body, name, results }: DownloadsProps) {
  const { files } = useWords(transcriptWords);
  const checkWords = useWords(transcriptChecksWords);
  const base = name.replace(/^.*\//, '').replace(/\.[^.]*$/, '') || 'transcript';
  const save = (content: string, extension: string, type: string) =>
    saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `${base}.${extension}`);
  const { subtitles, words, transcript: text, original } = transcript;
  const timed = subtitles !== undefined || words.length > 0;
  const button = (label: string, act: () => void, disabled = false) => (
    <Button size="small" aria-label={files.named(label)} disabled={disabled} onClick={act}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="flex items-center gap-1.5 text-sm text-ink-second">
        <Download aria-hidden="true" size={15} />
        {files.title}
      </span>
      {timed && (
        <>
          {button(files.srt, () =>
            save(subtitles ?? srtOf(cuesOf(transcript)), 'srt', 'application/x-subrip'),
          )}
          {button(files.vtt, () => save(vttOf(cuesOf(transcript)), 'vtt', 'text/vtt'))}
        </>
      )}
      {body !== undefined && button(files.json, () => save(body, 'json', 'application/json'))}
      {button(files.csv, async () => save(await wordsTable(transcript), 'words.csv', 'text/csv'))}
      {button(files.text, () => save(`${text || original}\n`, 'txt', 'text/plain'))}
      {button(
        files.report,
        () => results && save(reportOf(name, results, checkWords), 'issues.md', 'text/markdown'),
        !results,
      )}
    </div>
  );
}
