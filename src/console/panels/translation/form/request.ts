import type { LooseInput } from '#client/http/encode.ts';
import { parseHeaders, rawCallInput } from '#console/exchanges/raw-request/raw-request.ts';
import type { CallPart } from '#console/exchanges/run-store.ts';
import { explainHeader } from '#contract/headers.ts';
import { namedDomains, translationDefaults } from '#contract/translation.ts';
import { type SwitchName, stringsIn, switchNames, TranslationForm } from './form.ts';

/**
 * The input of the call that a form makes. A switch at its default value is sent only on request. A missing text or
 * target is omitted, so that the contract reports it. Version 2.0 takes the domain as a number and the terms as a list,
 * 3.0 a name and a map; a term with a replacement needs the map in both. `explain` asks the embedded service to
 * remember how each string was produced.
 */
export function translationRequest(
  form: TranslationForm,
  { explain = false }: { readonly explain?: boolean } = {},
): LooseInput {
  if (form.free) return rawCallInput(form.free);
  const data = stringsIn(form);
  const numeric = form.version === '2.0';
  return {
    headers: {
      'REV-APPVERSION': form.version,
      src_lang: form.source,
      ...(form.targets.length > 0 && { tgt_lang: form.targets }),
      domain: numeric ? String(namedDomains.indexOf(form.domain)) : form.domain,
      ...(explain && { [explainHeader]: '1' }),
    },
    body: {
      ...(data.length > 0 && { data }),
      ...Object.fromEntries(
        switchNames.filter((name) => isSwitchSent(form, name)).map((name) => [name, form[name]]),
      ),
      ...(form.terms.length > 0 && { nmtMaskTerms: maskTerms(form, numeric) }),
    },
  };
}

/** The forms that a run sends: one for all targets, or one for each target. */
export function requestParts(form: TranslationForm): CallPart<TranslationForm>[] {
  // Without a target there is one call, which the contract refuses; a raw request is also one call.
  const each = form.requests === 'each' && form.targets.length > 0 && !form.free;
  const forms = each ? form.targets.map((target) => ({ ...form, targets: [target] })) : [form];
  return forms.map((part) => ({ name: part.targets.join(), form: part }));
}

/** The form with the languages of its raw request, if it has one; they are needed to read the answer. */
export function formAsSent(form: TranslationForm): TranslationForm {
  if (!form.free) return form;
  const { src_lang, tgt_lang } = parseHeaders(form.free.headers);
  return TranslationForm.parse({ ...form, source: src_lang, targets: tgt_lang?.split(',') ?? [] });
}

/** Whether a switch is sent. At its default it is sent only if that was requested for all switches or for this one. */
export function isSwitchSent(form: TranslationForm, name: SwitchName): boolean {
  return form.sendDefaults || form[name] !== translationDefaults[name] || form.forced.includes(name);
}

function maskTerms(
  { terms, termsForm }: TranslationForm,
  numeric: boolean,
): string[] | Record<string, string> {
  const replaced = terms.some(({ term, as }) => term !== as);
  const asList = termsForm === 'version' ? numeric && !replaced : termsForm === 'list';
  return asList ? terms.map(({ term }) => term) : Object.fromEntries(terms.map(({ term, as }) => [term, as]));
}
