import type { Exchange } from '#client/exchange.ts';
import { requestIdOf } from '#client/target-call.ts';
import { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';

interface AnswerIdsProps {
  uuids: readonly string[];
  exchanges: readonly Exchange[];
}

/** The uuids of answers and the ids of their requests, to be copied. */
export function AnswerIds({ uuids, exchanges }: AnswerIdsProps) {
  const words = useWords(callDetailWords);
  const requestIds = exchanges.flatMap((exchange) => requestIdOf(exchange) ?? []);
  return (
    <>
      <Ids ids={uuids} words={words.uuid} />
      <Ids ids={requestIds} words={words.requestId} />
    </>
  );
}

interface IdsProps {
  ids: readonly string[];
  words: {
    readonly name: string;
    readonly copy: string;
    readonly count: (count: number) => string;
    readonly copyAll: string;
  };
}

/** Shows a single id in full; of several, only the number. */
function Ids({ ids, words }: IdsProps) {
  const [id, ...others] = ids;
  if (id === undefined) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      {others.length > 0 ? (
        words.count(ids.length)
      ) : (
        <>
          {words.name}{' '}
          <span data-volatile className="font-mono text-sm wrap-anywhere">
            {id}
          </span>
        </>
      )}
      <CopyButton name={others.length > 0 ? words.copyAll : words.copy} text={() => ids.join('\n')} />
    </span>
  );
}
