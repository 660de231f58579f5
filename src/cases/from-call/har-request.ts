import { jsonValue } from '#client/parse-json.ts';
import { AppName } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';
import { requestHeaders } from '#contract/headers.ts';
import { operations } from '#contract/operations.ts';
import { CaseRequest } from '../case-file/request.ts';
import type { HarEntry } from './har-schema.ts';

/** The request of a case made from a call in a HAR file, or why the call cannot become a case. */
export function requestOfEntry({
  request,
}: HarEntry): { readonly request: CaseRequest } | { readonly reason: string } {
  const operation = operationOf(request);
  if ('reason' in operation) return operation;
  const { id } = operation;
  const body = bodyOf(id, request);
  if ('reason' in body) return body;
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = CaseRequest.safeParse({
    operation: id,
    headers: headersOf(id, request),
    ...(Object.keys(search).length > 0 && { query: search }),
    ...(body.body !== undefined && { body: body.body }),
  });
  return parsed.success ? { request: parsed.data } : { reason: 'its values cannot be written in a case' };
}

/** The value of a header, whatever its letter case. */
function headerOf(headers: HarEntry['request']['headers'], name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;
}

function operationOf({
  method,
  url,
  headers,
}: HarEntry['request']): { readonly id: OperationId } | { readonly reason: string } {
  if (!URL.canParse(url)) return { reason: 'its address is not a URL' };
  const appName = headerOf(headers, 'REV-APPNAME');
  if (appName === undefined)
    return { reason: 'it has no header REV-APPNAME, so it is not a call of this API' };
  if (!AppName.safeParse(appName).success)
    return { reason: `REV-APPNAME is “${appName}”, which is not a function of this API` };
  const path = /(\/upload|\/status|\/transcript)\/?$/.exec(new URL(url).pathname)?.[1] ?? '/';
  const found = Object.values(operations).find((one) => one.appName === appName && one.path === path);
  if (!found) return { reason: `the function ${appName} has no operation at this path` };
  if (found.method !== method.toUpperCase())
    return { reason: `its method is ${method}, but ${found.id} takes ${found.method}` };
  if (found.id === 'stt_status' || found.id === 'stt_transcript') {
    return {
      reason:
        'it asks for a job that exists only once; make a case of the upload instead, and let it wait for the transcript',
    };
  }
  return { id: found.id };
}

/** The headers of the API; null for a missing `Content-Type`, because the client would otherwise add one. */
function headersOf(
  id: OperationId,
  { headers, postData }: HarEntry['request'],
): Record<string, string | null> {
  const kept = requestHeaders.flatMap((name) => {
    const value = headerOf(headers, name);
    return value === undefined || /^(rev-appname|content-type)$/i.test(name) ? [] : [[name, value] as const];
  });
  const type = headerOf(headers, 'Content-Type') ?? postData?.mimeType ?? '';
  const isJson = /^application\/json\s*(;|$)/i.test(type);
  const isOther = operations[id].request.kind === 'json' && !isJson;
  return { ...Object.fromEntries(kept), ...(isOther && { 'Content-Type': type === '' ? null : type }) };
}

function bodyOf(
  id: OperationId,
  { postData, headers }: HarEntry['request'],
): { readonly body?: unknown } | { readonly reason: string } {
  if (operations[id].request.kind === 'json') {
    const text = postData?.text ?? '';
    const value = jsonValue(text);
    // Text that is not a JSON object is kept unchanged, so that exactly the same bytes are sent again.
    return { body: typeof value === 'object' && value !== null ? value : text };
  }
  const parts =
    postData?.params ??
    formParts(postData?.text ?? '', headerOf(headers, 'Content-Type') ?? postData?.mimeType ?? '');
  const file = parts.find(({ fileName }) => fileName !== undefined);
  if (file) return { reason: `the HAR file does not contain the recording ${file.fileName}` };
  return { body: Object.fromEntries(parts.map(({ name, value }) => [name, value ?? ''])) };
}

/** The parts of a multipart body that a browser recorded as text. */
function formParts(
  text: string,
  type: string,
): { readonly name: string; readonly value?: string; readonly fileName?: string }[] {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return [];
  return text.split(`--${boundary}`).flatMap((part) => {
    const [head = '', ...rest] = part.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
    const name = /\bname="([^"]*)"/i.exec(head)?.[1];
    const fileName = /\bfilename="([^"]*)"/i.exec(head)?.[1];
    if (name === undefined) return [];
    return [
      {
        name,
        value: rest.join('\r\n\r\n').replace(/\r?\n$/, ''),
        ...(fileName !== undefined && { fileName }),
      },
    ];
  });
}
