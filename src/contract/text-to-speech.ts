import * as z from 'zod/mini';
import { type LanguageCode, languages } from './languages.ts';
import { documentedLimits } from './limits.ts';
import { orDefault, withDescription } from './schema.ts';

/** The 41 documented speaker codes. */
export const documentedSpeakers = [
  ...['hi_male', 'hi_male_2', 'hi_male_3', 'hi_male_4', 'hi_female', 'hi_female_2', 'hi_female_3'],
  ...['bn', 'kn', 'te', 'en'].flatMap((code) => [
    `${code}_male`,
    `${code}_male_2`,
    `${code}_female`,
    `${code}_female_2`,
  ]),
  ...['mr_male', 'mr_male_2', 'mr_male_3', 'mr_female', 'mr_female_2', 'mr_female_3'],
  ...['ml', 'ta', 'gu', 'or', 'as', 'pa'].flatMap((code) => [`${code}_male`, `${code}_female`]),
] as const;

/** Pattern of a speaker code: language, gender, and a number from the second voice on. */
export const SpeakerCode = z.string().check(z.regex(/^[a-z]{2,3}_(male|female)(_\d+)?$/));

/** The parts of a speaker code, or undefined when it does not match the pattern. */
export function readSpeaker(
  code: string,
): { language: LanguageCode; gender: 'male' | 'female'; variant: number } | undefined {
  const match = /^([a-z]{2,3})_(male|female)(?:_(\d+))?$/.exec(code);
  if (!match?.[1] || !(match[1] in languages)) return undefined;
  return {
    language: match[1] as LanguageCode,
    gender: match[2] === 'male' ? 'male' : 'female',
    variant: match[3] ? Number(match[3]) : 1,
  };
}

/** Headers of a text-to-speech request besides the common ones. */
export const TextToSpeechHeaders = z.object({
  speaker: withDescription(SpeakerCode, 'language and voice code'),
});
export type TextToSpeechHeaders = z.infer<typeof TextToSpeechHeaders>;

export const sampleRates = [8000, 16_000, 22_050, 24_000, 44_100, 48_000] as const;

export const audioFormats = ['WAV', 'MP3', 'FLAC', 'OGG', 'OPUS', 'PCM'] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** Media type and file name extension of each format; PCM is headerless signed 16-bit little-endian mono. */
export const audioFormatFacts: Record<AudioFormat, { mediaType: string; extension: string }> = {
  WAV: { mediaType: 'audio/wav', extension: 'wav' },
  MP3: { mediaType: 'audio/mpeg', extension: 'mp3' },
  FLAC: { mediaType: 'audio/flac', extension: 'flac' },
  OGG: { mediaType: 'audio/ogg', extension: 'ogg' },
  OPUS: { mediaType: 'audio/ogg', extension: 'opus' },
  PCM: { mediaType: 'application/octet-stream', extension: 'pcm' },
};

/** Header of the local service with the sample rate of an answer in hertz, which headerless PCM needs. */
export const sampleRateHeader = 'X-Sample-Rate';

/** The audio format in any letter case; WAV when absent or null. */
const FormatField = z.codec(z.nullish(z.string()), z.enum(audioFormats), {
  decode: (given) => (given ?? 'WAV').toUpperCase() as AudioFormat,
  encode: (format) => format,
});

export const textToSpeechDefaults = {
  speed: documentedLimits.speed.default,
  pitch: documentedLimits.pitch.default,
  sample_rate: documentedLimits.sampleRate.default,
  format: 'WAV',
} as const;

/**
 * Body of a text-to-speech request: one of `text` and `ssml` is required; `ssml` takes precedence when both are
 * present.
 */
export const TextToSpeechBody = z.object({
  text: withDescription(
    z.nullish(z.union([z.string(), z.array(z.string())])),
    'plain text; one string or several sentences',
  ),
  ssml: withDescription(z.nullish(z.string()), 'SSML input'),
  speed: withDescription(
    orDefault(
      z.number().check(z.minimum(documentedLimits.speed.minimum), z.maximum(documentedLimits.speed.maximum)),
      textToSpeechDefaults.speed,
    ),
    '0.5 to 1.5',
  ),
  pitch: withDescription(
    orDefault(
      z.number().check(z.minimum(documentedLimits.pitch.minimum), z.maximum(documentedLimits.pitch.maximum)),
      textToSpeechDefaults.pitch,
    ),
    '-3 to 3, in semitones relative to the original pitch',
  ),
  sample_rate: withDescription(
    orDefault(z.literal([...sampleRates]), textToSpeechDefaults.sample_rate),
    'hertz',
  ),
  format: withDescription(FormatField, 'audio format, in any letter case', { examples: [...audioFormats] }),
});
export type TextToSpeechBody = z.infer<typeof TextToSpeechBody>;

/** The body of a success: the bytes of an audio file. */
export interface TextToSpeechResponse {
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly sampleRate: number;
}
