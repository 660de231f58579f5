import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Playback } from '#console/audio/playback.ts';
import { saveFile } from '#console/audio/save-file.ts';
import { Transcript } from '#console/audio/Transcript.tsx';
import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { Tabs } from '#console/ui/Tabs.tsx';
import type { JobTranscript } from './transcript.ts';

interface TranscriptViewsProps {
  transcript: JobTranscript & { readonly body: string };
  /** Of the file; downloads are named after it. */
  name: string;
  playback: Playback | undefined;
  lang?: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto';
}

type View = 'transcript' | 'original' | 'subtitles';

/** The transcript that can be clicked, the original one, the subtitles; and both as files. */
export function TranscriptViews({ transcript, name, playback, lang, dir }: TranscriptViewsProps) {
  const words = useWords(speechToTextWords);
  const [view, setView] = useState<View>('transcript');
  const { subtitles, original, body } = transcript;
  const baseName = name.replace(/^.*\//, '').replace(/\.[^.]*$/, '') || words.job;
  const shown =
    view === 'original' ? original : view === 'subtitles' ? (subtitles ?? '') : transcript.transcript;
  const views: Record<View, ReactNode> = {
    transcript:
      transcript.transcript === '' && transcript.words.length === 0 ? (
        <p className="px-5 py-4 text-base text-ink-third">{words.noText}</p>
      ) : (
        <Transcript
          segments={transcript.segments}
          formatted={transcript.transcript}
          playback={playback}
          label={words.transcript}
          lang={lang}
          dir={dir}
        />
      ),
    original: (
      <p lang={lang} dir={dir} className="px-5 py-4 text-result">
        {original}
      </p>
    ),
    subtitles:
      subtitles === undefined ? (
        <p className="px-5 py-4 text-base text-ink-third">{words.noSubtitles}</p>
      ) : (
        <p lang={lang} dir={dir} className="px-5 py-4 font-mono text-base whitespace-pre-wrap">
          {subtitles}
        </p>
      ),
  };
  return (
    <div className="border-t border-line">
      <Tabs
        label={words.views}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'transcript', label: words.transcript },
          { value: 'original', label: words.original },
          { value: 'subtitles', label: words.subtitlesView },
        ]}
      >
        {views[view]}
      </Tabs>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2.5">
        <CopyButton text={() => shown} label={words.copyText} />
        <span className="ms-auto flex flex-wrap gap-2">
          {subtitles !== undefined && (
            <Button
              size="small"
              icon={Download}
              onClick={() =>
                saveFile(new Blob([subtitles], { type: 'application/x-subrip' }), `${baseName}.srt`)
              }
            >
              {words.downloadSrt}
            </Button>
          )}
          <Button
            size="small"
            icon={Download}
            onClick={() => saveFile(new Blob([body], { type: 'application/json' }), `${baseName}.json`)}
          >
            {words.downloadJson}
          </Button>
        </span>
      </div>
    </div>
  );
}
