import type { Exchange } from '#client/exchange.ts';
import type { OperationId } from '#contract/errors.ts';
import { accountHeader, defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { Case } from '../case-file/case.ts';
import { caseIdOf, caseNameOf, type OperationNames } from '../case-file/name-case.ts';
import { sha256 } from '../data/sha256.ts';
import { createSecretMask } from '../evidence/mask-secrets.ts';
import { proposeExpectations } from '../expectations/propose-expectations.ts';
import { requestOfExchange, uploadedFile } from './request-of-exchange.ts';

interface FromExchangeOptions {
  readonly names: OperationNames;
  /** Ids that are already taken. */
  readonly taken?: ReadonlySet<string>;
  /** The bytes of the uploaded file, if they are available. */
  readonly audio?: Blob | undefined;
  /** For an upload: the later call that fetched its transcript. The case waits for it and takes it as the answer. */
  readonly transcript?: Exchange | undefined;
  /** Credentials that must not be in the case, wherever the call repeats them. */
  readonly secrets?: readonly string[];
}

/** A case, and the recording that it sends, with its SHA-256. */
export interface CaseFromExchange {
  readonly case: Case;
  readonly audio?: { readonly sha256: string; readonly content: Blob };
}

/**
 * Makes a case from a recorded call, with expectations that its answer meets. Target and account are named only if they
 * are not the default ones, so that a run can choose others. A recording that is not available must be chosen later;
 * the notes of the case say so.
 *
 * @returns undefined for a call outside the API
 */
export async function caseFromExchange(
  exchange: Exchange,
  { names, taken = new Set(), audio, transcript, secrets = [] }: FromExchangeOptions,
): Promise<CaseFromExchange | undefined> {
  const { operation, target } = exchange;
  if (operation === 'local') return undefined;
  const digest = audio && (await sha256(new Uint8Array(await audio.arrayBuffer())));
  const mask = createSecretMask(secrets);
  const request = await mask({
    ...requestOfExchange(operation, exchange, digest),
    ...(transcript && { awaitTranscript: true }),
  });
  const name = caseNameOf(request, names).slice(0, 200);
  const account = accountOf(exchange);
  const notes = notesOf(operation, exchange, digest);
  const expectations = await proposeExpectations(
    request,
    transcript ? [exchange, transcript] : [exchange],
    durationOf(exchange, transcript),
  );
  const made = Case.parse({
    version: 1,
    id: caseIdOf(name, taken),
    name,
    ...(notes !== undefined && { notes }),
    ...(target !== embeddedTarget && { target }),
    ...(account !== undefined && account !== defaultAccount && { account }),
    request,
    expectations: await mask(expectations),
  });
  return { case: made, ...(digest !== undefined && audio && { audio: { sha256: digest, content: audio } }) };
}

function accountOf({ request: { headers } }: Exchange): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === accountHeader.toLowerCase())?.[1];
}

/** What a person must know before running the case. */
function notesOf(operation: OperationId, exchange: Exchange, digest: string | undefined): string | undefined {
  const file = uploadedFile(exchange);
  if (file && digest === undefined) {
    return `The recording ${file.fileName} is no longer in this browser. Choose it in the request of this case.`;
  }
  if (operation === 'stt_status' || operation === 'stt_transcript') {
    return 'This job exists once, on the target that accepted it. Elsewhere, and once it is removed, the case fails.';
  }
  return undefined;
}

/** Milliseconds from the start of the first call to the end of the last. */
function durationOf({ startedAt, timing }: Exchange, transcript: Exchange | undefined): number {
  if (!transcript) return timing.total;
  return transcript.startedAt.getTime() - startedAt.getTime() + transcript.timing.total;
}
