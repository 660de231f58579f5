import type { DataRow } from '#cases/case-file/case.ts';
import type { CaseRequest } from '#cases/case-file/request.ts';

/** The codes of the languages into which a request translates, or of its only language. */
export function languagesOf({ headers = {}, body }: CaseRequest, values: DataRow | undefined): string[] {
  const named = (name: string) =>
    Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1] ?? memberOf(body, name);
  const codes = (value: unknown) =>
    (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : [])
      .map((code) => withValues(code, values).trim())
      .filter((code) => code !== '');
  const targets = codes(named('tgt_lang'));
  if (targets.length > 0) return [...new Set(targets)];
  const source = codes(named('src_lang'));
  if (source.length > 0) return source;
  // A speaker begins with the code of its language: `hi_female`.
  return codes(named('speaker')).flatMap((speaker) => speaker.split('_')[0] || []);
}

const memberOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined;

const withValues = (text: string, values: DataRow = {}) =>
  text.replace(/\{\{(.+?)\}\}/g, (placeholder, column: string) => values[column.trim()] ?? placeholder);
