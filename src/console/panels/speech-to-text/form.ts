import * as z from 'zod/mini';
import type { FormSpec } from '#console/app/panel-form.ts';
import { sampleNames } from './intake/samples.ts';
import { viewNames } from './job-view/view-names.ts';
import { sortKeys } from './jobs/arrange-jobs.ts';

const speechToTextPath = '/speech-to-text';

/** Settings for the next uploads, and what is open in the panel. */
export const SpeechToTextForm = z.object({
  /** Empty until the user chooses a language; until then the first available one is used. */
  language: z.catch(z.string(), ''),
  domain: z.catch(z.string(), 'generic'),
  subtitles: z.catch(z.boolean(), true),
  /** Id of the open job (the console's own id). */
  open: z.catch(z.string(), ''),
  /** Id of the transcript file in view. It is stored in this browser only, so it is never part of a link. */
  opened: z.catch(z.string(), ''),
  /** The view of the open transcript. */
  view: z.catch(z.enum(viewNames), 'transcript'),
  addresses: z.catch(z.string(), ''),
  jobIds: z.catch(z.string(), ''),
  /** Filters and order of the list of jobs. */
  find: z.catch(z.string(), ''),
  group: z.catch(z.enum(['', 'running', 'completed', 'failed', 'unsent']), ''),
  spoken: z.catch(z.string(), ''),
  sort: z.catch(z.enum(sortKeys), 'added'),
  ascending: z.catch(z.boolean(), false),
  /** The `job_id` from a link: the job to open, or to add, when the panel opens. */
  follow: z.catch(z.string(), ''),
  /** A sample to be uploaded when the panel opens. */
  sample: z.catch(z.enum(['', ...sampleNames]), ''),
});
export type SpeechToTextForm = z.infer<typeof SpeechToTextForm>;

const emptyForm = SpeechToTextForm.parse({});

export const formSpec: FormSpec<SpeechToTextForm> = {
  path: speechToTextPath,
  schema: SpeechToTextForm,
  initial: emptyForm,
  toLink: ({ language, domain, subtitles, open, view }) => ({
    settings: {
      ...(language !== '' && { language }),
      ...(domain !== emptyForm.domain && { domain }),
      ...(!subtitles && { subtitles: 'false' }),
      ...(open !== '' && { open }),
      ...(view !== emptyForm.view && { view }),
    },
  }),
  fromLink: (search) => {
    const settings = Object.fromEntries(search.entries());
    return { ...settings, subtitles: settings.subtitles !== 'false' };
  },
};
