import { readJson } from '#console/app/link-fields.ts';
import { callOf, freeCallOf, type SentCall, sameCall } from '#console/exchanges/free-call.ts';
import { domainName, NamedDomain, NumericDomain, translationDefaults } from '#contract/translation.ts';
import { switches, TranslationForm, termsForms } from './form.ts';
import { fieldsOfBody } from './form-of-call.ts';
import { translationRequest } from './request.ts';

const Domain = [NamedDomain, NumericDomain] as const;

/**
 * The form that sends this very call: with the fields where they can say it, else word for word. What is compared is
 * what travels, sign by sign.
 */
export function formOfSent(sent: SentCall): TranslationForm {
  const { headers, body } = sent;
  const domain = Domain.map((schema) => schema.safeParse(headers.domain)).find(({ success }) => success);
  const given: object = Object(readJson(body));
  const atDefault = switches.filter((name) => Reflect.get(given, name) === translationDefaults[name]);
  const fields = {
    ...fieldsOfBody(given),
    forced: switches.every((name) => name in given) ? [] : atDefault,
    source: headers.src_lang,
    targets: headers.tgt_lang?.split(',') ?? [],
    version: headers['REV-APPVERSION'],
    domain: domain?.data && domainName(domain.data),
  };
  const explain = 'X-Explain' in headers;
  const found = [false, true]
    .flatMap((sendDefaults) =>
      termsForms.map((termsForm) => TranslationForm.parse({ ...fields, sendDefaults, termsForm })),
    )
    .find((form) => sameCall(callOf('localization', translationRequest(form, { explain })), sent));
  return found ?? TranslationForm.parse({ ...fields, free: freeCallOf(sent) });
}
