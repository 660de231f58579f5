import * as z from 'zod/mini';
import type { OperationId } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { parse, sentenceWithPath, toDeviations } from '#contract/schema.ts';
import type { Case, DataRow } from '../case-file/case.ts';
import { type CaseExpectation, Expectation } from '../case-file/expectation.ts';
import { placeholderPattern } from '../case-file/placeholder.ts';
import { CaseRequest } from '../case-file/request.ts';

/**
 * The request and expectations of a case for one row of its data. A case without data has one `ExpandedCase`, without a
 * row.
 */
export interface ExpandedCase {
  /** Index of the row, from 0. */
  readonly row?: number;
  readonly values?: DataRow;
  readonly request: CaseRequest;
  readonly expectations: readonly Expectation[];
}

/** A row that cannot be sent, with the reason, which names the column or the field. */
export interface UnusableRow {
  readonly row?: number;
  readonly values?: DataRow;
  readonly problem: string;
}

type Json = z.infer<ReturnType<typeof z.json>>;

/**
 * Expands a case to one request with its expectations for each row of its data. `{{column}}` is replaced by the value
 * of the row, and `\{{name}}` stays as `{{name}}`. A text that consists of one placeholder becomes a number or a
 * boolean where the contract or the expectation does not accept text. Without rows nothing is replaced.
 */
export function expandCase(
  { request, expectations }: Pick<Case, 'request' | 'expectations'>,
  rows?: readonly DataRow[],
): (ExpandedCase | UnusableRow)[] {
  if (!rows) return [expandRow(request, expectations)];
  return rows.map((values, row) => ({ row, values, ...expandRow(request, expectations, values) }));
}

function expandRow(
  request: CaseRequest,
  expectations: readonly CaseExpectation[],
  values?: DataRow,
): Pick<ExpandedCase, 'request' | 'expectations'> | { readonly problem: string } {
  const missing = new Set<string>();
  const fill = <T>(template: T): unknown => (values ? fillIn(template, values, missing) : template);
  const filledRequest = fill(request);
  const filledExpectations = expectations.map((expectation) => numbersIn(fill(expectation)));
  if (missing.size > 0) {
    return { problem: `the data has no column ${[...missing].map((name) => `“${name}”`).join(', ')}` };
  }
  const sent = parse(CaseRequest, filledRequest);
  if (!sent.success) return { problem: problemOf(sent.issues, filledRequest, 'request') };
  const expected = parse(z.array(Expectation), filledExpectations);
  if (!expected.success) return { problem: problemOf(expected.issues, filledExpectations, 'expectations') };
  const body = values ? bodyWithValues(request, sent.data) : sent.data.body;
  return {
    request: body === undefined ? sent.data : { ...sent.data, body },
    expectations: expected.data,
  };
}

/** A text with its placeholders replaced by the values of a row; those without a value stay and are reported. */
export function fillText(template: string, values: DataRow, onMissing?: (name: string) => void): string {
  return template.replace(placeholderPattern, (written, inside: string) => {
    if (written.startsWith('\\')) return written.slice(1);
    const name = inside.trim();
    if (Object.hasOwn(values, name)) return values[name] ?? '';
    onMissing?.(name);
    return written;
  });
}

/** Replaces the placeholders in all texts of a JSON value, member names included. */
function fillIn(template: unknown, values: DataRow, missing: Set<string>): unknown {
  if (typeof template === 'string') return fillText(template, values, (name) => missing.add(name));
  if (Array.isArray(template)) return template.map((item) => fillIn(item, values, missing));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [
      String(fillIn(name, values, missing)),
      fillIn(value, values, missing),
    ]),
  );
}

/** Converts texts of an expectation to numbers where its schema requires numbers. */
function numbersIn(expectation: unknown): unknown {
  const parsed = parse(Expectation, expectation);
  if (parsed.success || !parsed.issues) return expectation;
  const places = new Set(parsed.issues.map(({ path }) => path.join('/')));
  const replace = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return places.has(path.join('/')) ? (literalOf(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((item, index) => replace(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, replace(member, [...path, name])]),
    );
  };
  return replace(expectation, []);
}

/** The number or boolean that a text spells. */
function literalOf(text: string): number | boolean | undefined {
  if (/^\s*(true|false)\s*$/i.test(text)) return text.trim().toLowerCase() === 'true';
  return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}

/** The body with numbers and booleans in the fields that consist of one placeholder and do not accept text. */
function bodyWithValues({ body: template, operation }: CaseRequest, { body }: CaseRequest): Json | undefined {
  if (!isObject(template) || !isObject(body)) return body;
  const alone = new Set(
    Object.entries(template).flatMap(([name, value]) =>
      typeof value === 'string' && new RegExp(`^(?:${placeholderPattern.source})$`).test(value) ? [name] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const literal = typeof value === 'string' && alone.has(name) ? literalOf(value) : undefined;
      return [name, literal === undefined || takesText(operation, name, value) ? value : literal];
    }),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the contract accepts this text in a field of the body; true for fields that the API does not know. */
function takesText(operation: OperationId, name: string, text: unknown): boolean {
  const { request } = operations[operation];
  if (request.kind !== 'json') return true;
  const shape: Readonly<Record<string, z.core.$ZodType>> = request.schema.shape;
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return field === undefined || z.safeParse(field, text).success;
}

function problemOf(issues: readonly z.core.$ZodIssue[] | undefined, value: unknown, part: string): string {
  const [first] = issues ? toDeviations(issues, value) : [];
  return first ? sentenceWithPath({ ...first, path: `${part}.${first.path}` }) : `${part}: nested too deep`;
}
