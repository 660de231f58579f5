import type { NetworkCause } from '../call-result.ts';
import type { FieldRule } from './field-rule.ts';
import { serverUnreachableWords } from './server-unreachable-words.ts';

const serverErrorRemedy = 'Try again. If the problem persists, contact the people who run the service.';

/** Rules of the specification, which is in English whatever the language of the interface. */
export const ruleWords = {
  rule: (httpStatus: number, code: string | undefined, text: string, condition: string) =>
    `${code === undefined ? `HTTP ${httpStatus}` : `Code ${code}`} “${text}”: ${condition}`,
  fieldRule: ({ name, description, allowed, required, other }: FieldRule) => {
    const presence = other ? `required unless ${other} is given` : required ? 'required' : 'optional';
    const values =
      allowed && (allowed.length === 1 ? `always ${allowed[0]}` : `one of ${allowed.join(', ')}`);
    return `${name}: ${[description, values, presence].filter(Boolean).join('; ')}`;
  },
};

/** All other texts about failures. */
export const failureWords = {
  refusedTitle: (httpStatus: number, code: string | undefined) => {
    if (code !== undefined) return `Answered with code ${code}`;
    return httpStatus >= 500 ? `The service failed (HTTP ${httpStatus})` : `Refused with HTTP ${httpStatus}`;
  },
  received: (text: string) => `The service said: “${text}”.`,
  noRule: 'The specification has no row for this error.',
  remedies: {
    'invalid-credentials': 'Choose another account, or check the key and the app id.',
    expired: 'Choose an account whose key is still valid.',
    exhausted: 'Choose another account, or wait until the allowance is renewed.',
    'unauthorized-api': 'Choose an account that may use this function.',
    'unauthorized-language': 'Choose a language or a speaker that this account may use.',
    'data-missing': 'Enter at least one string.',
    'target-missing': 'Choose a target language.',
    'source-missing': 'Choose a source language.',
    'bad-request': 'Provide the field that the cause names.',
    internal: serverErrorRemedy,
    'speaker-missing': 'Choose a speaker.',
    speed: 'Use a speed from 0.5 to 1.5.',
    pitch: 'Use a pitch from -3 to 3 semitones.',
    format: 'Choose another format.',
    'sample-rate': 'Choose another sample rate.',
    'text-missing': 'Enter a text or SSML.',
    'upload-001': 'Choose the language of the audio.',
    'upload-002': 'Choose a wav, flac or mp3 file.',
    'upload-003': 'Choose a language and a domain that the service supports.',
    'upload-004': 'Enter the address of a wav, flac or mp3 file.',
    'upload-005': 'Choose a file or enter an address.',
    'upload-999': 'Fix the reason given, then try again.',
    'job-001': 'Check the job id.',
    'job-002': 'Check the job id and the account: a job belongs to the account that uploaded it.',
    'job-003': 'Wait: the job is polled again automatically.',
    'job-004': 'Wait: the job is polled again automatically.',
    'job-005': 'Check the audio file, then upload it again.',
    'job-999': 'Try again.',
  } as Readonly<Record<string, string>>,
  otherRemedy: 'Correct what the message names, then try again.',
  serverErrorRemedy,
  unexpectedTitle: (httpStatus: number) => `Not an answer of this API (HTTP ${httpStatus})`,
  unexpected: {
    'not-json': (contentType: string) =>
      `Expected JSON, received ${contentType || 'a body without a type'} that is not JSON.`,
    'not-audio': () => 'Expected audio, received something else. It is not played.',
    empty: () => 'The answer has no body.',
    'wrong-shape': (_: string, problems: string) =>
      `The answer does not match the specification: ${problems}.`,
    status: () => 'The body is not one of the documented error bodies.',
  },
  forms: {
    'other-keys': {
      title: (httpStatus: number) => `The documented answer with other names of fields (HTTP ${httpStatus})`,
      renamed: (received: string, documented: string) => `“${received}” should be “${documented}”`,
      explanation: (renamed: string) => `${renamed}.`,
      remedy:
        'Check that the base URL leads to the API itself: a gateway or another version may rename fields.',
    },
    wrapped: {
      title: (httpStatus: number) => `The documented answer inside another object (HTTP ${httpStatus})`,
      explanation: (path: string) => `The answer stands in “${path}” instead of at the top of the body.`,
      remedy: 'Check that the base URL leads to the API itself: a gateway may wrap its answers.',
    },
    'encoded-audio': {
      title: (httpStatus: number) => `Audio as text instead of bytes (HTTP ${httpStatus})`,
      explanation: (path: string) =>
        `“${path}” holds audio as base64. The specification answers with the bytes.`,
      remedy: 'Check that the base URL leads to the API itself: a gateway may encode its answers.',
    },
    error: {
      title: (httpStatus: number) => `An error in a form of its own (HTTP ${httpStatus})`,
      explanation: (message: string, field: string, state?: string) =>
        `“${field}” says: “${message}”${state === undefined ? '' : ` (${state})`}. The specification has no such error body.`,
      remedy:
        'Correct what the message names. If it names nothing, check the base URL, the key and the app id.',
    },
    page: {
      title: (httpStatus: number) => `A web page instead of an answer (HTTP ${httpStatus})`,
      explanation: (title: string, gateway = 'The address') =>
        title === ''
          ? `${gateway} answered with a page without a title.`
          : `${gateway} answered with the page “${title}”.`,
      signInRemedy: 'Use the address of the API itself: this one is for people who sign in.',
    },
    text: {
      title: (httpStatus: number) => `Text instead of an answer (HTTP ${httpStatus})`,
      explanation: (message: string, gateway = 'The address') => `${gateway} answered: “${message}”.`,
    },
    /** What to do about an answer from a gateway or a web server, by its HTTP status. */
    gatewayRemedies: {
      401: 'Check the key and the app id, and whether the gateway wants credentials of its own.',
      403: 'Check the key and the app id, and whether the gateway lets this network in.',
      404: 'Check the path of the base URL.',
      405: 'Check the path of the base URL.',
      413: 'Send less at once.',
      429: 'Wait a minute, then send fewer requests at once.',
      502: 'The service behind the gateway is down. Try again later, or tell the people who run it.',
      503: 'The service behind the gateway is down or busy. Try again later.',
      504: 'The service behind the gateway did not answer in time. Try again, or send less at once.',
    } as Readonly<Record<number, string>>,
  },
  unexpectedRemedy: 'Check that the target is a Language Services API and that its base URL is right.',
  invalidTitle: 'The specification does not allow this request',
  unsendableTitle: 'This request cannot be sent at all',
  invalid: (fields: string) => `Nothing was sent: ${fields}.`,
  missing: (field: string) => `${field || 'the body'} is missing`,
  /** Ends a list of problems with the number of those that it does not name. */
  others: (count: number) => `and ${count} more`,
  either: (field: string, other: string) => `${field} or ${other}`,
  notAllowed: (field: string, received: string) => `${field || 'the body'} cannot be ${received}`,
  shouldBe: (field: string, expected: string, received: string) =>
    `${field || 'the body'} should be ${expected}, not ${received}`,
  /** Kinds of values in plain words, by their names in schemas. */
  kinds: {
    array: 'a list',
    object: 'an object',
    record: 'an object',
    'array or record': 'a list or an object',
    string: 'text',
    'string or array': 'text or a list',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    file: 'a file',
  } as Readonly<Record<string, string>>,
  invalidRemedy: 'Correct the field, or send it anyway to see how the service responds.',
  unsendableRemedy: 'Correct the field: HTTP or JSON cannot express this value.',
  networkTitle: (target: string) => `No answer from ${target}`,
  network: {
    guard: 'The console’s proxy refused the request before sending it.',
    'not-allowed': 'The console’s proxy does not forward this path.',
    'unknown-target': 'The console’s proxy does not know this target.',
    'target-change': 'The proxy did not change its targets.',
    'unknown-account': 'The local service has no demo account of this name.',
    refused: 'Nothing listens at the target’s address.',
    'not-found': 'The target’s host name does not resolve.',
    unreachable: 'There is no network route to the target.',
    tls: 'A secure connection to the target was not possible.',
    reset: 'The target closed the connection before its answer was complete.',
    timeout: 'The target did not answer in time.',
    'too-large': 'The request is larger than the proxy forwards.',
    redirected: 'The target answered with a redirect, which is never followed.',
    'bad-answer': 'The target’s answer is not HTTP.',
    internal: 'The console’s proxy failed.',
    ...serverUnreachableWords.causes,
    interrupted: 'The connection broke before the answer was complete.',
  } satisfies Record<NetworkCause, string> as Readonly<Record<NetworkCause, string>>,
  networkRemedies: {
    guard: 'Reload the page from the address that the server printed.',
    'not-allowed': 'Reload the page.',
    'unknown-target': 'Choose a target from the list.',
    'target-change': 'Change the field that the message names.',
    'unknown-account': 'Choose an account from the list.',
    refused: 'Start the service, or correct the target’s base URL, then try again.',
    'not-found': 'Correct the target’s base URL.',
    unreachable: 'Check the network connection, then try again.',
    tls: 'Check the target’s certificate and base URL.',
    reset: 'Try again. If the problem persists, check the service’s log.',
    timeout: 'Try again, or send less at once.',
    'too-large': 'Send a smaller request.',
    redirected: 'Use the address of the redirect as the base URL.',
    'bad-answer': 'Correct the target’s base URL.',
    internal: 'Try again. If the problem persists, check the server’s output.',
    ...serverUnreachableWords.remedies,
    interrupted: 'Try again.',
  } satisfies Record<NetworkCause, string> as Readonly<Record<NetworkCause, string>>,
  abortedTitle: 'Cancelled',
  aborted: 'The call was cancelled. What you entered is still here.',
  abortedRemedy: 'Send it again when you are ready.',
};

export type FailureWords = typeof failureWords;
