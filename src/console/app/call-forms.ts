import { requestFor, type SentRequest } from '#console/exchanges/raw-request/raw-request.ts';
import type { OperationId } from '#contract/errors.ts';
import type { ReferenceExample } from '#contract/reference/entry.ts';
import { type NamedTexts, writeLink } from './link/url.ts';
import type { FormSpec } from './panel-form.ts';

/** How a panel's form makes a call. */
interface CallForm {
  /** The form that sends a request. */
  readonly formOf: (sent: SentRequest) => object;
  /** The address of the panel with that form; `choice` is the target and account of the link. */
  readonly linkTo: (sent: SentRequest, choice: NamedTexts) => string;
}

function callForm<Form extends object>(spec: FormSpec<Form>, formOf: (sent: SentRequest) => Form): CallForm {
  return {
    formOf,
    linkTo: (sent, choice) => {
      const { settings, texts } = spec.toLink(formOf(sent));
      return writeLink(spec.path, { ...settings, ...choice }, texts).address;
    },
  };
}

/** The call form of speech to text: the settings of an upload. The panel itself requests status and transcript. */
async function speechToText(): Promise<CallForm> {
  const { formSpec, SpeechToTextForm } = await import('#console/panels/speech-to-text/form.ts');
  return callForm(formSpec, ({ headers }) =>
    SpeechToTextForm.parse({
      language: headers.src_lang,
      domain: headers.domain,
      subtitles: headers.subtitles === 'true',
    }),
  );
}

const callForms: Readonly<Record<OperationId, () => Promise<CallForm>>> = {
  localization: async () => {
    const [{ translationForm }, { formOfSent }] = await Promise.all([
      import('#console/panels/translation/form/form.ts'),
      import('#console/panels/translation/form/form-of-sent.ts'),
    ]);
    return callForm(translationForm, formOfSent);
  },
  transliteration: async () => {
    const [{ transliterationForm }, { formOfSent }] = await Promise.all([
      import('#console/panels/transliteration/form/form.ts'),
      import('#console/panels/transliteration/form/form-of-sent.ts'),
    ]);
    return callForm(transliterationForm, formOfSent);
  },
  stt_upload: speechToText,
  stt_status: speechToText,
  stt_transcript: speechToText,
  tts: async () => {
    const [{ formSpec }, { formOfSent }] = await Promise.all([
      import('#console/panels/text-to-speech/form/form.ts'),
      import('#console/panels/text-to-speech/form/form-of-sent.ts'),
    ]);
    return callForm(formSpec, formOfSent);
  },
};

/** The form of a panel that sends a request. */
export async function formOfRequest(operation: OperationId, sent: SentRequest): Promise<object> {
  return (await callForms[operation]()).formOf(sent);
}

/** The address of a panel whose form makes the call of an example. */
export async function linkToExample(
  { operation, input }: ReferenceExample,
  choice: NamedTexts,
): Promise<string> {
  return (await callForms[operation]()).linkTo(requestFor(operation, input), choice);
}
