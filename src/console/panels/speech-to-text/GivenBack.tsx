import { Paperclip } from 'lucide-react';
import { jobListWords } from '#console/catalogues/job-list.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/Button.tsx';
import type { GiveBack } from './use-give-back.ts';

/** Says which files were not uploaded, because they are the audio of jobs that are there; and how to upload them too. */
export function GivenBack({ giveBack: { given, uploadToo, dismiss } }: { giveBack: GiveBack }) {
  const words = useWords(jobListWords).givenBack;
  const jobs = given.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div role="status" className="empty:hidden">
      {jobs > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3">
          <Paperclip aria-hidden="true" size={18} className="shrink-0 text-ink-third" />
          <p className="min-w-0 flex-1 basis-60 text-base break-words">
            {words.told(given.length, jobs)}{' '}
            <span className="text-ink-third">{given.map(({ file }) => file.name).join(', ')}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={uploadToo}>
              {words.uploadToo(given.length)}
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
