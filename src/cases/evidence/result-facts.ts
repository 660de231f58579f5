import { jsonValue } from '#client/parse-json.ts';
import { requestIdOf } from '#client/target-call.ts';
import { audioOf } from '../archive/case-set.ts';
import type { Case } from '../case-file/case.ts';
import type { CaseResult } from '../run/results.ts';
import type { RunReport } from './run-report.ts';

/** A result with its case and the ids of its last call. */
export interface ResultFacts {
  readonly result: CaseResult;
  /** Absent when the report has no case of this id. */
  readonly of?: Case | undefined;
  /** Name of the case, with the number of the row from 1. */
  readonly title: string;
  readonly operation: string;
  readonly httpStatus?: number | undefined;
  readonly requestId?: string | undefined;
  /** `uuid` of the answer. */
  readonly uuid?: string | undefined;
  /** The recordings that were sent, if the report contains them. */
  readonly recordings: readonly Recording[];
}

/** A recording that a case sent. */
export interface Recording {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Blob;
}

/** The results of a report in their order, with their facts. */
export function factsOf({ results, cases, audio }: RunReport): ResultFacts[] {
  const byId = new Map(cases.map((item) => [item.id, item]));
  return results.map((result) => {
    const of = byId.get(result.caseId);
    const last = result.exchanges.at(-1);
    const name = of?.name ?? result.caseId;
    return {
      result,
      of,
      title: result.row === undefined ? name : `${name}, row ${result.row + 1}`,
      operation: of?.request.operation ?? last?.operation ?? '',
      httpStatus: last?.result.kind === 'network' ? undefined : last?.response?.status,
      requestId: last && requestIdOf(last),
      uuid: uuidIn(last?.response?.body),
      recordings: of ? recordingsOf(of, result, audio) : [],
    };
  });
}

function recordingsOf(of: Case, { values }: CaseResult, audio: RunReport['audio']): Recording[] {
  return audioOf({ case: of, ...(values && { rows: [values] }) }).flatMap(({ sha256, name, mediaType }) => {
    const content = audio?.get(sha256);
    return content ? [{ name, mediaType, content }] : [];
  });
}

function uuidIn(body: string | Blob | undefined): string | undefined {
  const value = typeof body === 'string' ? jsonValue(body) : undefined;
  const uuid: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'uuid') : undefined;
  return typeof uuid === 'string' ? uuid : undefined;
}
