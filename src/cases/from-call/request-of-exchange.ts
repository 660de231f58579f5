import { apiHeaders, type Exchange, type FormPart } from '#client/exchange.ts';
import { jsonValue } from '#client/parse-json.ts';
import type { OperationId } from '#contract/errors.ts';
import { explainHeader } from '#contract/headers.ts';
import { operations } from '#contract/operations.ts';
import type { AudioReference, CaseRequest } from '../case-file/request.ts';

/** The placeholder for a recording that is not available. */
const missingAudio = '{{audio}}';

/** A file that was uploaded. */
export type UploadedFile = Exclude<FormPart['value'], string>;

/** The file of an upload; undefined for other calls. */
export function uploadedFile({ request: { body } }: Exchange): UploadedFile | undefined {
  if (typeof body !== 'object') return undefined;
  return body.map(({ value }) => value).find((value) => typeof value === 'object');
}

/**
 * What a case sends for a recorded call, without credentials and without what the client itself adds.
 *
 * @param sha256 - SHA-256 of the uploaded file, if its bytes are available
 */
export function requestOfExchange(
  operation: OperationId,
  { request }: Exchange,
  sha256: string | undefined,
): CaseRequest {
  const headers = headersOf(operation, request.headers);
  const query = Object.fromEntries(new URL(request.path, 'http://localhost').searchParams);
  const body = bodyOf(request.body, sha256);
  return {
    operation,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
}

/** The headers of the API; null for a header that the call lacked, so that the client does not add it. */
function headersOf(
  operation: OperationId,
  sent: Exchange['request']['headers'],
): Record<string, string | null> {
  const { appName, request } = operations[operation];
  const added: Readonly<Record<string, string>> = {
    'REV-APPNAME': appName,
    ...(request.kind === 'json' && { 'Content-Type': 'application/json' }),
  };
  const addedNames = new Map(Object.entries(added).map(([name, value]) => [name.toLowerCase(), value]));
  const given = apiHeaders(sent).filter(
    ([name, value]) =>
      addedNames.get(name.toLowerCase()) !== value && name.toLowerCase() !== explainHeader.toLowerCase(),
  );
  const names = new Set(Object.keys(sent).map((name) => name.toLowerCase()));
  const omitted = Object.keys(added).filter((name) => !names.has(name.toLowerCase()));
  return { ...Object.fromEntries(given), ...Object.fromEntries(omitted.map((name) => [name, null])) };
}

function bodyOf(body: Exchange['request']['body'], sha256: string | undefined): CaseRequest['body'] {
  if (typeof body === 'string') return jsonOrText(body);
  return body && Object.fromEntries(body.map(({ name, value }) => [name, partOf(value, sha256)]));
}

/** The parsed JSON object, or the text itself if the client would serialise the object differently. */
function jsonOrText(text: string): CaseRequest['body'] {
  const value = jsonValue(text);
  const isSame = typeof value === 'object' && value !== null && JSON.stringify(value) === text;
  return isSame ? (value as CaseRequest['body']) : text;
}

function partOf(value: FormPart['value'], sha256 = missingAudio): string | AudioReference {
  if (typeof value === 'string') return value;
  return { audio: { sha256, name: value.fileName, mediaType: value.mediaType } };
}
