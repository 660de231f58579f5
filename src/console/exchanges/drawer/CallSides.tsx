import type { Exchange } from '#client/exchange.ts';
import { receivedHeaders, sentRequest } from '#client/target-call.ts';
import { isProxyAnswer } from '#client/verdict.ts';
import { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { failuresCatalogue } from '#console/catalogues/failures.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { AnswerIds } from '../AnswerIds.tsx';
import { BodyView } from './BodyView.tsx';
import { fieldLanguages } from './field-languages.ts';
import { HeaderTable } from './HeaderTable.tsx';

const sideClass = 'flex min-w-0 flex-col gap-2';
const titleClass = 'text-sm font-semibold';

/** The request as the target received it. */
export function RequestSide({ exchange }: { exchange: Exchange }) {
  const words = useWords(exchangeWords);
  const callWords = useWords(callDetailWords);
  const { reported, method, url, headers } = sentRequest(exchange);
  return (
    <section aria-label={words.request} className={sideClass}>
      <h3 className={titleClass}>{words.request}</h3>
      {!reported && <p className="text-sm text-ink-third">{callWords.asBrowserSent}</p>}
      <p className="font-mono text-sm wrap-anywhere">
        {method} {url}
      </p>
      <HeaderTable headers={headers} />
      <BodyView
        body={exchange.request.body}
        size={exchange.request.size}
        name={`${words.request}: ${words.body}`}
        languages={fieldLanguages(exchange.request.headers)}
      />
    </section>
  );
}

/** The answer from the target, or from the proxy in its place. */
export function ResponseSide({ exchange }: { exchange: Exchange }) {
  const words = useWords(exchangeWords);
  const callWords = useWords(callDetailWords);
  const failureWords = useWords(failuresCatalogue);
  const { request, response, result } = exchange;
  const { all, fromTarget, fromProxy, omitted } = receivedHeaders(exchange);
  return (
    <section aria-label={words.response} className={sideClass}>
      <h3 className={titleClass}>{words.response}</h3>
      {response ? (
        <>
          {isProxyAnswer(exchange) && result.kind === 'network' && (
            <Banner>
              {callWords.proxyAnswered} {failureWords.network[result.cause]} {callWords.cause}:{' '}
              <code>{result.cause}</code>
            </Banner>
          )}
          <p className="font-mono text-sm">{response.status}</p>
          <Ids exchange={exchange} />
          {all && <HeaderTable headers={all} />}
          {fromTarget && fromTarget.length > 0 && (
            <HeaderTable title={callWords.fromTarget} headers={fromTarget} omitted={omitted} />
          )}
          {fromProxy && <HeaderTable title={callWords.fromProxy} headers={fromProxy} />}
          <BodyView
            body={response.body}
            size={response.size}
            name={`${words.response}: ${words.body}`}
            languages={fieldLanguages(request.headers)}
          />
        </>
      ) : (
        <p className="text-sm text-ink-third">
          {result.kind === 'aborted' ? callWords.cancelled : words.noResponse}
        </p>
      )}
    </section>
  );
}

/** The ids by which a call is found in the target's log. */
function Ids({ exchange }: { exchange: Exchange }) {
  const body = exchange.response?.body;
  const uuid = typeof body === 'string' ? /"uuid"\s*:\s*"([^"]+)"/.exec(body)?.[1] : undefined;
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-ink-third empty:hidden">
      <AnswerIds uuids={uuid === undefined ? [] : [uuid]} exchanges={[exchange]} />
    </p>
  );
}
