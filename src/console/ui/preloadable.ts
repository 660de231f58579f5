import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadAllWords } from '#console/languages/load-language.ts';

/** A component in a separate chunk. */
export interface Preloadable<Props extends object> {
  /** Loads the code; called early when the component is likely to be shown. @throws `CodeNotLoaded` */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  /** The component, which suspends until its code is loaded; it does not suspend if that has happened already. */
  readonly Component: ComponentType<Props>;
}

/** Thrown when the code of a component could not be loaded: the server is unreachable, or has a newer version. */
export class CodeNotLoaded extends Error {
  /** Loads the code again; afterwards the component can be shown. */
  readonly load: () => Promise<unknown>;
  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('the code of a component could not be loaded', { cause });
    this.name = 'CodeNotLoaded';
    this.load = load;
  }
}

let fetchCount = 0;

/** Whether the code of a component is being fetched. */
export const isCodeLoading = (): boolean => fetchCount > 0;

const inBrowser = typeof document !== 'undefined';

/** Rendered during prerendering, when nothing is fetched, for components that are not loaded. */
const NotPrerendered = () => null;

/**
 * Creates a preloadable component, to be used instead of `lazy`. React suspends for a lazy component even when its code
 * is loaded, and shows it at least 300 ms after the fallback; a preloadable component is shown at once. React also
 * caches a failure forever; here a later successful `load` clears it.
 *
 * @param isOfFirstPage whether the component needs only the interface texts of the first page; `load` of any other
 *   component also loads all other texts
 */
export function preloadable<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  isOfFirstPage?: boolean,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchNow = async () => {
    fetchCount += 1;
    try {
      [loaded] = await Promise.all([fetchComponent(), isOfFirstPage || loadAllWords()]);
      return { default: loaded };
    } catch (error) {
      throw new CodeNotLoaded(load, error);
    } finally {
      fetchCount -= 1;
    }
  };
  const load = () => {
    const loading = fetchNow();
    // A failed early load is reported when the component is shown.
    loading.catch(() => {});
    return loading;
  };
  const Awaited: ComponentType<Props> = lazy(load);
  const Component = (props: Props) => {
    // Held in state, so that the choice does not change while mounted and the component is never remounted.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? (inBrowser ? Awaited : NotPrerendered));
    return createElement(Chosen, props);
  };
  return { load, isLoaded: () => loaded !== undefined, Component };
}
