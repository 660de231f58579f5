import { formatNumber } from '#console/ui/text/format.ts';
import type { EngineNote } from '#contract/local/service.ts';
import { operationNames } from '../operation-names.ts';

/** The names of the engines that are not products. */
type EngineNames = Partial<Record<EngineNote['kind'], string>>;

/** Words of the service page, loaded with its chunk. */
const en = {
  intro: 'The embedded service runs on this machine and answers the whole API. This is what it can do here.',
  remote: {
    title: (target: string) => `The chosen target: ${target}`,
    address: 'Address',
    addressHidden: 'Known to the proxy. The exchange drawer shows it with each call.',
    notConfigured: 'The proxy has no target of this name. Choose another one in the top bar.',
    credentials: 'Credentials',
    fromProxy: 'Added by the proxy.',
    fromSession: 'Entered for this session.',
    noCredentials: 'None. Enter them in the account menu.',
    lastCall: 'Last call',
    noCall: 'None yet.',
    unknown: 'Not known',
    unknownFacts:
      'Its engines, languages, accounts and allowances: the API has no call that returns them. Below is the embedded service, which also stays available.',
  },
  views: {
    label: 'Parts of the service',
    overview: 'Overview',
    translations: 'Translations',
    spellings: 'Spellings',
  },
  refresh: 'Check again',
  engines: {
    title: 'Engines',
    functions: {
      localization: 'Translation',
      transliteration: 'Transliteration',
      stt_batch: 'Speech to text',
      tts: 'Text to speech',
    },
    names: {
      phrasebook: 'Phrasebook',
      'no-translator': 'Neural machine translation',
      'spelling-rules': 'Spelling rules',
      approximation: 'eSpeak NG, approximations',
    } as EngineNames,
    notes: {
      phrasebook: (phrases: string) =>
        `A lookup database with ${formatNumber(Number(phrases))} everyday phrases and templates with slots.`,
      translator: () => 'Translates what the phrasebook does not know.',
      'no-translator': () =>
        'Not configured: what the phrasebook does not know is transliterated, not translated.',
      'spelling-rules': () =>
        'Pronunciations and each language’s own spelling rules. Also the fallback of translation.',
      recogniser: () => 'Recognises speech with a time for every word.',
      'missing-recogniser': (packages: string) =>
        `Recognises English. These optional packages are missing: ${packages}.`,
      'recogniser-off': () => 'Recognises English. Switched off by MOONSHINE=off.',
      'natural-voices': () => 'Natural voices, spoken instead of the fast ones unless these are chosen.',
      'fast-voices': () => 'A formant synthesiser in a process of its own: clear, robotic, exact in time.',
      'no-voices': (cause: string) => `It cannot speak: ${cause}.`,
      approximation: () =>
        'Languages without a voice of their own, read by the one that comes nearest (Hindi, Urdu): not their own pronunciation.',
    },
    available: 'Ready',
    missing: 'Not installed',
    languages: (count: number) => `${count} ${count === 1 ? 'language' : 'languages'}`,
    add: 'To add it, run:',
    extend: 'To extend it, run:',
    copyCommand: 'Copy the command',
    licence: (licence: string) => `Licence ${licence}`,
    speakers: (count: number, formats: string) => `${count} speakers; formats ${formats}`,
    recognises: (languages: string) => `Uploads are accepted in ${languages}.`,
    recognisesNothing: 'Every upload is answered with code 003, since no recogniser is installed.',
  },
  accounts: {
    title: 'Demo accounts',
    explain: 'Choose one to see what a refusal looks like. An allowance counts characters of input.',
    name: 'Account',
    refuses: (what: string) => `Refused with: ${what}`,
    nothing: 'Everything allowed',
    used: 'Used',
    of: (used: string, allowance: string) => `${used} of ${allowance} characters`,
    unlimited: (used: string) => `${used} characters, no limit`,
    action: 'Choose',
    use: 'Use',
    chooseNamed: (name: string) => `Use the account ${name}`,
    current: 'in use',
  },
  faults: {
    title: 'Fault injection',
    explain: 'Makes the next calls of a function go wrong on purpose.',
    operation: 'Function',
    operations: operationNames.en,
    fault: 'Fault',
    row: (status: number, code: string | undefined, text: string) =>
      code ? `code ${code}: ${text}` : `HTTP ${status}: ${text}`,
    kinds: {
      status: 'Another HTTP status',
      segment: 'A failed segment',
      delay: 'A slow answer',
      reset: 'Connection reset',
      truncated: 'Body cut short',
      html: 'HTML instead of JSON',
      'broken-json': 'Broken JSON',
      'wrong-shape': 'JSON of the wrong shape',
    },
    status: 'HTTP status',
    segment: 'apiStatus',
    milliseconds: 'Milliseconds',
    times: 'Calls',
    timesHint: 'How many calls it affects, 1 to 1000.',
    add: 'Arm',
    clear: 'Clear all',
    armed: 'Armed faults',
    none: 'No fault is armed.',
    order: (times: number, operation: string) =>
      `${operation}: next ${times === 1 ? 'call' : `${times} calls`}`,
    added: 'The fault is armed.',
    cleared: 'No fault is armed.',
    problem: 'The value is out of range.',
  },
};

export type ServiceWords = typeof en;
export const serviceWords = { name: 'service/service', en };
