import type { OperationId } from '#contract/errors.ts';
import type { CaseRequest } from './request.ts';

/** Names of the operations in the language in which cases are named. */
export type OperationNames = Readonly<Record<OperationId, string>>;

/** Maximum number of characters of the input text in a name. */
const maxExcerptLength = 40;

/** Maximum number of target languages in a name. */
const maxTargets = 2;

/**
 * A name for a case: its operation, languages or voice, and the beginning of its input, such as "Translation · en → hi,
 * ta · The doctor".
 */
export function caseNameOf(
  { operation, headers = {}, query = {}, body }: CaseRequest,
  names: OperationNames,
): string {
  const named = (name: string) => {
    const found = Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1];
    return typeof found === 'string' || Array.isArray(found) ? String(found).trim() : '';
  };
  const targets = named('tgt_lang').split(/\s*,\s*/);
  const more = targets.length > maxTargets ? ` +${targets.length - maxTargets}` : '';
  const languages = joined(' → ', named('src_lang'), `${targets.slice(0, maxTargets).join(', ')}${more}`);
  return joined(' · ', names[operation], languages, named('speaker'), excerptOf(body ?? query.job_id));
}

const joined = (separator: string, ...parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(separator);

/** The first text of a body on one line, shortened. */
function excerptOf(body: unknown): string {
  const text =
    firstText(body)
      ?.replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() ?? '';
  const letters = [...text];
  return letters.length > maxExcerptLength ? `${letters.slice(0, maxExcerptLength - 1).join('')}…` : text;
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Array.isArray(value)
    ? value.slice(0, 1)
    : ['data', 'text', 'ssml', 'file', 'audio', 'name', 'file_url'].map((name): unknown =>
        Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
      );
  for (const field of fields) {
    const text = firstText(field);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** An id made from a name, in lower-case Latin letters, digits and hyphens, that is not in `taken`. */
export function caseIdOf(name: string, taken: ReadonlySet<string>): string {
  const slug =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 80)
      .replace(/^-+|-+$/g, '') || 'case';
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  return id;
}
