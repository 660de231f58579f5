import * as z from 'zod/mini';
import { Json } from '#cases/case-file/request.ts';
import type { FileFormat } from '#cases/case-file/versioned-file.ts';
import { ArmedFault } from '#contract/local/service.ts';
import { withDescription } from '#contract/schema.ts';
import { AudioFile, Recorded } from './recorded.ts';

/** Version of the format. A file of a newer version is refused. */
const scenesVersion = 1;

/** The panels that a scene can open. */
export const scenePanels = [
  'translation',
  'transliteration',
  'speech-to-text',
  'text-to-speech',
  'service',
  'cases',
] as const;
export type ScenePanelName = (typeof scenePanels)[number];

/** What the audience should look at. */
export const Point = z.discriminatedUnion('at', [
  withDescription(z.strictObject({ at: z.enum(['request', 'result']) }), 'a part of the panel'),
  withDescription(
    z.strictObject({
      at: z.literal('row'),
      row: z.int().check(z.minimum(1), z.maximum(10_000)),
      language: z.optional(z.string()),
    }),
    'a text of the result, counted from 1; with a language code, among the texts in that language',
  ),
  withDescription(
    z.strictObject({ at: z.literal('word'), word: z.string().check(z.minLength(1), z.maxLength(200)) }),
    'the first place of a word or passage in the result',
  ),
]);
export type Point = z.infer<typeof Point>;

/** The recording that a scene of speech to text uploads: a text that is spoken first, or a file. */
export const SceneAudio = z.union([
  withDescription(
    z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      speaker: z.string(),
      ssml: z.string(),
    }),
    'spoken by text to speech at 16,000 Hz as WAV, then uploaded',
  ),
  AudioFile,
]);
export type SceneAudio = z.infer<typeof SceneAudio>;

/** One step of a presentation: a panel with its form, what to say and what to point at. */
export const Scene = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  panel: z.enum(scenePanels),
  form: withDescription(
    z.record(z.string(), Json),
    'the fields of the form of the panel that differ from its defaults: input, languages, options',
  ),
  send: withDescription(
    z.optional(z.boolean()),
    'whether the main action of the panel starts when the scene is shown; true when absent',
  ),
  audio: z.optional(SceneAudio),
  notes: withDescription(z.optional(z.string().check(z.maxLength(5_000))), 'what to say'),
  seconds: withDescription(
    z.optional(z.int().check(z.minimum(1), z.maximum(3_600))),
    'how long the scene should take',
  ),
  point: withDescription(z.optional(Point), 'what to point at'),
  faults: withDescription(
    z.optional(z.array(z.strictObject(z.omit(ArmedFault, { requestId: true }).shape)).check(z.maxLength(10))),
    'faults that the local service has for this scene; they are cleared when its call has ended',
  ),
  recorded: withDescription(
    z.optional(Recorded),
    'a good answer, shown as “recorded” when the call of the scene fails',
  ),
});
export type Scene = z.infer<typeof Scene>;

/** Scenes in the order in which they are played. One file holds one set. */
export const SceneSet = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(scenesVersion),
  id: withDescription(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'expected lower-case letters, digits and hyphens, at most 100'),
      ),
    'identifies the set; it stays when the set is renamed',
  ),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  about: withDescription(z.optional(z.string().check(z.maxLength(1_000))), 'what the set shows'),
  scenes: z.array(Scene).check(z.maxLength(200)),
});
export type SceneSet = z.infer<typeof SceneSet>;

export const scenesFormat: FileFormat<typeof SceneSet> = {
  schema: SceneSet,
  version: scenesVersion,
  name: 'a file of scenes',
  title: 'A set of scenes of the Language Console',
};
