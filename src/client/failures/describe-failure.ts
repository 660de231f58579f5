import type { OperationId } from '#contract/errors.ts';
import { fieldsOf } from '#contract/operations.ts';
import { type Deviation, sentenceWithPath } from '#contract/schema.ts';
import type { NetworkCause } from '../call-result.ts';
import type { Failure, InvalidRequest, NetworkFailure, Refused, Unexpected } from '../outcome.ts';
import { type FailureWords, failureWords, ruleWords } from './failure-words.ts';
import { fieldRule } from './field-rule.ts';
import { recogniseForm } from './recognise-form.ts';

/** A failure in words: what happened, the rule, the field, and a remedy. */
export interface FailureDescription {
  readonly title: string;
  readonly explanation: string;
  readonly remedy: string;
  /** The rule of the specification, in English. */
  readonly rule?: string;
  /** In place of a rule, the sentence that the specification has none. */
  readonly noRule?: string;
  /** The header or field that is wrong. */
  readonly field?: string;
  readonly httpStatus?: number;
  readonly code?: string;
  /** The message as received. */
  readonly received?: string;
  /** The anchor in the reference: of the row, the field, or the answer of the operation. */
  readonly anchor?: string;
}

/** Describes a failure, in English or in the given words. Nothing else turns failures into words. */
export function describeFailure(failure: Failure, words: FailureWords = failureWords): FailureDescription {
  switch (failure.kind) {
    case 'refused':
      return describeRefusal(failure, words);
    case 'unexpected':
      return {
        ...(describeForm(failure, words) ?? {
          title: words.unexpectedTitle(failure.httpStatus),
          explanation: words.unexpected[failure.reason](
            failure.contentType,
            listProblems(
              failure.deviations.map((deviation) => describeDeviation(deviation, words)),
              words,
            ),
          ),
          remedy: isServerError(failure.httpStatus) ? words.serverErrorRemedy : words.unexpectedRemedy,
        }),
        httpStatus: failure.httpStatus,
        ...(failure.body !== '' && { received: failure.body.slice(0, 500) }),
        ...(failure.operation !== 'local' && {
          anchor: [failure.operation, 'answer', failure.deviations[0]?.path].filter(Boolean).join('.'),
        }),
      };
    case 'invalid-request':
      return describeInvalid(failure, words);
    case 'network':
      return {
        title: words.networkTitle(failure.target),
        explanation: words.network[failure.cause],
        remedy: words.networkRemedies[failure.cause],
        ...(hasFurtherMessage(failure) && { received: failure.message }),
      };
    case 'aborted':
      return { title: words.abortedTitle, explanation: words.aborted, remedy: words.abortedRemedy };
  }
}

/** Describes an answer in one of the known forms of other services and gateways; undefined for any other form. */
function describeForm(
  failure: Unexpected,
  words: FailureWords,
): Pick<FailureDescription, 'title' | 'explanation' | 'remedy'> | undefined {
  const form = recogniseForm(failure);
  if (!form) return undefined;
  const { httpStatus } = failure;
  const { forms } = words;
  const title = forms[form.kind].title(httpStatus);
  const serverRemedy = isServerError(httpStatus) ? words.serverErrorRemedy : undefined;
  const gatewayRemedy = forms.gatewayRemedies[httpStatus] ?? serverRemedy ?? words.unexpectedRemedy;
  switch (form.kind) {
    case 'other-keys': {
      const { renamed, explanation, remedy } = forms[form.kind];
      const keys = form.keys.map(({ received, documented }) => renamed(received, documented));
      return { title, explanation: explanation(keys.join('; ')), remedy };
    }
    case 'wrapped':
    case 'encoded-audio':
      return { title, explanation: forms[form.kind].explanation(form.path), remedy: forms[form.kind].remedy };
    case 'error':
      return {
        title,
        explanation: forms.error.explanation(form.message, form.field, form.state),
        remedy: serverRemedy ?? forms.error.remedy,
      };
    case 'page':
      return {
        title,
        explanation: forms.page.explanation(form.title, form.gateway),
        remedy: form.asksToSignIn ? forms.page.signInRemedy : gatewayRemedy,
      };
    case 'text':
      return {
        title,
        explanation: forms.text.explanation(form.message, form.gateway),
        remedy: gatewayRemedy,
      };
  }
}

/** Whether a status is an error of the service, which no change to the request can fix. */
const isServerError = (httpStatus: number) => httpStatus >= 500;

function describeRefusal(
  { operation, facts, row, httpStatus }: Refused,
  words: FailureWords,
): FailureDescription {
  const received = [facts.message, facts.cause].filter((text) => text !== undefined).join(' — ');
  const name = row?.id.split('.')[1] ?? '';
  const field =
    fieldNamedIn(operation, facts.cause) ??
    fieldNamedIn(operation, facts.message) ??
    fieldsOfRows[`${operation}.${name}`] ??
    fieldsOfRows[name];
  return {
    title: words.refusedTitle(httpStatus, facts.code),
    explanation: words.received(received),
    remedy: words.remedies[name] ?? (isServerError(httpStatus) ? words.serverErrorRemedy : words.otherRemedy),
    ...(row
      ? { rule: ruleWords.rule(row.httpStatus, row.code, row.text, row.condition) }
      : { noRule: words.noRule }),
    ...(field && !isServerError(httpStatus) && { field }),
    httpStatus,
    ...(facts.code !== undefined && { code: facts.code }),
    received,
    anchor: row ? `error.${row.id}` : 'errors.shapes',
  };
}

function describeInvalid(
  { operation, deviations, sendable }: InvalidRequest,
  words: FailureWords,
): FailureDescription {
  const [first] = deviations;
  const rule = first && fieldRule(operation, first);
  const problems = deviations.map((deviation) =>
    describeDeviation(deviation, words, fieldRule(operation, deviation)?.other),
  );
  return {
    title: sendable ? words.invalidTitle : words.unsendableTitle,
    explanation: words.invalid(listProblems(problems, words)),
    remedy: sendable ? words.invalidRemedy : words.unsendableRemedy,
    ...(rule && { rule: ruleWords.fieldRule(rule) }),
    ...(first && { field: first.path, anchor: `${operation}.${first.path}` }),
  };
}

/** Describes a deviation in the language of the interface. `other`: a field that may replace a missing one. */
function describeDeviation(deviation: Deviation, words: FailureWords, other?: string): string {
  const { path, expected, received } = deviation;
  if (expected === undefined && received === undefined) return sentenceWithPath(deviation);
  if (received === undefined) return words.missing(other === undefined ? path : words.either(path, other));
  return typeof expected === 'string'
    ? words.shouldBe(path, words.kinds[expected] ?? expected, received)
    : words.notAllowed(path, received);
}

/** Whether a message adds something to the client's own sentence for the cause. */
function hasFurtherMessage({ cause, message }: NetworkFailure): boolean {
  return message !== '' && !causesWithFixedMessage.includes(cause);
}

/** Causes for which the proxy's message is always the same sentence. */
const causesWithFixedMessage: readonly NetworkCause[] = [
  ...(['unknown-target', 'unknown-account', 'refused', 'not-found', 'unreachable', 'tls'] as const),
  ...(['reset', 'timeout', 'redirected', 'bad-answer'] as const),
];

/** The first field that a message names; fields that are also ordinary words (`text`) only where no other is named. */
function fieldNamedIn(operation: OperationId, message = ''): string | undefined {
  const fields = fieldsOf(operation);
  const named = message.split(/[^A-Za-z_-]+/).filter((word) => Object.hasOwn(fields, word));
  return named.find((word) => !/^[a-z]+$/.test(word)) ?? named[0];
}

/** The field that a row of the specification is about, if its text does not name it. */
const fieldsOfRows: Readonly<Record<string, string>> = {
  expired: 'REV-API-KEY',
  exhausted: 'REV-APP-ID',
  'unauthorized-api': 'REV-APPNAME',
  'source-missing': 'src_lang',
  'target-missing': 'tgt_lang',
  'tts.unauthorized-language': 'speaker',
  'stt_upload.unauthorized-language': 'src_lang',
  'unauthorized-language': 'src_lang, tgt_lang',
};

/** The first problems and the number of the others. */
function listProblems(problems: readonly string[], words: FailureWords): string {
  const others = problems.length - shownProblems;
  return [...problems.slice(0, shownProblems), ...(others > 0 ? [words.others(others)] : [])].join('; ');
}

const shownProblems = 3;
