import { jsonValue } from '#client/parse-json.ts';
import {
  isSameRequest,
  requestFor,
  type SentRequest,
  toRawRequest,
} from '#console/exchanges/raw-request/raw-request.ts';
import { explainHeader } from '#contract/headers.ts';
import { domainName, NamedDomain, NumericDomain, translationDefaults } from '#contract/translation.ts';
import { switchNames, TranslationForm, termFormats } from './form.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { translationRequest } from './request.ts';

const Domain = [NamedDomain, NumericDomain] as const;

/**
 * The form that sends exactly this request: with the fields if they can express it exactly, otherwise as a raw request.
 */
export function formOfSent(sent: SentRequest): TranslationForm {
  const { headers, body } = sent;
  const domain = Domain.map((schema) => schema.safeParse(headers.domain)).find(({ success }) => success);
  const given: object = Object(jsonValue(body));
  const atDefault = switchNames.filter((name) => Reflect.get(given, name) === translationDefaults[name]);
  const fields = {
    ...fieldsOfBody(given),
    forced: switchNames.every((name) => name in given) ? [] : atDefault,
    source: headers.src_lang,
    targets: headers.tgt_lang?.split(',') ?? [],
    version: headers['REV-APPVERSION'],
    domain: domain?.data && domainName(domain.data),
  };
  const explain = explainHeader in headers;
  const found = [false, true]
    .flatMap((sendDefaults) =>
      termFormats.map((termsForm) => TranslationForm.parse({ ...fields, sendDefaults, termsForm })),
    )
    .find((form) => isSameRequest(requestFor('localization', translationRequest(form, { explain })), sent));
  return found ?? TranslationForm.parse({ ...fields, free: toRawRequest(sent) });
}
