import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ProblemCardProps {
  title: string;
  note?: string | undefined;
  explanation: ReactNode;
  /** More about the problem, between its explanation and its remedy. */
  facts?: ReactNode;
  remedy: string;
  /** The actions, as buttons. */
  children?: ReactNode;
}

/** What went wrong and what to do about it. */
export function ProblemCard({ title, note, explanation, facts, remedy, children }: ProblemCardProps) {
  return (
    <div role="alert" className="m-4 rounded border border-failed bg-surface">
      <div className="flex items-start gap-3 rounded-t bg-failed-tint px-4 py-3 text-failed">
        <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        <p className="text-lg font-semibold">{title}</p>
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        {note && <p className="text-base">{note}</p>}
        <p className="text-base">{explanation}</p>
        {facts}
        <p className="text-base font-medium">{remedy}</p>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
      </div>
    </div>
  );
}
