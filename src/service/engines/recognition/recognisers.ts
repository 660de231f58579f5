import * as z from 'zod/mini';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { InvalidSetting, readVariables } from '#service/settings.ts';
import { moonshineFilesOfPackages } from './moonshine/moonshine-files.ts';
import { createMoonshineRecogniser } from './moonshine/recogniser-moonshine.ts';
import type { Recogniser } from './recogniser.ts';
import { createOpenAiRecogniser } from './recogniser-openai.ts';
import { createPocketsphinxRecogniser } from './recogniser-pocketsphinx.ts';

const Environment = z.object({
  /** An OpenAI-compatible endpoint with its version, such as `http://127.0.0.1:8000/v1`. */
  STT_BASE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  STT_API_KEY: z.optional(z.string()),
  STT_MODEL: z._default(z.string(), 'whisper-1'),
  /** Language codes separated by commas; every language of speech-to-text by default. */
  STT_LANGUAGES: z.optional(z.string()),
  /** `off` leaves English to the other recognisers. */
  MOONSHINE: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  /** The PocketSphinx program and its model, if they are not in the usual place. */
  POCKETSPHINX_COMMAND: z.optional(z.string()),
  POCKETSPHINX_MODEL: z.optional(z.string()),
});

/**
 * The recognisers of this machine, in order of preference: the configured endpoint, then Moonshine and PocketSphinx if
 * they are installed.
 *
 * @throws InvalidSetting naming the invalid variable.
 */
export async function recognisersFrom(environment: NodeJS.ProcessEnv): Promise<readonly Recogniser[]> {
  const data = readVariables(Environment, environment);
  const recognisers: Recogniser[] = [];
  if (data.STT_BASE_URL !== undefined) {
    recognisers.push(
      createOpenAiRecogniser({
        baseUrl: data.STT_BASE_URL,
        apiKey: data.STT_API_KEY,
        model: data.STT_MODEL,
        languages: parseLanguages(data.STT_LANGUAGES),
      }),
    );
  }
  const moonshine = moonshineFilesOfPackages();
  if (data.MOONSHINE === 'on' && !('missing' in moonshine)) {
    recognisers.push(createMoonshineRecogniser(moonshine));
  }
  const pocketsphinx = await createPocketsphinxRecogniser({
    ...(data.POCKETSPHINX_COMMAND && { command: data.POCKETSPHINX_COMMAND }),
    ...(data.POCKETSPHINX_MODEL && { model: data.POCKETSPHINX_MODEL }),
  });
  if (pocketsphinx !== undefined) recognisers.push(pocketsphinx);
  return recognisers;
}

function parseLanguages(text: string | undefined): readonly SpeechToTextLanguage[] {
  if (text === undefined) return SpeechToTextLanguage.options;
  return text.split(',').map((code) => {
    const language = SpeechToTextLanguage.safeParse(code.trim());
    if (language.success) return language.data;
    const codes = SpeechToTextLanguage.options.join(', ');
    throw new InvalidSetting('STT_LANGUAGES', `“${code.trim()}” is not one of ${codes}`);
  });
}
