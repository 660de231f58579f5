import type { OperationNames } from '#cases/case-file/name-case.ts';
import type { Exchange } from '#client/exchange.ts';
import { typedCredentials } from '#console/targets/target-choice.tsx';
import { askWorker } from '#console/ui/ask-worker.ts';
import { completeCall } from '../complete-call.ts';
import { exchangeLog, type LoggedExchange } from '../exchange-log.ts';
import type { CallOfCase, MakeCaseResult } from './call-of-case.ts';
import { jobIdOf } from './job-id.ts';

/**
 * Makes a case from a call and saves it. The call that fetched a transcript becomes a case of the upload, if the upload
 * is in the list of calls. A worker makes the case, because the code and the recording can be large.
 *
 * @param names - the names of the operations, which the name of the case begins with
 */
export async function makeCase(listed: LoggedExchange, names: OperationNames): Promise<MakeCaseResult> {
  const entry = await completeCall(listed);
  if (!entry) return { problem: 'request' };
  const upload = entry.exchange.operation === 'stt_transcript' ? await uploadOf(entry.exchange) : undefined;
  const worker = new Worker(new URL('./make-case-worker.ts', import.meta.url), { type: 'module' });
  const call: CallOfCase = {
    exchange: (upload ?? entry).exchange,
    names,
    transcript: upload && entry.exchange,
    secrets: [...typedCredentials.values()].flatMap(({ apiKey, appId }) => [apiKey, appId]),
  };
  return askWorker<MakeCaseResult>(worker, call);
}

/** The upload that created the job whose transcript was fetched. */
async function uploadOf({ request, target }: Exchange): Promise<LoggedExchange | undefined> {
  const jobId = new URL(request.path, 'http://localhost').searchParams.get('job_id');
  if (jobId === null) return undefined;
  for (const listed of exchangeLog.entries()) {
    const { exchange } = listed;
    if (exchange.operation !== 'stt_upload' || exchange.target !== target) continue;
    const entry = await completeCall(listed);
    if (entry && jobIdOf(entry.exchange) === jobId) return entry;
  }
  return undefined;
}
