import { textToSpeechResultWords } from '#console/catalogues/text-to-speech-result.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import type { MeasuredRow } from './measured.ts';

/** Measured for the call, not the file. */
const ofTheCall: readonly MeasuredRow['name'][] = ['firstByte', 'total'];

/** The measured properties of the file, each next to the requested value. */
export function MeasuredTable({ rows }: { rows: readonly MeasuredRow[] }) {
  const words = useWords(textToSpeechResultWords);
  return (
    <dl
      aria-label={words.measured}
      className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 sm:gap-x-6 gap-y-4 border-t border-line px-4 py-4"
    >
      {rows.map(({ name, value, asked, fits }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-third">{words.properties[name]}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span
              data-volatile={ofTheCall.includes(name) || undefined}
              className="text-base font-semibold tabular"
            >
              {value}
            </span>
            {asked !== undefined && (
              <StatusChip tone={fits ? 'served' : 'failed'}>
                {fits ? words.asAsked : words.asked(asked)}
              </StatusChip>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
