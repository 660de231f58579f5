import * as z from 'zod/mini';
import type { FileProblem } from '#cases/case-file/versioned-file.ts';
import { isCredentialHeader } from '#contract/credentials.ts';
import type { Scene, ScenePanelName, SceneSet } from './scene.ts';

/** The schema of a panel's form, of which every field has a fallback. */
export type FormSchema = z.core.$ZodType & { readonly shape: object };

/** The schemas of the forms by panel; a panel without one has no form. They are loaded when they are needed. */
const formSchemas: Readonly<Record<ScenePanelName, () => Promise<FormSchema | undefined>>> = {
  translation: async () => (await import('#console/panels/translation/form/form.ts')).TranslationForm,
  transliteration: async () =>
    (await import('#console/panels/transliteration/form/form.ts')).TransliterationForm,
  'speech-to-text': async () => (await import('#console/panels/speech-to-text/form.ts')).SpeechToTextForm,
  'text-to-speech': async () =>
    (await import('#console/panels/text-to-speech/form/form-schema.ts')).TextToSpeechForm,
  service: async () => (await import('#console/panels/service/service-form.ts')).ServiceForm,
  cases: async () => undefined,
};

/** What is wrong with the forms of a set: unknown fields, values that their panel does not have, and credentials. */
export async function formProblems({ scenes }: SceneSet): Promise<FileProblem[]> {
  const found = await Promise.all(
    scenes.map(async (scene, index) => {
      const schema = await formSchemas[scene.panel]();
      return [
        ...problemsOfForm(scene, schema).map(({ path, sentence }) => ({ path: `form.${path}`, sentence })),
        ...problemsOfRecorded(scene),
      ].map(({ path, sentence }) => {
        const full = `scenes.${index}.${path}`;
        return { path: full, sentence: `${full}: ${sentence}` };
      });
    }),
  );
  return found.flat();
}

function problemsOfForm({ form, panel }: Scene, schema: FormSchema | undefined): FileProblem[] {
  const parsed = schema && z.safeParse(schema, form);
  const data: object = parsed?.success ? Object(parsed.data) : {};
  return Object.entries(form).flatMap(([name, value]): FileProblem[] => {
    if (!schema || !Object.hasOwn(schema.shape, name)) {
      return [{ path: name, sentence: `not a field of the form of ${panel}` }];
    }
    if (sortedJson(Reflect.get(data, name)) === sortedJson(value)) return [];
    // The schema of a form removes credentials from a raw request, so the parsed value differs from this one.
    const headers: unknown = Reflect.get(Object(value), 'headers');
    const secret = typeof headers === 'string' ? headers.split('\n').find(hasCredential) : undefined;
    if (secret === undefined) return [{ path: name, sentence: `not a value that the form of ${panel} has` }];
    return [{ path: `${name}.headers`, sentence: credentialSentence(secret.split(':')[0] ?? '') }];
  });
}

/** A value as JSON whose members are in alphabetical order. */
function sortedJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const hasCredential = (line: string) => isCredentialHeader((line.split(':')[0] ?? '').trim());
const credentialSentence = (header: string) => `${header.trim()} is a credential; remove it from the file`;

function problemsOfRecorded({ recorded }: Scene): FileProblem[] {
  return (recorded?.calls ?? []).flatMap(({ request, response }, index) =>
    Object.entries({ request, response }).flatMap(([side, { headers }]) =>
      Object.keys(headers)
        .filter(isCredentialHeader)
        .map((header) => ({
          path: `recorded.calls.${index}.${side}.headers.${header}`,
          sentence: credentialSentence(header),
        })),
    ),
  );
}
