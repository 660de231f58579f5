import { FileX, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { FileButton } from '#console/ui/controls/FileButton.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import type { Attach } from '../intake/use-attach.ts';
import { type Job, lacksAudio } from '../tracker/job.ts';
import { useTracker } from '../tracker/tracking.tsx';

interface JobAudioActionsProps {
  job: Job;
  attach: Attach;
}

/** The notes about a job's audio, with a button to attach it where it is missing. */
export function JobAudioActions({ job, attach }: JobAudioActionsProps) {
  const words = useWords(jobListWords).attach;
  const announce = useAnnounce();
  const [reading, setReading] = useState(false);
  const { id, audioGone, audioUnproven } = job;
  const { other } = attach;
  const missing = lacksAudio(job);
  if (!missing && !audioGone && !audioUnproven && other?.id !== id) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2 text-sm text-ink-second">
      {audioGone && <p>{words.gone[audioGone]}</p>}
      {!missing && audioUnproven && <p>{words.unprovenNote}</p>}
      {missing && (
        <FileButton
          size="small"
          icon={Paperclip}
          disabled={reading}
          onFiles={async ([file]) => {
            if (!file) return;
            setReading(true);
            const found = await attach.attach(id, file);
            setReading(false);
            if (found !== 'other') announce(found === 'same' ? words.done : words.unproven);
          }}
        >
          {reading ? words.reading : words.button}
        </FileButton>
      )}
      {other?.id === id && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p>
            <span className="font-semibold">{words.otherTitle}.</span> {words.other(other.file.name)}
          </p>
          <Button size="small" onClick={attach.anyway}>
            {words.anyway}
          </Button>
          <Button size="small" look="quiet" onClick={attach.leave}>
            {words.leave}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Removes the audio of a job from this browser, after a confirmation. */
export function RemoveAudioButton({ job }: { job: Job }) {
  const tracker = useTracker();
  const { attach: words, keep } = useWords(jobListWords);
  const [asking, setAsking] = useState(false);
  if (lacksAudio(job) || job.audioKey === undefined) return null;
  return (
    <>
      <IconButton icon={FileX} label={words.remove} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.remove}
          cancel={keep}
          onClose={() => setAsking(false)}
          onConfirm={() => tracker.do({ kind: 'empty-audio', ids: [job.id] })}
        >
          <p>{words.removeExplain}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
