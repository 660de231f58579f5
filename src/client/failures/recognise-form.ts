import { matchErrorRow, type OperationId, readErrorBody } from '#contract/errors.ts';
import { isSuccessCode, operations } from '#contract/operations.ts';
import { deviationsFrom, parse } from '#contract/schema.ts';
import { bodyLimit, type Unexpected } from '../outcome.ts';
import { jsonValue } from '../parse-json.ts';

/**
 * A form in which services and gateways are known to answer instead of the documented one.
 *
 * - `other-keys`: the documented answer with other spellings of its keys, such as `ResponseList`
 * - `wrapped`: the documented answer inside another object or a JSON text, at `path`
 * - `encoded-audio`: audio as base64 text, at `path`
 * - `error`: an error body of another kind, with its message, the field that holds it and its state, such as `ERROR`
 * - `page`: a web page, with its title, the gateway that sent it and whether it asks to sign in
 * - `text`: plain text or XML, with its message
 */
export type KnownForm =
  | { readonly kind: 'other-keys'; readonly keys: readonly RenamedKey[] }
  | { readonly kind: 'wrapped' | 'encoded-audio'; readonly path: string }
  | { readonly kind: 'error'; readonly message: string; readonly field: string; readonly state?: string }
  | {
      readonly kind: 'page';
      readonly title: string;
      readonly gateway?: string;
      readonly asksToSignIn: boolean;
    }
  | { readonly kind: 'text'; readonly message: string; readonly gateway?: string };

export interface RenamedKey {
  readonly received: string;
  readonly documented: string;
}

/** Recognises the form of an answer outside the specification; undefined when it is none of the known forms. */
export function recogniseForm(failure: Unexpected): KnownForm | undefined {
  const { body, operation } = failure;
  if (body.length >= bodyLimit) return undefined;
  const value = jsonValue(body);
  // A body that begins like JSON is damaged JSON, which the reason of the failure already says.
  if (value === undefined) return /^\s*(?:[{["]|$)/.test(body) ? undefined : readText(failure);
  if (operation === 'local') return readError(value);
  return readOtherKeys(operation, value) ?? findInside(operation, value) ?? readError(value);
}

/** Whether a body holds the documented answer with other keys or inside another object. */
export function holdsAnswer(operation: OperationId, body: unknown): boolean {
  return (readOtherKeys(operation, body) ?? findInside(operation, body)) !== undefined;
}

function isAnswer(operation: OperationId, value: unknown): boolean {
  const { answer } = operations[operation];
  if (answer.kind !== 'json' || !isObject(value)) return false;
  const { code } = value;
  if (code !== undefined && !isSuccessCode(operation, String(code).padStart(3, '0'))) return false;
  return parse(answer.accepted, value).success;
}

/** Whether the specification has this error. */
function isDocumentedError(operation: OperationId, value: unknown): boolean {
  const facts = readErrorBody(value);
  return facts !== undefined && matchErrorRow(operation, Number(Object(value).status), facts) !== undefined;
}

const errorKeys = ['message', 'error_cause', 'cause', 'code', 'job_id', 'success', 'status'];
/** How many levels of an answer are searched and corrected. */
const depthLimit = 4;

function readOtherKeys(operation: OperationId, body: unknown): KnownForm | undefined {
  const { answer } = operations[operation];
  const keys = new Map<string, string>();
  if (answer.kind === 'json') {
    let corrected = body;
    for (let level = 0; level < depthLimit; level += 1) {
      const missing = [answer.response, answer.accepted]
        .flatMap((schema) => deviationsFrom(schema, corrected))
        .filter(({ received }) => received === undefined);
      const names = new Set(missing.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)));
      const before = keys.size;
      corrected = renameKeys(corrected, names, keys);
      if (keys.size === before) break;
    }
    if (keys.size > 0 && isAnswer(operation, corrected)) return { kind: 'other-keys', keys: listed(keys) };
    keys.clear();
  }
  const corrected = renameKeys(body, new Set(errorKeys), keys);
  return keys.size > 0 && isDocumentedError(operation, corrected)
    ? { kind: 'other-keys', keys: listed(keys) }
    : undefined;
}

const listed = (keys: ReadonlyMap<string, string>): RenamedKey[] =>
  [...keys].map(([received, documented]) => ({ received, documented }));

const plain = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Renames the keys of a value that differ from one of `names` only in case and punctuation, and records them. */
function renameKeys(
  value: unknown,
  names: ReadonlySet<string>,
  renamed: Map<string, string>,
  depth = 0,
): unknown {
  if (depth > 2 * depthLimit) return value;
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, names, renamed, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = [...names].find(
        (known) => known !== key && plain(known) === plain(key) && !Object.hasOwn(value, known),
      );
      if (name !== undefined) renamed.set(key, name);
      return [name ?? key, renameKeys(inner, names, renamed, depth + 1)];
    }),
  );
}

/** The documented answer, or audio as base64 text, inside a body; the least deeply nested one if there are several. */
function findInside(operation: OperationId, body: unknown): KnownForm | undefined {
  let level: [path: string, value: unknown][] = [['', body]];
  for (let depth = 0; depth < depthLimit && level.length > 0; depth += 1) {
    level = level.flatMap(([path, value]) => childrenOf(path, value)).slice(0, 100);
    for (const [path, value] of level) {
      if (operations[operation].answer.kind === 'audio' && isEncodedAudio(value)) {
        return { kind: 'encoded-audio', path };
      }
      if (isAnswer(operation, value)) return { kind: 'wrapped', path };
    }
  }
  return undefined;
}

/** The values inside a value, with their paths; JSON encoded as text is decoded too. */
function childrenOf(path: string, value: unknown): [string, unknown][] {
  if (typeof value === 'string') {
    const inner = /^\s*[{[]/.test(value) ? jsonValue(value) : undefined;
    return inner === undefined ? [] : [[path || 'text', inner]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, inner]) => [path === '' ? key : `${path}.${key}`, inner]);
}

/** The first bytes of WAV, FLAC, Ogg and MP3 files, as base64 writes them. */
const audioStarts = ['UklGR', 'ZkxhQ', 'T2dnU', 'SUQz', '//s', '//u', '//M', '//N'];

function isEncodedAudio(value: unknown): boolean {
  if (typeof value !== 'string' || value.length < 100) return false;
  const text = value.replace(/^data:[^,]{0,100},/, '');
  return (
    audioStarts.some((start) => text.startsWith(start)) && /^[A-Za-z0-9+/=\s]+$/.test(text.slice(0, 1000))
  );
}

/** Keys of the message of an error, in lower case without punctuation, in the order in which they are tried. */
const messageFields = [
  'msg',
  'message',
  'errormessage',
  'errordescription',
  'faultstring',
  'detail',
  'error',
  'title',
];
const stateFields = ['status', 'state', 'code', 'errorcode', 'type'];

function readError(value: unknown, path = ''): KnownForm | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).map(([key, inner]) => ({ key, name: plain(key), inner }));
  for (const wanted of messageFields) {
    const found = fields.find(
      ({ name, inner }) => name === wanted && typeof inner === 'string' && inner !== '',
    );
    if (!found) continue;
    const state = stateFields
      .map((name) => fields.find((field) => field.name === name && field.key !== found.key)?.inner)
      .find((inner) => typeof inner === 'string' || typeof inner === 'number');
    return {
      kind: 'error',
      message: String(found.inner).slice(0, 300),
      field: `${path}${found.key}`,
      ...(state !== undefined && { state: String(state).slice(0, 60) }),
    };
  }
  if (path.split('.').length > depthLimit) return undefined;
  for (const { key, name, inner } of fields) {
    if (!['error', 'errors', 'fault', 'message', 'response', 'result', 'meta', 'status'].includes(name))
      continue;
    const first = Array.isArray(inner) ? inner[0] : inner;
    const found = readError(first, `${path}${key}.${Array.isArray(inner) ? '0.' : ''}`);
    if (found) return found;
  }
  return undefined;
}

function readText({ body, contentType, exchange }: Unexpected): KnownForm {
  const gateway = gatewayOf(exchange.response?.headers ?? {}, body);
  const from = gateway !== undefined && { gateway };
  if (/html/i.test(contentType) || /^\s*<(!doctype html|html|head|body|h1)\b/i.test(body)) {
    const title = contentOf(body, 'title') || contentOf(body, 'h1') || '';
    const asksToSignIn =
      /<input[^>]{0,300}type\s*=\s*["']?password/i.test(body) || /\b(sign|log)[ -]?in\b/i.test(title);
    return { kind: 'page', title, asksToSignIn, ...from };
  }
  const message = ['Message', 'message', 'faultstring', 'Code', 'error']
    .map((tag) => (/^\s*</.test(body) ? contentOf(body, tag) : ''))
    .find((text) => text !== '');
  return { kind: 'text', message: (message ?? body).trim().slice(0, 300), ...from };
}

/** The text of the first element with this name, without tags inside, at most 120 characters. */
function contentOf(body: string, tag: string): string {
  const inner =
    new RegExp(`<(?:\\w+:)?${tag}\\b[^>]{0,200}>([^]{0,1000}?)</(?:\\w+:)?${tag}`, 'i').exec(body)?.[1] ?? '';
  return inner
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}

/** Gateways, each with the pattern of a header or of words on its pages. */
const gateways: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Cloudflare', /^server: cloudflare|^cf-ray:|cloudflare/im],
  ['CloudFront', /^server: cloudfront|^x-amz-cf-id:/im],
  ['AWS load balancer', /^server: awselb/im],
  ['AWS API Gateway', /^x-amzn-(requestid|errortype):|^x-amz-apigw-id:/im],
  ['Azure Application Gateway', /Microsoft-Azure-Application-Gateway/i],
  ['Google Front End', /^server: (gws|google frontend|ghs)/im],
  ['Akamai', /^server: akamaighost/im],
  ['Kong', /^server: kong|^via: .*kong|^x-kong-/im],
  ['Envoy', /^server: (envoy|istio-envoy)|^upstream connect error|^no healthy upstream/im],
  ['HAProxy', /^server: haproxy/im],
  ['Varnish', /^server: varnish|^x-varnish:/im],
  ['OpenResty', /^server: openresty|<center>openresty/im],
  ['nginx', /^server: nginx|<center>nginx/im],
  ['Apache', /^server: apache|<address>Apache/im],
  ['IIS', /^server: microsoft-iis/im],
];

function gatewayOf(headers: Readonly<Record<string, string>>, body: string): string | undefined {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = [...lines, body.slice(0, 5000)].join('\n');
  return gateways.find(([, sign]) => sign.test(text))?.[0];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
