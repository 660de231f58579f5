import type { Deviation } from '#contract/schema.ts';

/** Header values outside Latin-1 cannot travel at all, nor can names that hold a blank or a colon. */
export function unwritableHeaders(headers: Readonly<Record<string, string>>): Deviation[] {
  return Object.entries(headers).flatMap(([name, value]) => [
    ...(isHeaderText(value)
      ? []
      : [{ path: name, detail: 'expected visible Latin letters: headers carry no others' }]),
    ...(/^[\w!#$%&'*+.^`|~-]+$/.test(name)
      ? []
      : [
          {
            path: name,
            detail: 'cannot be the name of a header: it holds a sign that no such name may hold',
          },
        ]),
  ]);
}

/** Whether a value can travel as a header. */
function isHeaderText(value: string): boolean {
  return /^[\t\u0020-\u007e\u00a0-\u00ff]*$/.test(value);
}

/** Values of headers or a query, and those that have no text. */
export interface WireValues {
  readonly values: Record<string, string>;
  readonly unsendable: readonly Deviation[];
}

/** Values as text, lists joined by commas; what is undefined or null is left out. */
export function wireValues(given: Readonly<Record<string, unknown>>): WireValues {
  const values: [string, string][] = [];
  const unsendable: Deviation[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    try {
      values.push([name, Array.isArray(value) ? value.join(',') : String(value)]);
    } catch (error) {
      unsendable.push({ path: name, detail: `cannot be written as text: ${reasonOf(error)}` });
    }
  }
  return { values: Object.fromEntries(values), unsendable };
}

export interface WrittenBody {
  readonly body?: string | FormData;
  readonly unsendable?: readonly Deviation[];
}

/** A body as it travels; undefined with the reason where it cannot be written. */
export function writeBody(kind: 'json' | 'multipart', body: unknown): WrittenBody {
  if (kind === 'multipart') return writeForm(body);
  if (typeof body === 'string') return { body };
  try {
    return { body: JSON.stringify(body ?? {}) ?? '' };
  } catch (error) {
    return {
      unsendable: [{ path: culpritOf(body), detail: `cannot be written as JSON: ${reasonOf(error)}` }],
    };
  }
}

/** The field of a body that JSON has no words for (a BigInt, a value that holds itself), else the body. */
function culpritOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return 'body';
  const culprit = Object.keys(body).find((key) => {
    try {
      JSON.stringify(Reflect.get(body, key));
      return false;
    } catch {
      return true;
    }
  });
  return culprit ?? 'body';
}

function writeForm(body: unknown): WrittenBody {
  const form = new FormData();
  if (typeof body !== 'object' || body === null) return { body: form };
  const { values, unsendable } = wireValues(
    Object.fromEntries(Object.entries(body).filter(([, value]) => !(value instanceof Blob))),
  );
  for (const [name, value] of Object.entries(body)) {
    const text = values[name];
    if (value instanceof Blob) form.append(name, value);
    else if (text !== undefined) form.append(name, text);
  }
  return { body: form, unsendable };
}

/** The first line of what went wrong: Node draws a cycle in several. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
