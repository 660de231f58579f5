import { useQuery } from '@tanstack/react-query';
import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import type { Job } from '../tracker/job.ts';
import { useTracker } from '../tracker/tracking.tsx';
import { audioLimit, estimateStorage } from './storage-limit.ts';

/** Shows how much audio is stored in this browser, and removes it. */
export function StorageButton({ jobs }: { jobs: readonly Job[] }) {
  const tracker = useTracker();
  const words = useWords(jobListWords).storage;
  const { keep } = useWords(jobListWords);
  const announce = useAnnounce();
  const [emptying, setEmptying] = useState(false);
  const [refused, setRefused] = useState(false);
  // Measured again whenever a job gets or loses its audio.
  const kept = jobs.filter(({ audioKey, audioGone }) => audioKey !== undefined && !audioGone).length;
  const usage = useQuery({
    queryKey: ['audio-usage', kept],
    queryFn: async () => {
      const { used, recordings } = await tracker.usage();
      return { used, count: recordings.length, allowed: await audioLimit(), room: await estimateStorage() };
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const { data } = usage;
  return (
    <>
      <Popover
        label={words.title}
        button={(attributes) => (
          <Button
            size="small"
            look="quiet"
            icon={HardDrive}
            {...attributes}
            onClick={() => void usage.refetch()}
          >
            {data ? words.button(formatBytes(data.used), formatBytes(data.allowed)) : words.unknown}
          </Button>
        )}
      >
        {(close) =>
          data && (
            <div className="flex flex-col gap-3 text-sm">
              <h2 className="text-base font-semibold">{words.title}</h2>
              <meter
                aria-label={words.title}
                min={0}
                max={data.allowed}
                value={Math.min(data.used, data.allowed)}
                className="h-2 w-full"
              />
              <p>{words.own(formatBytes(data.used), formatBytes(data.allowed), data.count)}</p>
              {data.room.used !== undefined && data.room.allowed !== undefined && (
                <p className="text-ink-second">
                  {words.browser(formatBytes(data.room.used), formatBytes(data.room.allowed))}
                </p>
              )}
              <p className="text-ink-second">{data.room.persisted ? words.persisted : words.notPersisted}</p>
              {!data.room.persisted && (
                <Button
                  size="small"
                  onClick={async () => {
                    const agreed = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
                    setRefused(!agreed);
                    await usage.refetch();
                  }}
                >
                  {words.persist}
                </Button>
              )}
              {refused && <p role="status">{words.refused}</p>}
              <Button
                size="small"
                look="danger"
                disabled={data.used === 0}
                onClick={() => {
                  close();
                  setEmptying(true);
                }}
              >
                {words.empty}
              </Button>
            </div>
          )
        }
      </Popover>
      {emptying && (
        <ConfirmDialog
          title={words.emptyTitle}
          confirm={words.empty}
          cancel={keep}
          onClose={() => setEmptying(false)}
          onConfirm={() => {
            tracker.do({ kind: 'empty-audio', ids: 'all' });
            announce(words.emptied);
          }}
        >
          <p>{words.emptyExplain}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
