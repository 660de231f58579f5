import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component whose code comes in a chunk of its own. */
export interface Preloadable<Props extends object> {
  /** Fetches the code; called early when the component is about to be shown. @throws `CodeNotLoaded` */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  /** Suspends until its code is there, and not at all when it is there already. */
  readonly Component: ComponentType<Props>;
}

/** The code of a component did not arrive: its server is away, or has another version of it by now. */
export class CodeNotLoaded extends Error {
  /** Fetches the code again; afterwards the component can be shown. */
  readonly load: () => Promise<unknown>;
  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('the code of a component did not arrive', { cause });
    this.name = 'CodeNotLoaded';
    this.load = load;
  }
}

/**
 * React waits for a lazy component even when its code is there, and shows it 300 ms after the fallback at the
 * earliest; here code that was loaded early is shown at once. React also keeps a failure for good; here another `load`
 * that succeeds ends it.
 */
export function preloadable<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchNow = async () => {
    try {
      loaded = await fetchComponent();
      return { default: loaded };
    } catch (error) {
      throw new CodeNotLoaded(load, error);
    }
  };
  const load = () => {
    const loading = fetchNow();
    // Who only asks early meets a failure again when the component is shown.
    loading.catch(() => {});
    return loading;
  };
  const Awaited: ComponentType<Props> = lazy(load);
  const Component = (props: Props) => {
    // Kept as long as the component is on screen, so that it never starts anew.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return createElement(Chosen, props);
  };
  return { load, isLoaded: () => loaded !== undefined, Component };
}
