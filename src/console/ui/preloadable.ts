import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component whose code comes in a chunk of its own. */
export interface Preloadable<Props extends object> {
  /** Fetches the code; called early when the component is about to be shown. */
  readonly load: () => Promise<unknown>;
  /** Suspends until its code is there, and not at all when it is there already. */
  readonly Component: ComponentType<Props>;
}

/**
 * React waits for a lazy component even when its code is there, and shows it 300 ms after the fallback at the
 * earliest; here code that was loaded early is shown at once.
 */
export function preloadable<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await fetchComponent();
    return { default: loaded };
  };
  const Awaited: ComponentType<Props> = lazy(load);
  const Component = (props: Props) => {
    // Kept as long as the component is on screen, so that it never starts anew.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
    return createElement(Chosen, props);
  };
  return { load, Component };
}
