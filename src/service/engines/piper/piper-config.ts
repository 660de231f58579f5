import * as z from 'zod/mini';

/** Names of a voice's files in the folder of its engine. */
export const piperFiles = { model: 'voice.onnx', config: 'voice.json' } as const;

/** The parts of a voice's `.onnx.json` that are used. */
export const PiperConfig = z.object({
  audio: z.object({ sample_rate: z.int().check(z.minimum(8_000), z.maximum(48_000)) }),
  /** The espeak-ng voice with whose phonemes this voice was trained. */
  espeak: z.object({ voice: z.string() }),
  /** Absent in older voices, which also take eSpeak phonemes. */
  phoneme_type: z.optional(
    z.literal('espeak', { error: 'only voices that take eSpeak phonemes as input can be used' }),
  ),
  inference: z._default(
    z.object({ noise_scale: z._default(z.number(), 0.667), length_scale: z._default(z.number(), 1) }),
    { noise_scale: 0.667, length_scale: 1 },
  ),
  num_speakers: z._default(z.int().check(z.minimum(1)), 1),
  /** The ids of each phoneme and of the signs `^`, `$`, `_` and space. */
  phoneme_id_map: z.record(z.string(), z.array(z.int())),
});
export type PiperConfig = z.infer<typeof PiperConfig>;
