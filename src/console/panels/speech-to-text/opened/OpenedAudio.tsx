import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { contentKey } from '#console/audio/content-key.ts';
import { jobListWords } from '#console/catalogues/job-list.ts';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import type { OpenedTranscript } from './opened.ts';

interface OpenedAudioProps {
  opened: OpenedTranscript;
  /** Told the recording; `same` when its content is what the transcript had before. */
  onAttach: (file: File, same: boolean) => void;
}

/** The way to give a transcript the audio that it lacks, or lost. */
export function OpenedAudio({ opened: { audioKey }, onAttach }: OpenedAudioProps) {
  const { attach: words } = useWords(jobListWords);
  const { kept } = useWords(transcriptWords);
  const chooser = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [other, setOther] = useState<File>();
  const take = async (file: File) => {
    setReading(true);
    const same = audioKey === undefined ? undefined : audioKey === (await contentKey(file));
    setReading(false);
    if (same === false) setOther(file);
    else onAttach(file, same ?? false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 text-sm text-ink-second">
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          setOther(undefined);
          if (file) void take(file);
        }}
      />
      <Button size="small" icon={Paperclip} disabled={reading} onClick={() => chooser.current?.click()}>
        {reading ? words.reading : words.button}
      </Button>
      {other && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p>
            <span className="font-semibold">{words.otherTitle}.</span> {kept.otherAudio(other.name)}
          </p>
          <Button size="small" onClick={() => onAttach(other, false)}>
            {words.anyway}
          </Button>
          <Button size="small" look="quiet" onClick={() => setOther(undefined)}>
            {words.leave}
          </Button>
        </div>
      )}
    </div>
  );
}
