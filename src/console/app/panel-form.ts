import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { choiceParameters, useTargetChoice } from '#console/targets/target-choice.tsx';
import { readStored, store } from './storage.ts';
import { readLink, writeLink } from './url.ts';

/** A panel's form: how it looks, where it starts, and how it reads as a link. */
export interface FormSpec<Form extends object> {
  /** The panel's path, `/translation`; the form is stored under it. */
  readonly path: string;
  /** Every field falls back (`z.catch`), so that an old link or an old tab still opens. */
  readonly schema: z.core.$ZodType<Form>;
  readonly initial: Form;
  /** Settings of the form for a link; `text` apart. */
  readonly toLink: (form: Form) => {
    readonly settings: Readonly<Record<string, string>>;
    readonly text?: string;
  };
  /** A form from a link's settings, not yet parsed; `text` is what the link or else the tab holds. */
  readonly fromLink: (search: URLSearchParams, text: string | undefined) => unknown;
  /** The text of a form, when the panel has one. */
  readonly textOf?: (form: Form) => string;
}

/** The form of a link, else the one kept in this tab, else the first sample. */
export function firstForm<Form extends object>(
  spec: FormSpec<Form>,
  address: { readonly pathname: string; readonly search: string; readonly hash: string },
): Form {
  const kept = readStored(spec.path, spec.schema);
  const link = address.pathname === spec.path ? readLink(address) : undefined;
  if (!link) return kept ?? spec.initial;
  const text = link.text ?? spec.textOf?.(kept ?? spec.initial);
  const parsed = z.safeParse(spec.schema, spec.fromLink(link.search, text));
  return parsed.success ? parsed.data : (kept ?? spec.initial);
}

const linkDelay = 250;

/**
 * The state of a panel's form. It survives reloads, errors and a change of panel, and the address of the page follows
 * it, so that the address can be pasted into a bug report.
 */
export function usePanelForm<Form extends object>(
  spec: FormSpec<Form>,
): [Form, (change: Partial<Form>) => void] {
  const [form, setForm] = useState(() => firstForm(spec, location));
  const { target, account } = useTargetChoice();

  useEffect(() => {
    store(spec.path, form);
    const timer = setTimeout(() => {
      if (location.pathname !== spec.path) return;
      const { settings, text } = spec.toLink(form);
      const link = writeLink(spec.path, { ...settings, ...choiceParameters({ target, account }) }, text);
      if (link !== location.pathname + location.search + location.hash) {
        history.replaceState(history.state, '', link);
      }
    }, linkDelay);
    return () => clearTimeout(timer);
  }, [spec, form, target, account]);

  return [form, (change) => setForm((before) => ({ ...before, ...change }))];
}

/** Puts a form where its panel will find it when it opens next. */
export function storeForm(path: string, form: unknown): void {
  store(path, form);
}
