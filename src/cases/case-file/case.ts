import * as z from 'zod/mini';
import { Expectation } from './expectation.ts';
import { Need } from './need.ts';
import { CaseRequest } from './request.ts';

/** Version of the format. A file of a newer version is refused. */
export const caseVersion = 1;

/** One row of data: column names with their values. */
export const DataRow = z.record(z.string(), z.string());
export type DataRow = z.infer<typeof DataRow>;

/** Rows with which a case is run one by one. */
export const CaseData = z.union([
  z.strictObject({ rows: z.array(DataRow) }),
  /** A CSV or TSV file of the set with a heading row, as a path relative to the case's file. */
  z.strictObject({ file: z.string() }),
]);
export type CaseData = z.infer<typeof CaseData>;

/** A case: a request, what its answer is expected to be, and where to send it. One file holds one case. */
export const Case = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(caseVersion),
  /** Identifies the case in trends and baselines; it stays when the case is renamed or moved. */
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40)))),
  notes: z.optional(z.string()),
  /** Name of a target; the run's own target when absent. */
  target: z.optional(z.string()),
  /** Name of a demo account of the embedded service. */
  account: z.optional(z.string()),
  needs: z.optional(z.array(Need)),
  request: CaseRequest,
  data: z.optional(CaseData),
  expectations: z.array(Expectation),
  /** How often a call without an answer is sent again; 0 when absent. */
  retries: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  /** Milliseconds to wait before the call. */
  delay: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
});
export type Case = z.infer<typeof Case>;
