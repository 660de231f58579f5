import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { languageOption } from '#console/ui/languages/LanguageSelect.tsx';
import { ConfirmDialog } from '#console/ui/overlays/ConfirmDialog.tsx';
import { joinFacts } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import type { OpenedRecord } from './opened.ts';

interface OpenedListProps {
  records: readonly OpenedRecord[];
  /** Id of the transcript in view. */
  open: string;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  /** Shown at the end of the heading. */
  children: ReactNode;
}

/** The transcripts without a job that this browser stores. */
export function OpenedList({ records, open, onOpen, onRemove, children }: OpenedListProps) {
  const { kept: text, spoken } = useWords(transcriptWords);
  const announce = useAnnounce();
  const [removing, setRemoving] = useState<OpenedRecord>();
  return (
    <Card aria-label={text.list} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 className="font-semibold">{text.list}</h2>
        {children}
      </div>
      <ul className="max-h-56 overflow-y-auto overscroll-contain">
        {records.map((record) => {
          const { id, name, language, origin, openedAt } = record;
          const about = [languageOption(language).label, origin === 'synthesiser' && spoken.short];
          return (
            <li
              key={id}
              aria-current={id === open || undefined}
              className="flex items-center gap-x-4 border-b border-line px-4 py-1.5 last:border-0 aria-[current]:bg-marigold-tint aria-[current]:shadow-[inset_3px_0_0_var(--marigold)] rtl:aria-[current]:shadow-[inset_-3px_0_0_var(--marigold)]"
            >
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
                <button
                  type="button"
                  aria-label={text.open(name)}
                  title={name}
                  onClick={() => onOpen(id)}
                  className={`min-h-6 max-w-full truncate text-start hover:underline ${id === open ? 'font-semibold' : ''}`}
                >
                  {name}
                </button>
                <span className="text-sm text-ink-third">{joinFacts(about)}</span>
              </div>
              <time
                dateTime={new Date(openedAt).toISOString()}
                data-volatile
                className="text-sm whitespace-nowrap text-ink-third tabular max-sm:hidden"
              >
                {formatMoment(openedAt, 'moment')}
              </time>
              <IconButton icon={Trash2} label={text.remove(name)} onClick={() => setRemoving(record)} />
            </li>
          );
        })}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text.removeTitle(removing.name)}
          confirm={text.confirmRemove}
          cancel={text.keep}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => {
            onRemove(removing.id);
            announce(text.removed(removing.name));
          }}
        >
          <p>{text.removeExplain}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
