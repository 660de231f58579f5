import { Download } from 'lucide-react';
import { saveFile } from '#console/audio/save-file.ts';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { transcriptChecksWords } from '#console/catalogues/transcript-checks.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import type { CheckResult } from '../checks/check.ts';
import type { JobTranscript } from '../transcript.ts';
import { reportOf } from './report.ts';
import { shownCues, srtOf, vttOf } from './subtitle-files.ts';
import { wordsTable } from './words-table.ts';

interface DownloadsProps {
  transcript: JobTranscript;
  /** The answer as received; absent where there was none. */
  body: string | undefined;
  /** Of the recording; files are named after it. */
  name: string;
  results: readonly CheckResult[] | undefined;
}

/** The transcript as files. All are UTF-8. */
export function Downloads({ transcript, body, name, results }: DownloadsProps) {
  const { files } = useWords(transcriptWords);
  const checkWords = useWords(transcriptChecksWords);
  const base = name.replace(/^.*\//, '').replace(/\.[^.]*$/, '') || 'transcript';
  const save = (content: string, extension: string, type: string) =>
    saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `${base}.${extension}`);
  const { subtitles, words, transcript: text, original } = transcript;
  const timed = subtitles !== undefined || words.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {timed && (
        <>
          <Button
            size="small"
            icon={Download}
            onClick={() => save(subtitles ?? srtOf(shownCues(transcript)), 'srt', 'application/x-subrip')}
          >
            {files.srt}
          </Button>
          <Button
            size="small"
            icon={Download}
            onClick={() => save(vttOf(shownCues(transcript)), 'vtt', 'text/vtt')}
          >
            {files.vtt}
          </Button>
        </>
      )}
      {body !== undefined && (
        <Button size="small" icon={Download} onClick={() => save(body, 'json', 'application/json')}>
          {files.json}
        </Button>
      )}
      <Button
        size="small"
        icon={Download}
        onClick={() => void wordsTable(transcript).then((table) => save(table, 'words.csv', 'text/csv'))}
      >
        {files.csv}
      </Button>
      <Button size="small" icon={Download} onClick={() => save(`${text || original}\n`, 'txt', 'text/plain')}>
        {files.text}
      </Button>
      <Button
        size="small"
        icon={Download}
        disabled={!results}
        onClick={() => results && save(reportOf(name, results, checkWords), 'issues.md', 'text/markdown')}
      >
        {files.report}
      </Button>
    </div>
  );
}
