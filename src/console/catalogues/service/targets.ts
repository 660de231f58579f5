import type { CheckVerdict } from '#client/check-target.ts';
import type { OperationId } from '#contract/errors.ts';
import { operationNames } from '../operation-names.ts';

/** Words of the targets on the service page. */
const en = {
  title: 'Targets',
  explain:
    'Where calls can go. Address, key and app id of a target stay with the proxy: no page ever receives them. Choosing another target sends nothing.',
  kinds: { embedded: 'on this machine', remote: 'remote' },
  kept: { memory: 'until the console stops', 'env-file': 'in .env' },
  noCredentials: 'needs credentials for this session',
  chosen: 'chosen',
  use: 'Use',
  chooseNamed: (name: string) => `Use the target ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove the target ${name}`,
  removeQuestion: (name: string) => `Remove the target ${name}?`,
  removeFromMemory:
    'The proxy forgets its address and credentials. Calls and answers that are kept here stay.',
  removeFromFile: 'Its variables are also removed from .env. Calls and answers that are kept here stay.',
  cancel: 'Cancel',
  removed: (name: string) => `${name} is removed.`,
  check: 'Check',
  checkNamed: (name: string) => `Check the target ${name}`,
  stop: 'Stop',
  checking: 'Checking …',
  checkExplain:
    '“Check” sends six requests that the target must refuse before it does any work, so that no allowance is used. They are listed in the exchange drawer.',
  reachable: (milliseconds: string) => `Reachable. Answers take ${milliseconds} (median).`,
  unreachable: 'Not reachable.',
  table: (name: string) => `What ${name} answered`,
  sentLabel: 'Sent',
  operations: operationNames.en,
  sent: {
    localization: 'a body without data',
    transliteration: 'a body without data',
    stt_upload: 'a form without a file',
    stt_status: 'an unknown job id',
    stt_transcript: 'an unknown job id',
    tts: 'a body without text',
  } satisfies Record<OperationId, string>,
  verdicts: {
    answers: 'refused as specified',
    account: 'account refused',
    differs: 'another answer',
    accepted: 'served, although incomplete',
    'no-answer': 'no answer',
  } satisfies Record<CheckVerdict, string>,
  add: 'Add a target',
  fixed:
    'The targets of this console can be changed only in the settings with which it is started, because the page is reached through a reverse proxy or is served by several processes.',
  fields: {
    name: 'Name',
    nameHint: 'Small letters, digits and hyphens, such as staging',
    address: 'Address',
    addressHint: 'The part before /upload, such as https://api.example.com/apis/v2',
    apiKey: 'API key',
    appId: 'App id',
    credentialsHint: 'Both or neither; without them they are entered for each session.',
    envFile: 'Also write it into .env',
    envFileHint: 'Then it is there after a restart as well.',
  },
  problems: {
    name: 'Use small letters and digits, joined by single hyphens, at most 40 characters.',
    nameTaken: 'A target has this name already.',
    address: 'An address begins with http:// or https:// and has no user name, query or fragment.',
    apiKey: 'A key is printable ASCII without spaces; key and app id belong together.',
    appId: 'An app id is printable ASCII without spaces; key and app id belong together.',
  },
  added: (name: string) => `${name} is added.`,
  notChanged: 'The targets were not changed.',
  noServer: 'The console’s server did not answer. What you entered is still here: try again.',
};

export const serviceTargetWords = { name: 'service/targets', en };
