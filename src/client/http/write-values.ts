import type { Deviation } from '#contract/schema.ts';

/** Reports headers that HTTP cannot carry: values beyond visible Latin-1, names with forbidden characters. */
export function unwritableHeaders(headers: Readonly<Record<string, string>>): Deviation[] {
  return Object.entries(headers).flatMap(([name, value]) => [
    ...(isHeaderText(value)
      ? []
      : [{ path: name, problem: 'headers can contain visible Latin-1 characters only' }]),
    ...(/^[\w!#$%&'*+.^`|~-]+$/.test(name)
      ? []
      : [
          {
            path: name,
            problem: 'cannot be the name of a header: it contains a character that is not allowed in names',
          },
        ]),
  ]);
}

/** Whether a value can be sent as a header. */
function isHeaderText(value: string): boolean {
  return /^[\t\u0020-\u007e\u00a0-\u00ff]*$/.test(value);
}

/**
 * Writes the values of headers or of a query as text, and reports those that cannot be written. Lists are joined by
 * commas; undefined and null are omitted.
 */
export function writeValues(given: Readonly<Record<string, unknown>>) {
  const values: [string, string][] = [];
  const unsendable: Deviation[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    try {
      values.push([name, Array.isArray(value) ? value.join(',') : String(value)]);
    } catch (error) {
      unsendable.push({ path: name, problem: `cannot be written as text: ${firstLineOf(error)}` });
    }
  }
  return { values: Object.fromEntries(values), unsendable };
}

export interface WrittenBody {
  readonly body?: string | FormData;
  readonly unsendable?: readonly Deviation[];
}

/** Serialises a body, or returns why it cannot be serialised. */
export function writeBody(kind: 'json' | 'multipart', body: unknown): WrittenBody {
  if (kind === 'multipart') return writeForm(body);
  if (typeof body === 'string') return { body };
  try {
    return { body: JSON.stringify(body ?? {}) ?? '' };
  } catch (error) {
    return {
      unsendable: [
        { path: unwritableField(body), problem: `cannot be written as JSON: ${firstLineOf(error)}` },
      ],
    };
  }
}

/** The field that cannot be written as JSON (a BigInt, a cycle), else `body`. */
function unwritableField(body: unknown): string {
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
  const { values, unsendable } = writeValues(
    Object.fromEntries(Object.entries(body).filter(([, value]) => !(value instanceof Blob))),
  );
  for (const [name, value] of Object.entries(body)) {
    const text = values[name];
    if (value instanceof Blob) form.append(name, value);
    else if (text !== undefined) form.append(name, text);
  }
  return { body: form, unsendable };
}

/** The first line of an error's message: Node describes a cycle in several. */
function firstLineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}
