import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { jobListWords } from '#console/catalogues/job-list.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { Button } from '#console/ui/Button.tsx';
import { ConfirmDialog } from '#console/ui/ConfirmDialog.tsx';
import { type Job, lacksAudio } from './job.ts';
import type { Tracker } from './tracker.ts';
import type { Attach } from './use-attach.ts';

interface JobAudioActionsProps {
  job: Job;
  tracker: Tracker;
  attach: Attach;
}

/** Where the audio of a job is: attach it, give it up, and what is known about it. */
export function JobAudioActions({ job, tracker, attach }: JobAudioActionsProps) {
  const words = useWords(jobListWords).attach;
  const { keep } = useWords(jobListWords);
  const announce = useAnnounce();
  const chooser = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [emptying, setEmptying] = useState(false);
  const { id, audioGone, audioUnproven } = job;
  const { other } = attach;
  const missing = lacksAudio(job);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2 text-sm text-ink-second">
      {audioGone && <p>{words.gone[audioGone]}</p>}
      {!missing && audioUnproven && <p>{words.unprovenNote}</p>}
      {missing && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (!file) return;
              setReading(true);
              const found = await attach.attach(id, file);
              setReading(false);
              if (found !== 'other') announce(found === 'same' ? words.done : words.unproven);
            }}
          />
          <Button size="small" icon={Paperclip} disabled={reading} onClick={() => chooser.current?.click()}>
            {reading ? words.reading : words.button}
          </Button>
        </>
      )}
      {!missing && job.audioKey !== undefined && (
        <Button size="small" look="quiet" onClick={() => setEmptying(true)}>
          {words.remove}
        </Button>
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
      {emptying && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.remove}
          cancel={keep}
          onClose={() => setEmptying(false)}
          onConfirm={() => tracker.do({ kind: 'empty-audio', ids: [id] })}
        >
          <p>{words.removeExplain}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
