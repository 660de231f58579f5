import { type CheckVerdict, medianLatency, type OperationCheck } from '#client/check-target.ts';
import { serviceTargetWords } from '#console/catalogues/service/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';
import { StatusChip, type Tone } from '#console/ui/feedback/StatusChip.tsx';

const tones: Readonly<Record<CheckVerdict, Tone>> = {
  answers: 'served',
  account: 'waiting',
  differs: 'failed',
  accepted: 'failed',
  'no-answer': 'failed',
};

const inMilliseconds = (value: number) => `${Math.round(value)} ms`;

/** What was sent in a check, and what each function answered. */
export function TargetCheck({ name, checks }: { name: string; checks: readonly OperationCheck[] }) {
  const words = useWords(serviceTargetWords);
  const latency = medianLatency(checks);
  return (
    <div className="flex flex-col gap-2 pt-2">
      <p role="status" className="text-base font-semibold">
        {latency === undefined ? words.unreachable : words.reachable(inMilliseconds(latency))}
      </p>
      <ul
        aria-label={words.table(name)}
        className="flex flex-col gap-2 md:grid md:grid-cols-[repeat(3,max-content)_1fr] md:gap-x-4"
      >
        {checks.map(({ operation, verdict, outcome, milliseconds }) => (
          <li
            key={operation}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:col-span-full md:grid md:grid-cols-subgrid"
          >
            <span className="font-semibold">{words.operations[operation]}</span>
            <StatusChip tone={tones[verdict]}>{words.verdicts[verdict]}</StatusChip>
            <span className="text-ink-third">
              {words.sentLabel}: {words.sent[operation]}
            </span>
            {milliseconds !== undefined && <span className="tabular">{inMilliseconds(milliseconds)}</span>}
            {verdict !== 'answers' && outcome.kind !== 'ok' && (
              <span dir="auto" className="basis-full text-ink-second wrap-anywhere md:col-span-full">
                {describeFailure(outcome).explanation}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
