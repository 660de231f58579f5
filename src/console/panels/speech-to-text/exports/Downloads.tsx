import { Download } from 'lucide-react';
import type { CheckResult } from '#cases/checks/transcript/check.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { transcriptChecksWords } from '#console/catalogues/speech-to-text/transcript-checks.ts';
import { useWords } from '#console/catalogues/words.ts';
import { saveFile } from '#console/download/save-file.ts';
import { ActionList } from '#console/ui/controls/ActionList.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import type { JobTranscript } from '../job-view/transcript.ts';
import { type Origin, originLines, transcriptFileName } from './origin.ts';
import { createMarkdownReport } from './report.ts';
import { toSrt, toVtt, transcriptCues } from './subtitle-files.ts';
import { wordsTable } from './words-table.ts';

interface DownloadsProps {
  transcript: JobTranscript;
  /** The answer as received, if there is one. */
  body: string | undefined;
  origin: Origin;
  results: readonly CheckResult[] | undefined;
}

type FileKind = 'srt' | 'vtt' | 'text' | 'csv' | 'json' | 'report';

/** Downloads the transcript in several formats, all in UTF-8. */
export function Downloads({ transcript, body, origin, results }: DownloadsProps) {
  const { files } = useWords(transcriptWords);
  const checkWords = useWords(transcriptChecksWords);
  const base = transcriptFileName(origin);
  const save = (content: string, extension: string, type: string) =>
    saveFile(new Blob([content], { type: `${type};charset=utf-8` }), `${base}.${extension}`);
  const { subtitles, words, transcript: text, original } = transcript;
  const timed = subtitles !== undefined || words.length > 0;
  const savers: Readonly<Record<FileKind, () => void>> = {
    srt: () => save(subtitles ?? toSrt(transcriptCues(transcript)), 'srt', 'application/x-subrip'),
    vtt: () => save(toVtt(transcriptCues(transcript), originLines(origin)), 'vtt', 'text/vtt'),
    text: () => save(`${text || original}\n`, 'txt', 'text/plain'),
    csv: () => void wordsTable(transcript).then((table) => save(table, 'words.csv', 'text/csv')),
    json: () => save(body ?? '', 'json', 'application/json'),
    report: () => save(createMarkdownReport(origin, results ?? [], checkWords), 'issues.md', 'text/markdown'),
  };
  const kinds: readonly FileKind[] = [
    ...(timed ? (['srt', 'vtt'] as const) : []),
    ...(['text', 'csv'] as const),
    ...(body === undefined ? [] : (['json'] as const)),
    ...(results ? (['report'] as const) : []),
  ];
  return (
    <Popover
      label={files.title}
      className="w-64"
      button={(attributes) => (
        <Button {...attributes} size="small" icon={Download}>
          {files.title}
        </Button>
      )}
    >
      {(close) => (
        <ActionList
          actions={kinds.map((kind) => ({ name: kind, label: files[kind] }))}
          onChoose={(kind) => {
            close();
            savers[kind]();
          }}
        />
      )}
    </Popover>
  );
}
