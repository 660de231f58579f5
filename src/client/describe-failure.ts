import type { OperationId } from '#contract/errors.ts';
import { type Deviation, partsOf } from '#contract/schema.ts';
import { type FailureWords, failureWords } from './failure-words.ts';
import { fieldRule } from './field-rule.ts';
import type { Failure, InvalidRequest, NetworkCause, NetworkFailure, Refused } from './outcome.ts';

/** A failure in words: what happened, which rule it is, which field, and one thing to do. */
export interface FailureDescription {
  readonly title: string;
  readonly explanation: string;
  readonly remedy: string;
  /** The row of the specification. */
  readonly rule?: string;
  /** The header or field that is wrong. */
  readonly field?: string;
  readonly httpStatus?: number;
  readonly code?: string;
  /** The message as received. */
  readonly received?: string;
}

/** Words for a failure: the only place where failures become language. */
export function describeFailure(failure: Failure, words: FailureWords = failureWords): FailureDescription {
  switch (failure.kind) {
    case 'refused':
      return describeRefusal(failure, words);
    case 'unexpected':
      return {
        title: words.unexpectedTitle(failure.httpStatus),
        explanation: words.unexpected[failure.reason](failure.contentType, listed(failure.deviations)),
        remedy: words.unexpectedRemedy,
        httpStatus: failure.httpStatus,
        ...(failure.body !== '' && { received: failure.body.slice(0, 500) }),
      };
    case 'invalid-request':
      return describeInvalid(failure, words);
    case 'network':
      return {
        title: words.networkTitle(failure.target),
        explanation: words.network[failure.cause],
        remedy: words.networkRemedies[failure.cause],
        ...(saysMore(failure) && { received: failure.message }),
      };
    case 'aborted':
      return { title: words.abortedTitle, explanation: words.aborted, remedy: words.abortedRemedy };
  }
}

function describeRefusal(
  { operation, facts, row, httpStatus }: Refused,
  words: FailureWords,
): FailureDescription {
  const received = [facts.message, facts.cause].filter((text) => text !== undefined).join(' — ');
  const name = row?.id.split('.')[1] ?? '';
  const field = fieldIn(facts.cause ?? '') ?? fieldIn(facts.message ?? '') ?? fieldOfRow(operation, name);
  return {
    title: words.refusedTitle(httpStatus, facts.code),
    explanation: words.received(received),
    remedy: words.remedies[name] ?? words.remedies.other ?? '',
    rule: row ? words.rule(row.httpStatus, row.code, row.text, row.condition) : words.noRule,
    ...(field && { field }),
    httpStatus,
    ...(facts.code !== undefined && { code: facts.code }),
    received,
  };
}

function describeInvalid(
  { operation, deviations, sendable }: InvalidRequest,
  words: FailureWords,
): FailureDescription {
  const [first] = deviations;
  const rule = first && fieldRule(operation, first.path, partsOf(first)?.expected);
  const said = deviations.slice(0, 3).map((deviation) => plainly(operation, deviation, words));
  return {
    title: sendable ? words.invalidTitle : words.unsendableTitle,
    explanation: words.invalid([...said, ...(deviations.length > 3 ? ['…'] : [])].join('; ')),
    remedy: sendable ? words.invalidRemedy : words.unsendableRemedy,
    ...(rule && { rule: words.fieldRule(rule) }),
    ...(first && { field: first.path }),
  };
}

/** A deviation of a request in plain words. */
function plainly(operation: OperationId, deviation: Deviation, words: FailureWords): string {
  const { path, detail } = deviation;
  const parts = partsOf(deviation);
  if (!parts) return path ? `${path}: ${detail}` : detail;
  const { expected, received } = parts;
  const rule = fieldRule(operation, path, expected);
  if (received === undefined) {
    return words.missing(rule?.other === undefined ? path : words.either(path, rule.other));
  }
  const listable = expected === undefined || expected === rule?.allowed?.join(', ');
  return listable
    ? words.notAllowed(path, received)
    : words.shouldBe(path, words.kinds[expected] ?? expected, received);
}

/** Whether a message adds to what the cause says: the proxy has one sentence for a cause, the client another. */
function saysMore({ cause, message }: NetworkFailure): boolean {
  return message !== '' && !causesSaidOnce.includes(cause);
}

/** What the proxy says of these is known from the cause alone. */
const causesSaidOnce: readonly NetworkCause[] = [
  ...(['unknown-target', 'unknown-account', 'refused', 'not-found', 'unreachable', 'tls'] as const),
  ...(['reset', 'timeout', 'redirected', 'bad-answer'] as const),
];

const fieldNames = [
  ...['REV-API-KEY', 'REV-APP-ID', 'REV-APPNAME', 'REV-APPVERSION', 'Content-Type'],
  ...['src_lang', 'tgt_lang', 'domain', 'cnt_lang', 'subtitles', 'speaker', 'spkr', 'job_id', 'file_url'],
  ...['nmtMaskTerms', 'nmtMask', 'enableLookup', 'enableNmt', 'enableTransliteration', 'filterProfane'],
  ...['isBulk', 'noOfSuggestions', 'abbreviationWithoutDot', 'abbreviate', 'convertNumber', 'convertOrdinal'],
  ...['ignoreTaggedEntities', 'sample_rate', 'speed', 'pitch', 'format', 'ssml', 'text', 'data', 'file'],
];

/** The first field of the API that a message names. */
function fieldIn(message: string): string | undefined {
  const words = message.split(/[^A-Za-z_-]+/);
  return fieldNames.find((name) => words.includes(name));
}

/** The field that a row of the specification is about, where its text does not name it. */
function fieldOfRow(operation: OperationId, name: string): string | undefined {
  switch (name) {
    case 'expired':
      return 'REV-API-KEY';
    case 'exhausted':
      return 'REV-APP-ID';
    case 'unauthorized-api':
      return 'REV-APPNAME';
    case 'source-missing':
      return 'src_lang';
    case 'target-missing':
      return 'tgt_lang';
    case 'unauthorized-language':
      return operation === 'tts' ? 'speaker' : operation === 'stt_upload' ? 'src_lang' : 'src_lang, tgt_lang';
    default:
      return undefined;
  }
}

function listed(deviations: readonly Deviation[]): string {
  const shown = deviations.slice(0, 3).map(({ path, detail }) => (path ? `${path}: ${detail}` : detail));
  return deviations.length > 3 ? `${shown.join('; ')}; …` : shown.join('; ');
}
