import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { choiceParameters, useTargetChoice } from '#console/targets/target-choice.tsx';
import { readStored, store } from './storage.ts';
import { readLink, type Texts, writeLink } from './url.ts';

/** A panel's form: how it looks, where it starts, and how it reads as a link. */
export interface FormSpec<Form extends object> {
  /** The panel's path, `/translation`; the form is stored under it. */
  readonly path: string;
  /** Every field falls back (`z.catch`), so that an old link or an old tab still opens. */
  readonly schema: z.core.$ZodType<Form>;
  readonly initial: Form;
  /** What a link says: settings for its search part, texts for its fragment; the one in view is called `text`. */
  readonly toLink: (form: Form) => { readonly settings: Texts; readonly texts?: Texts };
  /** A form from a link, not yet parsed; a text that the link does not say is the one of `kept`, the form of the tab. */
  readonly fromLink: (search: URLSearchParams, texts: Texts, kept: Form) => unknown;
}

/**
 * What a person must know of the link: `cut`, the form holds more text than the address of the page carries; `unkept`,
 * it holds more than the tab keeps as well, so that a reload loses it; `missing`, the link that was opened was such an
 * address, and its text is not here.
 */
export type LinkState = 'whole' | 'cut' | 'unkept' | 'missing';

/** The form of a link, else the one kept in this tab, else the first sample. */
export function firstForm<Form extends object>(
  spec: FormSpec<Form>,
  address: { readonly pathname: string; readonly search: string; readonly hash: string },
): { readonly form: Form; readonly missing: boolean } {
  const kept = readStored(spec.path, spec.schema);
  const link = address.pathname === spec.path ? readLink(address) : undefined;
  if (!link) return { form: kept ?? spec.initial, missing: false };
  // What the address had no room for is still in the tab that wrote it.
  const here = kept ? (spec.toLink(kept).texts ?? {}) : {};
  const lost = Object.entries(link.cut).filter(([name, size]) => here[name]?.length !== size);
  const restored = Object.fromEntries(
    Object.keys(link.cut).map((name) => [
      name,
      lost.some(([gone]) => gone === name) ? '' : (here[name] ?? ''),
    ]),
  );
  const texts = { ...link.texts, ...restored };
  const parsed = z.safeParse(spec.schema, spec.fromLink(link.search, texts, kept ?? spec.initial));
  return parsed.success
    ? { form: parsed.data, missing: lost.length > 0 }
    : { form: kept ?? spec.initial, missing: false };
}

/** UTF-16 units of texts from which on a form is kept in short tasks. */
const longForm = 500_000;

async function keep(path: string, form: object, goOn: () => boolean): Promise<boolean | undefined> {
  let length = 0;
  for (const value of Object.values(form).flat()) if (typeof value === 'string') length += value.length;
  if (length < longForm) return store(path, form);
  const { storeInTurns } = await import('./store-in-turns.ts');
  return goOn() ? storeInTurns(path, form, goOn) : undefined;
}

/** Milliseconds after the last change; writing a long text down at every key would be felt. */
const writeDelay = 250;

/**
 * The state of a panel's form. It survives reloads, errors and a change of panel, and the address of the page follows
 * it, so that the address can be pasted into a bug report. An address with another fragment that is entered over it is
 * opened at once.
 *
 * @returns the form, the way to change it, and whether the address, or else the tab, carries all of it
 */
export function usePanelForm<Form extends object>(
  spec: FormSpec<Form>,
): [Form, (change: Partial<Form>) => void, LinkState] {
  const [opened, setOpened] = useState(() => firstForm(spec, location));
  const [carried, setCarried] = useState<LinkState>('whole');
  const { form, missing } = opened;
  const { target, account } = useTargetChoice();
  /** The form that the tab keeps. */
  const stored = useRef<Form>(undefined);

  useEffect(() => {
    let newest = true;
    const write = async () => {
      const kept = await keep(spec.path, form, () => newest);
      if (!newest) return;
      if (kept) stored.current = form;
      if (location.pathname !== spec.path) return;
      const { settings, texts } = spec.toLink(form);
      const link = writeLink(spec.path, { ...settings, ...choiceParameters({ target, account }) }, texts);
      // A short text is in the address, whatever the tab keeps.
      setCarried(link.cut.length === 0 ? 'whole' : kept ? 'cut' : 'unkept');
      if (link.address !== location.pathname + location.search + location.hash) {
        history.replaceState(history.state, '', link.address);
      }
    };
    // Only the fragment changed: the browser loads nothing anew.
    const moved = () => {
      if (location.hash.includes('=')) setOpened(firstForm(spec, location));
      // A place on the page took the place of the link.
      else void write();
    };
    const timer = setTimeout(write, writeDelay);
    addEventListener('hashchange', moved);
    return () => {
      newest = false;
      clearTimeout(timer);
      removeEventListener('hashchange', moved);
    };
  }, [spec, form, target, account]);

  const newest = useRef(form);
  newest.current = form;
  useEffect(() => {
    const keepNow = () => {
      if (stored.current !== newest.current) store(spec.path, newest.current);
    };
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [spec]);

  const change = useCallback(
    (changed: Partial<Form>) =>
      setOpened((before) => ({ form: { ...before.form, ...changed }, missing: false })),
    [],
  );
  return [form, change, missing ? 'missing' : carried];
}

/** Puts a form where its panel will find it when it opens next. */
export function storeForm(path: string, form: unknown): void {
  store(path, form);
}
