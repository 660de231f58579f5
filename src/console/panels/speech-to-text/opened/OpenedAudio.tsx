import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { contentKey } from '#console/storage/content-key.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import type { OpenedTranscript } from './opened.ts';

interface OpenedAudioProps {
  opened: OpenedTranscript;
  /** Called with the recording; `same`: its content is equal to the previously attached audio. */
  onAttach: (file: File, same: boolean) => void;
}

/** Attaches audio to a transcript that has none or lost it. */
export function OpenedAudio({ opened: { audioKey }, onAttach }: OpenedAudioProps) {
  const { attach: words } = useWords(jobListWords);
  const { kept } = useWords(transcriptWords);
  const [reading, setReading] = useState(false);
  const [other, setOther] = useState<File>();
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setOther(undefined);
    setReading(true);
    const same = audioKey === undefined ? undefined : audioKey === (await contentKey(file));
    setReading(false);
    if (same === false) setOther(file);
    else onAttach(file, same ?? false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 text-sm text-ink-second">
      <FileButton size="small" icon={Paperclip} disabled={reading} onFiles={take}>
        {reading ? words.reading : words.button}
      </FileButton>
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
