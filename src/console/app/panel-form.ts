import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { choiceParameters, isChoiceLinked, useTargetChoice } from '#console/targets/target-choice.tsx';
import { basePath } from '#console/ui/base-path.ts';
import { isSame } from '#console/ui/is-same.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';
import type { ReplacedValue } from './link/link-fields.ts';
import { currentAddress, type NamedTexts, readLink, writeLink } from './link/url.ts';

/** A panel's form: its schema, its initial state, and its conversion to and from a link. */
export interface FormSpec<Form extends object> {
  /** The panel's path, `/translation`; the form is stored under it. */
  readonly path: string;
  /** Every field has a fallback (`z.catch`), so that a link or a stored form of an older version still opens. */
  readonly schema: z.core.$ZodType<Form>;
  readonly initial: Form;
  /** The form after an edit, with the changes that follow from the edit. */
  readonly adjustAfterEdit?: (before: Form, after: Form) => Form;
  /** The content of a link: settings for the query, texts for the fragment; the text in view is named `text`. */
  readonly toLink: (form: Form) => { readonly settings: NamedTexts; readonly texts?: NamedTexts };
  /** The form in a link, not yet parsed. Texts that are not in the link come from `kept`, the form stored in this tab. */
  readonly fromLink: (search: URLSearchParams, texts: NamedTexts, kept: Form) => unknown;
  /** The unknown values of a link. */
  readonly replacedIn?: (search: URLSearchParams, form: Form) => readonly ReplacedValue[];
}

/**
 * Whether the page's address contains the form. `cut`: its text is too long for a link. `unsaved`: it is too long for
 * the tab's storage as well, so a reload loses it. `missing`: a link without its text was opened, and the text is not
 * in this tab either.
 */
type LinkContent = 'complete' | 'cut' | 'unsaved' | 'missing';

/** What the note about the link says. */
export interface LinkState {
  readonly content: LinkContent;
  /** Unknown values of the opened link, until the form is changed. */
  readonly replaced: readonly ReplacedValue[];
  /**
   * Whether the form, target or account of the opened link differs from the tab's previous one, until the form is
   * changed.
   */
  readonly linked: boolean;
}

interface OpenedForm<Form> {
  readonly form: Form;
  readonly missing: boolean;
  readonly replaced: readonly ReplacedValue[];
  readonly linked: boolean;
}

/** The form in the link, else the one stored in this tab, else the initial form. */
function initialForm<Form extends object>(
  spec: FormSpec<Form>,
  address: { readonly pathname: string; readonly search: string; readonly hash: string },
): OpenedForm<Form> {
  const kept = readStored(spec.path, spec.schema);
  const link = address.pathname === basePath + spec.path ? readLink(address) : undefined;
  const unlinked = { form: kept ?? spec.initial, missing: false, replaced: [], linked: false };
  if (!link) return unlinked;
  // Texts that were too long for the link may still be stored in this tab.
  const storedTexts = kept ? (spec.toLink(kept).texts ?? {}) : {};
  const lost = Object.entries(link.cut).filter(([name, size]) => storedTexts[name]?.length !== size);
  const restored = Object.fromEntries(
    Object.keys(link.cut).map((name) => [
      name,
      lost.some(([gone]) => gone === name) ? '' : (storedTexts[name] ?? ''),
    ]),
  );
  const texts = { ...link.texts, ...restored };
  const parsed = z.safeParse(spec.schema, spec.fromLink(link.search, texts, kept ?? spec.initial));
  if (!parsed.success) return unlinked;
  const replaced = spec.replacedIn?.(link.search, parsed.data) ?? [];
  const linked = !kept || isChoiceLinked() || !isSame(spec.toLink(parsed.data), spec.toLink(kept));
  return { form: parsed.data, missing: lost.length > 0, replaced, linked };
}

/** Writes a form into the address of its panel, if that is open. Returns whether all of it fits. */
function writeAddress<Form extends object>(
  spec: FormSpec<Form>,
  form: Form,
  choice: Parameters<typeof choiceParameters>[0],
): boolean | undefined {
  const { pathname } = location;
  if (pathname !== basePath + spec.path) return undefined;
  const { settings, texts } = spec.toLink(form);
  const link = writeLink(pathname, { ...settings, ...choiceParameters(choice) }, texts);
  if (link.address !== pathname + location.search + location.hash) {
    history.replaceState(history.state, '', link.address);
  }
  return link.cut.length === 0;
}

/** Length in UTF-16 units above which a form is stored in several short tasks. */
const longFormLength = 500_000;

async function storeForm(path: string, form: object, goOn: () => boolean): Promise<boolean | undefined> {
  let length = 0;
  for (const value of Object.values(form).flat()) if (typeof value === 'string') length += value.length;
  if (length < longFormLength) return writeStored(path, form);
  const { storeInShortTasks } = await import('#console/ui/store-in-short-tasks.ts');
  return goOn() ? storeInShortTasks(path, form, goOn) : undefined;
}

/**
 * Milliseconds between the last change and storing it: storing a long text at every key press would make typing slow.
 */
const writeDelay = 250;

/**
 * The state of a panel's form, which survives reloads, errors and switching panels. The address of the page follows it
 * and can be pasted into a bug report; entering a link with another fragment opens that link at once.
 *
 * @returns the form, a function that changes fields, and the state of its link
 */
export function usePanelForm<Form extends object>(
  spec: FormSpec<Form>,
): [Form, (change: Partial<Form>) => void, LinkState] {
  const [opened, setOpened] = useState(() => initialForm(spec, currentAddress()));
  const [linkState, setLinkState] = useState<LinkContent>('complete');
  const { form, missing, replaced, linked } = opened;
  const { target, account } = useTargetChoice();
  /** The form that was stored last. */
  const stored = useRef<Form>(undefined);

  useEffect(() => {
    let isNewest = true;
    const write = async () => {
      const kept = await storeForm(spec.path, form, () => isNewest);
      if (!isNewest) return;
      if (kept) stored.current = form;
      // A form that fits into the address survives a reload even if it could not be stored.
      const fits = writeAddress(spec, form, { target, account });
      if (fits !== undefined) setLinkState(fits ? 'complete' : kept ? 'cut' : 'unsaved');
    };
    // The browser does not reload the page when only the fragment changes.
    const onHashChange = () => {
      if (location.hash.includes('=')) setOpened(initialForm(spec, location));
      // The new fragment is not a link but an anchor such as `#panel`: the link is written again.
      else void write();
    };
    const timer = setTimeout(write, writeDelay);
    addEventListener('hashchange', onHashChange);
    return () => {
      isNewest = false;
      clearTimeout(timer);
      removeEventListener('hashchange', onHashChange);
    };
  }, [spec, form, target, account]);

  const newest = useRef(form);
  newest.current = form;
  const choice = useRef({ target, account });
  choice.current = { target, account };
  useEffect(() => {
    const storeNow = () => {
      if (stored.current !== newest.current) writeStored(spec.path, newest.current);
    };
    // The address is written too, because a reload prefers it to the stored form.
    const leave = () => {
      storeNow();
      writeAddress(spec, newest.current, choice.current);
    };
    // The stage replaces the panel without leaving the page.
    const events = ['pagehide', 'stage'] as const;
    for (const name of events) addEventListener(name, leave);
    return () => {
      for (const name of events) removeEventListener(name, leave);
      storeNow();
    };
  }, [spec]);

  const change = useCallback(
    (changed: Partial<Form>) =>
      setOpened(({ form: before }) => {
        const after = { ...before, ...changed };
        return {
          form: spec.adjustAfterEdit?.(before, after) ?? after,
          missing: false,
          replaced: [],
          linked: false,
        };
      }),
    [spec],
  );
  return [form, change, { content: missing ? 'missing' : linkState, replaced, linked }];
}
