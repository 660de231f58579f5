import type { Case, DataRow } from '../case-file/case.ts';
import type { CaseExpectation } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';

/** The roles that a column of data can have in a case. */
export const columnRoles = ['input', 'source', 'targets', 'expected'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Columns by their roles. */
export type ColumnMapping = { readonly [Role in ColumnRole]?: string };

/** Column names whose role is recognised automatically. */
const usualNames: Readonly<Record<ColumnRole, RegExp>> = {
  input: /^(text|string|input|source|source text|data|sentence|word|ssml)$/i,
  source: /^(src_lang|source_lang|source language|from)$/i,
  targets: /^(tgt_lang|target_lang|target languages?|languages?|to|speaker)$/i,
  expected: /^(expected|expected text|translation|target|output|reference|transcript)$/i,
};

/** The roles that columns can have in a request. */
export function rolesOf({ operation }: CaseRequest): readonly ColumnRole[] {
  switch (operation) {
    case 'localization':
    case 'transliteration':
      return columnRoles;
    case 'tts':
      return ['input', 'targets'];
    case 'stt_upload':
      return ['source', 'expected'];
    default:
      return ['input'];
  }
}

/** Guesses the roles of the columns of a table by their names. */
export function guessMapping(request: CaseRequest, columns: readonly string[]): ColumnMapping {
  const mapping: { [Role in ColumnRole]?: string } = {};
  for (const role of rolesOf(request)) {
    const found = columns.find((name) => usualNames[role].test(name.trim()));
    if (found !== undefined) mapping[role] = found;
  }
  return mapping;
}

/** The header, query value or body field that a role fills. */
function placeOfRole(
  { operation }: CaseRequest,
  role: ColumnRole,
): readonly ['headers' | 'query' | 'body', string] {
  if (role === 'source') return ['headers', 'src_lang'];
  if (role === 'targets') return ['headers', operation === 'tts' ? 'speaker' : 'tgt_lang'];
  if (operation === 'tts') return ['body', 'text'];
  if (operation === 'localization' || operation === 'transliteration') return ['body', 'data'];
  return ['query', 'job_id'];
}

const columnIn = (value: unknown): string | undefined => {
  const text: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof text === 'string' ? /^\{\{([^{}]+)\}\}$/.exec(text)?.[1] : undefined;
};

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** The columns that a case uses, by their roles. */
export function mappingOf({ request, expectations }: Pick<Case, 'request' | 'expectations'>): ColumnMapping {
  const mapping: { [Role in ColumnRole]?: string } = {};
  for (const role of rolesOf(request)) {
    if (role === 'expected') continue;
    const [part, name] = placeOfRole(request, role);
    const column = columnIn(memberOf(request[part], name));
    if (column !== undefined) mapping[role] = column;
  }
  for (const one of expectations) {
    const column =
      one.kind === 'text'
        ? columnIn(one.oneOf)
        : one.kind === 'words-wrong'
          ? columnIn(one.reference)
          : undefined;
    if (column !== undefined) mapping.expected ??= column;
  }
  return mapping;
}

/**
 * The case with a column in a role. For `expected`, a column replaces the expectations of fixed texts, which no other
 * row would meet; undefined removes the expectation that uses a column.
 */
export function withColumn<Of extends Pick<Case, 'request' | 'expectations'>>(
  one: Of,
  role: ColumnRole,
  column: string | undefined,
): Of {
  const placeholder = column === undefined ? '' : `{{${column}}}`;
  if (role === 'expected') return { ...one, expectations: withExpected(one, column && placeholder) };
  const { request } = one;
  const [part, name] = placeOfRole(request, role);
  const fields = request[part];
  const value = name === 'data' ? [placeholder] : placeholder;
  const known = typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? fields : {};
  return { ...one, request: { ...request, [part]: { ...known, [name]: value } } };
}

/** Maximum share of the words of a transcript that may differ from the reference of a row. */
const wordsWrongLimit = 0.3;

function withExpected(
  { request, expectations }: Pick<Case, 'request' | 'expectations'>,
  placeholder: string | undefined,
): CaseExpectation[] {
  const kind = request.operation === 'stt_upload' ? 'words-wrong' : 'text';
  const fixed = ['text', 'similarity', 'words-wrong', 'string-status'];
  const others = expectations.filter((one) => {
    if (placeholder !== undefined) return !fixed.includes(one.kind);
    return !(
      one.kind === kind && columnIn('oneOf' in one ? one.oneOf : Reflect.get(one, 'reference')) !== undefined
    );
  });
  if (placeholder === undefined) return others;
  return [
    ...others,
    kind === 'text'
      ? { kind, string: 0, oneOf: [placeholder] }
      : { kind, reference: placeholder, atMost: wordsWrongLimit },
  ];
}

/** The case with rows; columns whose names are recognised get their roles. */
export function withRows(one: Case, columns: readonly string[], rows: readonly DataRow[]): Case {
  const mapping = guessMapping(one.request, columns);
  const filled: Case = { ...one, data: { rows: [...rows] } };
  return columnRoles.reduce(
    (before, role) => (mapping[role] === undefined ? before : withColumn(before, role, mapping[role])),
    filled,
  );
}

/** The case that uploads the recording of each row and checks its transcript against the reference. */
export function withRecordings(one: Case, rows: readonly DataRow[]): Case {
  const file = { audio: { sha256: '{{audio}}', name: '{{name}}', mediaType: '{{mediaType}}' } };
  const { body } = one.request;
  const known = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const request: CaseRequest = { ...one.request, body: { ...known, file }, awaitTranscript: true };
  return withColumn({ ...one, request, data: { rows: [...rows] } }, 'expected', 'reference');
}
