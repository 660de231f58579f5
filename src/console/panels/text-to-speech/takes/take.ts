import * as z from 'zod/mini';
import { downloadName } from '#console/download/file-name.ts';
import { TextToSpeechForm } from '../form/form-schema.ts';

/** A take: a request and its result. Its audio is stored separately. */
export const Take = z.object({
  id: z.string(),
  /** Name given by the user; empty until then. */
  name: z.catch(z.string(), ''),
  /** Marked as kept: newer takes do not remove it. */
  kept: z.catch(z.boolean(), false),
  /** When it was sent, in milliseconds since the epoch. */
  at: z.number(),
  /** The form as it was sent. */
  form: TextToSpeechForm,
  place: z.object({ target: z.string(), account: z.string() }),
  /** Bytes as received. */
  size: z.number(),
  /** File name extension, without a dot. */
  extension: z.string(),
  /** Sample rate in hertz of audio without a header. */
  headerlessRate: z.optional(z.number()),
  /** Seconds; absent if the audio could not be read. */
  duration: z.optional(z.number()),
  /** Duration of the call and time until its first byte, in milliseconds. */
  timing: z.object({ total: z.number(), firstByte: z.optional(z.number()) }),
  /** Ids of the engines that spoke, if the target names them. */
  engines: z.optional(z.string()),
  /** The id that the target gave the request. */
  requestId: z.optional(z.string()),
});
export type Take = z.infer<typeof Take>;

/** The name of a take: given by the user, otherwise its settings. */
export const titleOf = ({ name, form }: Take): string => name || settingsText(form);

/** The voice and the settings of a form. */
export const settingsText = ({ speaker, speed, pitch, format }: TextToSpeechForm): string =>
  [speaker, `${speed}×`, `${pitch} st`, format].join(' · ');

/** The name of a file with spoken audio, without its extension: voice, settings and when it was spoken. */
export const audioFileName = ({ speaker, speed, pitch }: TextToSpeechForm, time: number): string =>
  downloadName('text-to-speech', [speaker, `${speed}x`, `${pitch}st`], time);
