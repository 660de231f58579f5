import * as z from 'zod/mini';
import { withDescription } from '#contract/schema.ts';
import { CaseExpectation } from './expectation.ts';
import { Need } from './need.ts';
import { CaseRequest } from './request.ts';
import type { FileFormat } from './versioned-file.ts';

/** The version of the case file format; a file of a newer version is refused. */
const caseVersion = 1;

/** One row of data: column names with their values. */
export const DataRow = z.record(z.string(), z.string());
export type DataRow = z.infer<typeof DataRow>;

/** The data of a case, which is run once for each row. */
export const CaseData = z.union([
  withDescription(
    z.strictObject({ rows: z.array(DataRow) }),
    'rows, each an object from column name to value',
  ),
  withDescription(
    z.strictObject({ file: z.string() }),
    'a CSV or TSV file with a heading row, relative to this file',
  ),
]);
export type CaseData = z.infer<typeof CaseData>;

/** A case: a request, what its answer is expected to be, and where to send it. One file holds one case. */
export const Case = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(caseVersion),
  id: withDescription(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'expected lower-case letters, digits and hyphens, at most 100'),
      ),
    'identifies the case in trends and baselines; it stays when the case is renamed or moved',
  ),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40)))),
  notes: z.optional(z.string()),
  target: withDescription(z.optional(z.string()), 'name of a target; the target of the run when absent'),
  account: withDescription(z.optional(z.string()), 'name of a demo account of the embedded service'),
  needs: withDescription(
    z.optional(z.array(Need)),
    'what the target must have for this case; if it is missing, the case is skipped',
  ),
  request: CaseRequest,
  data: withDescription(z.optional(CaseData), 'rows with which the case is run one by one'),
  expectations: z.array(CaseExpectation),
  retries: withDescription(
    z.optional(z.int().check(z.minimum(0), z.maximum(10))),
    'how often a call without an answer is sent again; 0 when absent',
  ),
  delay: withDescription(
    z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
    'milliseconds to wait before the call',
  ),
});
export type Case = z.infer<typeof Case>;

export const caseFormat: FileFormat<typeof Case> = {
  schema: Case,
  version: caseVersion,
  name: 'a case file',
  title: 'A case of the Language Console',
};
