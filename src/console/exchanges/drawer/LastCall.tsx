import { CircleSlash, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { Exchange } from '#client/exchange.ts';
import { isProxyAnswer, type Verdict, verdictOf } from '#client/verdict.ts';
import { verdictWords } from '#console/catalogues/exchange/call-verdict.ts';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { MadeCaseNotice } from '../cases/MadeCaseNotice.tsx';
import { MakeCaseButton } from '../cases/MakeCaseButton.tsx';
import { CompareCallButton } from '../comparison/CompareCallButton.tsx';
import type { LoggedExchange } from '../exchange-log.ts';
import { ExchangeStatus } from './ExchangeStatus.tsx';

const verdictStyles = {
  clean: { icon: ShieldCheck, className: 'bg-served-tint text-served' },
  deviations: { icon: ShieldAlert, className: 'bg-transliterated-tint text-transliterated' },
  'not-checked': { icon: CircleSlash, className: 'bg-waiting-tint text-waiting' },
} as const satisfies Record<Verdict['kind'], unknown>;

/** Shows whether the answer of a call matches the specification; opens its exchange. */
export function VerdictButton({ exchange, onOpen }: { exchange: Exchange; onOpen: () => void }) {
  const words = useWords(verdictWords);
  const verdict = verdictOf(exchange);
  const { icon: Icon, className } = verdictStyles[verdict.kind];
  const text =
    verdict.kind === 'deviations'
      ? words.deviations(verdict.count)
      : verdict.kind === 'clean'
        ? words.clean
        : words.notChecked;
  return (
    <button
      type="button"
      onClick={onOpen}
      title={verdict.kind === 'not-checked' ? words.explainNotChecked : words.explain}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-semibold max-sm:order-2 forced-colors:border ${className}`}
    >
      <Icon aria-hidden="true" size={15} />
      <span className="max-sm:sr-only">{text}</span>
    </button>
  );
}

/** The last call in one line, with its actions while the drawer is closed. */
export function LastCall({ entry, open }: { entry: LoggedExchange; open: boolean }) {
  const words = useWords(pageWords).call;
  return (
    <>
      <MadeCaseNotice />
      <CallSummary exchange={entry.exchange} />
      {!open && (
        <span className="flex grow shrink-0 items-center justify-end max-md:hidden">
          <MakeCaseButton entry={entry} />
          <CompareCallButton entry={entry} />
          <CopyButton
            label={words.copyCurl}
            text={async () => {
              const { asCurl } = await import('#client/snippets/curl.ts');
              return asCurl(((await entry.stored?.read()) ?? entry).exchange);
            }}
          />
        </span>
      )}
    </>
  );
}

/** A call in one line: its address, status, time and size. */
export function CallSummary({ exchange }: { exchange: Exchange }) {
  const { request, response, timing, target } = exchange;
  return (
    <>
      <span
        title={`${request.method} ${target}${request.path}`}
        className="min-w-0 shrink-99 truncate font-mono text-sm text-ink-second max-sm:sr-only"
      >
        {request.method} {target}
        {withShortIds(request.path)}
      </span>
      <ExchangeStatus exchange={exchange} />
      <span data-volatile className="min-w-0 truncate text-sm text-ink-third tabular sm:shrink-0">
        {formatDuration(timing.total)}
        {response && !isProxyAnswer(exchange) && (
          <span className="max-sm:sr-only"> · {formatBytes(response.size)}</span>
        )}
      </span>
    </>
  );
}

/** An address with the middle of each id left out. */
function withShortIds(path: string): string {
  return path.replace(/\b([\da-f]{4})[\da-f]{4}(?:-[\da-f]{4}){3}-[\da-f]{10}([\da-f]{2})\b/g, '$1…$2');
}
