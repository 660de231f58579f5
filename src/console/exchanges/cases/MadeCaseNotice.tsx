import { Check, CircleAlert, X } from 'lucide-react';
import { Link } from 'wouter';
import { makeCaseWords } from '#console/catalogues/exchange/make-case.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { showCaseNotice, useCaseNotice } from './use-make-case.ts';

/** Announces a new case, with a link to it, or why none could be made. */
export function MadeCaseNotice() {
  const words = useWords(makeCaseWords);
  const notice = useCaseNotice();
  if (!notice || notice === 'making') return null;
  const dismiss = () => showCaseNotice(undefined);
  const isMade = 'id' in notice;
  const Icon = isMade ? Check : CircleAlert;
  return (
    <div className="fixed inset-x-3 bottom-25 z-20 flex items-center gap-2 rounded border border-line-strong bg-surface px-3 py-1 text-sm shadow-raised sm:start-auto sm:max-w-lg lg:bottom-14">
      <Icon aria-hidden="true" size={16} className={`shrink-0 ${isMade ? 'text-served' : 'text-failed'}`} />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        {isMade ? (
          <>
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {words.made(notice.name)}
            </span>
            {notice.lacksRecording && <span>{words.chooseRecording}</span>}
            <Link
              href={`/cases?case=${notice.id}`}
              onClick={dismiss}
              className="font-semibold text-ink underline underline-offset-2"
            >
              {words.open}
            </Link>
          </>
        ) : (
          words.notMade[notice.problem]
        )}
      </p>
      <IconButton icon={X} label={words.dismiss} onClick={dismiss} />
    </div>
  );
}
