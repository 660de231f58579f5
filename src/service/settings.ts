import * as z from 'zod/mini';
import { localLimits } from '#contract/limits.ts';
import { DialectName } from './dialect.ts';

const wholeNumber = (fallback: number) =>
  z.codec(z.optional(z.string()), z.int().check(z.positive()), {
    decode: (text) => (text === undefined || text === '' ? fallback : Number(text)),
    encode: String,
  });

const Environment = z.object({
  SERVICE_DIALECT: z.codec(z.optional(z.string()), DialectName, {
    decode: (text) => (text === undefined || text === '' ? 'documented' : text) as DialectName,
    encode: (name) => name,
  }),
  SERVICE_LOG: z._default(z.enum(['', 'file', 'stdout']), 'file'),
  SPEECH_APPROXIMATIONS: z._default(z.enum(['', 'off', 'on']), 'off'),
  LIMIT_JSON_BYTES: wholeNumber(localLimits.jsonBytes),
  LIMIT_STRINGS: wholeNumber(localLimits.strings),
  LIMIT_CHARACTERS_PER_STRING: wholeNumber(localLimits.charactersPerString),
  LIMIT_SSML_BYTES: wholeNumber(localLimits.ssmlBytes),
  LIMIT_TEXT_CHARACTERS: wholeNumber(localLimits.textCharacters),
});

/** What the service reads from its environment, engines apart: those read their own variables. */
export interface ServiceSettings {
  readonly dialect: DialectName;
  /** Where one line for each request goes: a file in the data folder, or the standard output. */
  readonly log: 'file' | 'stdout';
  /** Whether languages without a voice are spoken by the one that comes nearest. */
  readonly speechApproximations: boolean;
  readonly limits: {
    readonly jsonBytes: number;
    readonly strings: number;
    readonly charactersPerString: number;
    readonly ssmlBytes: number;
    readonly textCharacters: number;
  };
}

/** A variable of the environment has a value that cannot be used. */
export class WrongSetting extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = 'WrongSetting';
  }
}

const allowed: Readonly<Record<string, string>> = {
  SERVICE_DIALECT: 'documented or observed',
  SERVICE_LOG: 'file or stdout',
  SPEECH_APPROXIMATIONS: 'on or off',
};

/** Reads the settings. @throws `WrongSetting` naming the variable. */
export function readSettings(env: NodeJS.ProcessEnv): ServiceSettings {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    throw new WrongSetting(name, `“${env[name]}” is not ${allowed[name] ?? 'a whole number above 0'}`);
  }
  const value = parsed.data;
  return {
    dialect: value.SERVICE_DIALECT,
    log: value.SERVICE_LOG || 'file',
    speechApproximations: value.SPEECH_APPROXIMATIONS === 'on',
    limits: {
      jsonBytes: value.LIMIT_JSON_BYTES,
      strings: value.LIMIT_STRINGS,
      charactersPerString: value.LIMIT_CHARACTERS_PER_STRING,
      ssmlBytes: value.LIMIT_SSML_BYTES,
      textCharacters: value.LIMIT_TEXT_CHARACTERS,
    },
  };
}
