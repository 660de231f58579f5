import * as z from 'zod/mini';
import type { FormSpec } from '#console/app/panel-form.ts';
import { sortKeys } from './arrange-jobs.ts';

export const speechToTextPath = '/speech-to-text';

/** What holds for the next files, and which job is open. */
export const SpeechToTextForm = z.object({
  /** Empty until someone chooses: then the first language that is served. */
  language: z.catch(z.string(), ''),
  domain: z.catch(z.string(), 'generic'),
  subtitles: z.catch(z.boolean(), true),
  /** The open job, by the console's own id. */
  open: z.catch(z.string(), ''),
  /** The opened transcript in view, by its id in this browser; no link carries it. */
  opened: z.catch(z.string(), ''),
  addresses: z.catch(z.string(), ''),
  jobIds: z.catch(z.string(), ''),
  /** Which jobs are shown, and in which order. */
  find: z.catch(z.string(), ''),
  group: z.catch(z.enum(['', 'running', 'completed', 'failed', 'unsent']), ''),
  spoken: z.catch(z.string(), ''),
  sort: z.catch(z.enum(sortKeys), 'added'),
  ascending: z.catch(z.boolean(), false),
  /** The `job_id` of a link that is followed when the panel opens. */
  follow: z.catch(z.string(), ''),
});
export type SpeechToTextForm = z.infer<typeof SpeechToTextForm>;

const neutral = SpeechToTextForm.parse({});

export const formSpec: FormSpec<SpeechToTextForm> = {
  path: speechToTextPath,
  schema: SpeechToTextForm,
  initial: neutral,
  toLink: ({ language, domain, subtitles, open }) => ({
    settings: {
      ...(language !== '' && { language }),
      ...(domain !== neutral.domain && { domain }),
      ...(!subtitles && { subtitles: 'false' }),
      ...(open !== '' && { open }),
    },
  }),
  fromLink: (search) => {
    const settings = Object.fromEntries(search.entries());
    return { ...settings, subtitles: settings.subtitles !== 'false' };
  },
};
