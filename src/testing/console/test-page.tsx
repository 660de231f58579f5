import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { createQueryClient } from '#console/app/Console.tsx';
import { pageActions } from './page-actions.ts';

export type TestPage = ReturnType<typeof openTestPage>;

/** Opens an empty page for a component test, with a new session storage. @param fetchCall answers its calls */
export function openTestPage(fetchCall: typeof fetch) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetchCall);
  const element = document.createElement('div');
  document.body.append(element);
  const actions = pageActions(element);
  let root: Root | undefined;
  /** Removes what is shown, as when another panel is opened. */
  const leave = async () => {
    await act(async () => root?.unmount());
    root = undefined;
  };
  return {
    element,
    actions,
    leave,
    /** Shows the content with an empty query cache, and waits for its first answers. */
    async show(content: ReactNode) {
      root ??= createRoot(element);
      const shown = root;
      await act(async () =>
        shown.render(<QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>),
      );
      await actions.settle();
    },
    async close() {
      await leave();
      element.remove();
      vi.unstubAllGlobals();
      Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    },
  };
}
