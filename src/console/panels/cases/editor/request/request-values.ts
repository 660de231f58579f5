import type { CaseRequest } from '#cases/case-file/request.ts';
import { type RequestPart, requestFields } from './request-fields.ts';

/** Fields of a request by name. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in a part of a request; undefined for a body that is not an object. */
function fieldsIn(request: CaseRequest, part: RequestPart): Fields | undefined {
  const value = request[part];
  return value === undefined ? {} : isFields(value) ? value : undefined;
}

/** The value of a field; undefined where it is not sent. Letter case does not matter in names of headers. */
export function fieldValue(request: CaseRequest, part: RequestPart, name: string): unknown {
  const fields = fieldsIn(request, part) ?? {};
  return fields[keyIn(fields, part, name)];
}

function keyIn(fields: Fields, part: RequestPart, name: string): string {
  if (part !== 'headers' || Object.hasOwn(fields, name)) return name;
  return Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
}

/** The request with a new value of a field, at the same place; undefined removes the field. */
export function withField(
  request: CaseRequest,
  part: RequestPart,
  name: string,
  value: unknown,
): CaseRequest {
  const fields = fieldsIn(request, part);
  if (!fields) return request;
  const key = keyIn(fields, part, name);
  const { [key]: _, ...others } = fields;
  const next = value === undefined ? others : { ...fields, [key]: value };
  return { ...request, [part]: next } as CaseRequest;
}

/** Whether the body is an object with fields, or absent. */
export const hasFields = (request: CaseRequest): boolean => fieldsIn(request, 'body') !== undefined;

/** Names of the fields that the request sends but the form does not show. */
export function otherFields(request: CaseRequest): string[] {
  const known = requestFields[request.operation];
  return (['headers', 'query', 'body'] as const).flatMap((part) => {
    const fields = fieldsIn(request, part);
    if (!fields) return [part];
    return Object.keys(fields).filter(
      (key) =>
        !known.some(
          (field) =>
            field.part === part &&
            (part === 'headers' ? field.name.toLowerCase() === key.toLowerCase() : field.name === key),
        ),
    );
  });
}

/** The codes of the target languages, and of the source language, else of the speaker; empty if neither is a text. */
export function languagesOf(request: CaseRequest): { readonly source: string; readonly targets: string[] } {
  const source = fieldValue(request, 'headers', 'src_lang');
  const speaker = fieldValue(request, 'headers', 'speaker');
  const targets = fieldValue(request, 'headers', 'tgt_lang');
  const list = Array.isArray(targets)
    ? targets.map(String)
    : typeof targets === 'string'
      ? targets.split(',')
      : [];
  return {
    source:
      typeof source === 'string' ? source : typeof speaker === 'string' ? (speaker.split('_')[0] ?? '') : '',
    targets: list.map((code) => code.trim()).filter((code) => code !== ''),
  };
}
