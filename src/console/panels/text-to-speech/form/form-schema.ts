import * as z from 'zod/mini';
import { RawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { textToSpeechDefaults } from '#contract/text-to-speech.ts';

export const inputModes = ['text', 'sentences', 'ssml'] as const;

/** The audio settings: each name in the form with its name in the API. */
export const audioSettings = {
  speed: 'speed',
  pitch: 'pitch',
  sampleRate: 'sample_rate',
  format: 'format',
} as const;
export type AudioSetting = keyof typeof audioSettings;

const AudioSettings = z.array(z.enum(['speed', 'pitch', 'sampleRate', 'format']));

/** The form of the panel. Numbers stay text, so that invalid ones can be sent on purpose. */
export const TextToSpeechForm = z.object({
  mode: z.catch(z.enum(inputModes), 'text'),
  /** Plain text; in mode `sentences`, one sentence per line. */
  text: z.catch(z.string(), ''),
  ssml: z.catch(z.string(), ''),
  /** Edits SSML in a plain text area instead of the editor. */
  plainBox: z.catch(z.boolean(), false),
  /** All sentences in one request, or one request per sentence. */
  requests: z.catch(z.enum(['one', 'each']), 'one'),
  /** Any speaker code, documented or not. */
  speaker: z.catch(z.string(), 'hi_female'),
  /** Id of the engine that should speak; empty for the service's own choice. */
  engine: z.catch(z.string(), ''),
  speed: z.catch(z.string(), String(textToSpeechDefaults.speed)),
  pitch: z.catch(z.string(), String(textToSpeechDefaults.pitch)),
  sampleRate: z.catch(z.string(), String(textToSpeechDefaults.sample_rate)),
  format: z.catch(z.string(), textToSpeechDefaults.format),
  /** Fields that are sent even if they have their default. */
  alwaysSent: z.catch(AudioSettings, []),
  /** The raw request, sent instead of all of the above. */
  free: z.catch(z.optional(RawRequest), undefined),
});
export type TextToSpeechForm = z.infer<typeof TextToSpeechForm>;
