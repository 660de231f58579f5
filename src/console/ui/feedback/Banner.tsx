import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A notice that is not a failure. */
export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded border border-line bg-transliterated-tint px-3 py-2 text-sm text-ink"
    >
      <Info aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52">{children}</div>
      {action}
    </div>
  );
}
