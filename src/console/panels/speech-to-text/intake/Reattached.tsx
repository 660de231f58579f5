import { Paperclip } from 'lucide-react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { joinItems } from '#console/ui/text/list.ts';
import type { Reattach } from './use-reattach.ts';

/** Lists files that were not uploaded because they are the audio of known jobs, and offers to upload them too. */
export function Reattached({ reattach: { attached, uploadToo, dismiss } }: { reattach: Reattach }) {
  const words = useWords(jobListWords).reattached;
  const jobs = attached.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div role="status" className="empty:hidden">
      {jobs > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3">
          <Paperclip aria-hidden="true" size={18} className="shrink-0 text-ink-third" />
          <p className="min-w-0 flex-1 basis-60 text-base break-words">
            {words.told(attached.length, jobs)}{' '}
            <span className="text-ink-third">{joinItems(attached.map(({ file }) => file.name))}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={uploadToo}>
              {words.uploadToo(attached.length)}
            </Button>
            <Button size="small" look="quiet" onClick={dismiss}>
              {words.dismiss}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
