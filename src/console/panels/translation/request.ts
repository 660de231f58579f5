import type { LooseInput } from '#client/encode.ts';
import { freeInput, headersOf } from '#console/exchanges/free-call.ts';
import { namedDomains, translationDefaults } from '#contract/translation.ts';
import { type SwitchName, stringsIn, switches, TranslationForm } from './form.ts';

/**
 * The call that a form asks for. A switch left at its default is not sent unless asked for; what the form lacks (no text, no target)
 * is not sent either, so that the contract says what is missing. Version 2.0 takes the domain as a number and the
 * terms as a list, 3.0 both by name; a term with a replacement needs the map in either. `explain` asks the embedded
 * service to remember how each string was produced.
 */
export function translationRequest(
  form: TranslationForm,
  { explain = false }: { readonly explain?: boolean } = {},
): LooseInput {
  if (form.free) return freeInput(form.free);
  const data = stringsIn(form);
  const numeric = form.version === '2.0';
  return {
    headers: {
      'REV-APPVERSION': form.version,
      src_lang: form.source,
      ...(form.targets.length > 0 && { tgt_lang: form.targets }),
      domain: numeric ? String(namedDomains.indexOf(form.domain)) : form.domain,
      ...(explain && { 'X-Explain': '1' }),
    },
    body: {
      ...(data.length > 0 && { data }),
      ...Object.fromEntries(switches.filter((name) => isSent(form, name)).map((name) => [name, form[name]])),
      ...(form.terms.length > 0 && { nmtMaskTerms: maskTerms(form, numeric) }),
    },
  };
}

/** The form with the languages that a call word for word names, so that its answer is read with them. */
export function asSent(form: TranslationForm): TranslationForm {
  if (!form.free) return form;
  const { src_lang, tgt_lang } = headersOf(form.free.headers);
  return TranslationForm.parse({ ...form, source: src_lang, targets: tgt_lang?.split(',') ?? [] });
}

/** Whether a switch travels: at its default only when all do or this one is asked for. */
export function isSent(form: TranslationForm, name: SwitchName): boolean {
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
