import * as z from 'zod/mini';
import { AppName } from '../credentials.ts';
import { LanguageCode } from '../languages.ts';

/*
 * The answers of the embedded service under `/_local`: JSON, for this machine only, not part of the API.
 */

/** `GET /_local/health` */
export const Health = z.object({
  ok: z.literal(true),
  version: z.string(),
  dialect: z.enum(['documented', 'observed']),
});
export type Health = z.infer<typeof Health>;

/** How a voice sounds: like a person, or robotic but ready at once. */
export const VoiceQuality = z.enum(['natural', 'fast']);
export type VoiceQuality = z.infer<typeof VoiceQuality>;

/** How good an engine is, and who says so. */
export const EngineQuality = z.object({
  /** Percentage of wrong words, BLEU on FLORES, or a voice that sounds natural. */
  measure: z.enum(['words-wrong', 'bleu', 'natural-voice']),
  value: z.optional(z.number()),
  /**
   * How the quality was measured: on six LibriVox clips with 93 words, by Mozilla, or from the pitch and the
   * transcripts of its speech.
   */
  source: z.enum(['librivox', 'mozilla', 'pitch-and-transcripts']),
});
export type EngineQuality = z.infer<typeof EngineQuality>;

/** What an engine is, or why it is not available, as a key: the console has the words for it. */
export const EngineNote = z.object({
  kind: z.enum([
    'phrasebook',
    'translator',
    'no-translator',
    'spelling-rules',
    'recogniser',
    'missing-recogniser',
    'recogniser-off',
    'natural-voices',
    'fast-voices',
    'no-voices',
    'approximation',
  ]),
  /** The number of phrases, the missing packages, or the cause in English. */
  detail: z.optional(z.string()),
});
export type EngineNote = z.infer<typeof EngineNote>;

/** One engine of the embedded service and what it can do on this machine. */
export const Engine = z.object({
  id: z.string(),
  appName: AppName,
  name: z.string(),
  available: z.boolean(),
  languages: z.array(LanguageCode),
  note: EngineNote,
  /** A command or settings that install or extend the engine; absent when there is nothing to do. */
  remedy: z.optional(z.string()),
  licence: z.optional(z.string()),
  /** The version of an engine from the catalogue; absent for other engines. */
  version: z.optional(z.string()),
  quality: z.optional(EngineQuality),
  diskBytes: z.optional(z.number()),
  memoryBytes: z.optional(z.number()),
});
export type Engine = z.infer<typeof Engine>;

/** `GET /_local/engines` */
export const Engines = z.object({
  engines: z.array(Engine),
  /**
   * Speaker codes that this machine speaks; `addition` marks those beyond the documented ones, `approximates` names the
   * language whose voice and pronunciation are used instead. `engines` have this voice; the default one is first.
   */
  speakers: z.array(
    z.object({
      code: z.string(),
      addition: z.boolean(),
      approximates: z.optional(LanguageCode),
      engines: z.optional(z.array(z.object({ id: z.string(), quality: VoiceQuality }))),
    }),
  ),
  formats: z.array(z.string()),
  speechToTextLanguages: z.array(z.string()),
});
export type Engines = z.infer<typeof Engines>;

/** `GET /_local/accounts`: the demo accounts, `working` first; no other account is ever listed. */
export const DemoAccount = z.object({
  name: z.string(),
  apiKey: z.string(),
  appId: z.string(),
  /** What this account may not do, for display; empty for the working one. */
  refuses: z.string(),
  /** Characters used so far. */
  used: z.number(),
  /** Characters that the account may use; null when there is no limit. */
  allowance: z.nullable(z.number()),
});
export type DemoAccount = z.infer<typeof DemoAccount>;
export const DemoAccounts = z.array(DemoAccount);

/** A fault that can be injected into the next calls of an operation. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('row'), row: z.string() }),
  z.strictObject({ kind: z.literal('status'), status: z.int().check(z.minimum(400), z.maximum(599)) }),
  z.strictObject({ kind: z.literal('segment'), apiStatus: z.literal([-3, -4, -5, -6, -7]) }),
  z.strictObject({ kind: z.literal('delay'), milliseconds: z.int().check(z.minimum(1), z.maximum(120_000)) }),
  z.strictObject({ kind: z.literal('reset') }),
  z.strictObject({ kind: z.literal('truncated') }),
  z.strictObject({ kind: z.literal('html') }),
  z.strictObject({ kind: z.literal('broken-json') }),
  z.strictObject({ kind: z.literal('wrong-shape') }),
]);
export type Fault = z.infer<typeof Fault>;

/**
 * An armed fault: the next `times` calls of `operation` receive `fault`. With `requestId`, only calls with this
 * `X-Request-Id` receive it.
 */
export const ArmedFault = z.object({
  operation: z.enum(['localization', 'transliteration', 'stt_upload', 'stt_status', 'stt_transcript', 'tts']),
  times: z.int().check(z.minimum(1), z.maximum(1000)),
  fault: Fault,
  requestId: z.optional(z.string().check(z.regex(/^[\da-f-]{32,36}$/i))),
});
export type ArmedFault = z.infer<typeof ArmedFault>;

/**
 * `GET /_local/faults`; `POST` arms a fault, `DELETE` disarms the faults without `requestId`, and
 * `DELETE /_local/faults/<requestId>` those with this id; each returns the list.
 */
export const ArmedFaults = z.object({ faults: z.array(ArmedFault) });
export type ArmedFaults = z.infer<typeof ArmedFaults>;

/** `POST /_local/speech-marks` takes the headers and body of a text-to-speech call; times in seconds. */
export const SpeechMarks = z.object({
  /** Length of the audio in seconds. */
  duration: z.number(),
  marks: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })),
});
export type SpeechMarks = z.infer<typeof SpeechMarks>;

/** A part of the service that is missing or does not work; if it is `required`, the service is not ready. */
export const MissingPart = z.object({
  part: z.enum(['start', 'stop', 'database', 'disk', 'engines']),
  problem: z.string(),
  required: z.boolean(),
});
export type MissingPart = z.infer<typeof MissingPart>;

/** `GET /_local/ready`: 200 when the service can be sent requests, otherwise 503. */
export const Readiness = z.object({ ready: z.boolean(), missing: z.array(MissingPart) });
export type Readiness = z.infer<typeof Readiness>;
