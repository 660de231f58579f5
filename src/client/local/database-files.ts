import { ImportProgress } from '#contract/local/lookup.ts';
import { jsonValue } from '../parse-json.ts';
import type { Target } from '../target.ts';
import { changedBy, type Filters, queryOf } from './database-calls.ts';

/** Why a file could not be sent or received: the answer's status and message, or neither if none arrived. */
export interface FileProblem {
  readonly status?: number | undefined;
  readonly message: string;
}

/** The progress of an import: bytes that have left the browser, then the lines of the answer. */
export type ImportEvent =
  | { readonly kind: 'sent'; readonly bytes: number }
  | ImportProgress
  | ({ readonly kind: 'problem' } & FileProblem);

export interface ImportOrder {
  /** Path of the database below `/_local/`. */
  readonly path: string;
  readonly file: Blob;
  /** Query parameters, such as `format`. */
  readonly parameters: Filters;
  /** The name of the person who imports the file. */
  readonly by: string;
}

/**
 * Returns a function that takes all the text received so far, and calls `onEvent` for each line completed since its
 * last call; unknown lines are skipped.
 */
export function createLineReader(onEvent: (event: ImportProgress) => void): (text: string) => void {
  let read = 0;
  return (text) => {
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const event = ImportProgress.safeParse(jsonValue(text.slice(read, end)));
      read = end + 1;
      if (event.success) onEvent(event.data);
    }
  };
}

/** The message of a refusal, `{ message }`; empty if it has none. */
export function messageOf(text: string): string {
  const value = jsonValue(text);
  const message: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'message');
  return typeof message === 'string' ? message : '';
}

/**
 * Sends a file to a database and reports the progress; the last event is `done`, `failed` or `problem`. Through
 * XMLHttpRequest, since fetch reports neither what has been sent nor, before all is sent, an answer.
 *
 * @returns a function that cancels the import; nothing is reported afterwards
 */
export function importFile(
  target: Target,
  { path, file, parameters, by }: ImportOrder,
  onEvent: (event: ImportEvent) => void,
): () => void {
  const xhr = new XMLHttpRequest();
  let ended = false;
  const report = (event: ImportEvent) => {
    if (ended) return;
    ended = event.kind === 'done' || event.kind === 'failed' || event.kind === 'problem';
    onEvent(event);
  };
  const read = createLineReader(report);
  xhr.open('POST', `${target.baseUrl}/_local/${path}/import${queryOf(parameters)}`);
  const headers = { ...target.headers, ...changedBy(by), 'Content-Type': 'application/octet-stream' };
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  xhr.upload.onprogress = ({ loaded }) => report({ kind: 'sent', bytes: loaded });
  xhr.onprogress = () => {
    if (xhr.status === 200) read(xhr.responseText);
  };
  xhr.onload = () => {
    if (xhr.status === 200) read(`${xhr.responseText}\n`);
    report({ kind: 'problem', status: xhr.status, message: messageOf(xhr.responseText) });
  };
  xhr.onerror = () => report({ kind: 'problem', message: '' });
  xhr.send(file);
  return () => {
    ended = true;
    xhr.abort();
  };
}

/** Reads a database as a file, with the same filters as its list. */
export async function exportFile(
  target: Target,
  path: string,
  parameters: Filters,
  signal: AbortSignal,
): Promise<{ readonly file: Blob } | { readonly problem: FileProblem }> {
  try {
    const response = await fetch(`${target.baseUrl}/_local/${path}/export${queryOf(parameters)}`, {
      headers: target.headers,
      cache: 'no-store',
      signal,
    });
    if (response.ok) return { file: await response.blob() };
    return { problem: { status: response.status, message: messageOf(await response.text()) } };
  } catch {
    return { problem: { message: '' } };
  }
}
