import './console.css';
import { startTransition } from 'react';
import { Console, createQueryClient } from './app/Console.tsx';
import { panels } from './app/panels.ts';
import { isCalling } from './exchanges/run-store.ts';
import { openLanguage } from './languages/load-language.ts';
import { basePath } from './ui/base-path.ts';
import { becomeIdle } from './ui/idle.ts';
import { isCodeLoading } from './ui/preloadable.ts';

const rootElement = document.getElementById('root');
const queryClient = createQueryClient();
/** Resolves to a function that shows the run of a call that was sent before hydration; undefined if none was sent. */
let showEarlyRun: Promise<() => void> | undefined;

/** `public/early.js` waits for this event to replay what was typed and pressed so far. */
const onReady = () => {
  document.removeEventListener('console-early-send', onEarlySend);
  document.dispatchEvent(new Event('console-ready'));
  void showEarlyRun?.then(whenIdle);
  planIdleWork();
};

/** Waits before idle work starts, so that an early call is answered and its answer shown first. */
const planIdleWork = () => setTimeout(() => whenIdle(startIdleWork), 200);

/**
 * Starts background loading, but only after the user's call has ended and the code that renders its answer is loaded.
 */
const startIdleWork = () => {
  if (isCalling() || isCodeLoading()) {
    planIdleWork();
    return;
  }
  delete document.documentElement.dataset.starting;
  // After the layout that the other fonts cause.
  whenIdle(becomeIdle);
};

/** Maximum wait: without it, Chromium calls back much later, or never, if it considers the page busy. */
const maxIdleWaitMilliseconds = 1000;

/** Calls back when the page is idle; in Safari, which has no `requestIdleCallback`, after a fixed time. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(callback, { timeout: maxIdleWaitMilliseconds })
    : setTimeout(callback, 100);

/**
 * `public/early.js` reports with this event that the main button of the page as built was pressed, and nothing else
 * pressed or typed. The call is then under way while the page is hydrated.
 */
const onEarlySend = (event: Event) => {
  showEarlyRun = initialPanel?.sendInitialForm?.();
  event.preventDefault();
};

async function renderConsole() {
  const isAsBuilt = document.documentElement.dataset.starting === 'as-built';
  if (isAsBuilt) {
    document.addEventListener('console-early-send', onEarlySend, { once: true });
    document.dispatchEvent(new Event('console-loaded'));
  }
  // React DOM takes a while to evaluate: in a later task, so that an early call is sent first (`bench first-load`).
  await new Promise((resolve) => setTimeout(resolve));
  const { createRoot, hydrateRoot } = await import('./react-dom.ts');
  // React renders a transition in small steps, so that a slow machine stays responsive.
  startTransition(() => {
    if (!rootElement) return;
    const page = <Console queryClient={queryClient} onReady={onReady} />;
    // A page without state to restore is hydrated. Any other stays visible until the client's render replaces it.
    if (isAsBuilt) hydrateRoot(rootElement, page);
    else createRoot(rootElement).render(page);
  });
}

// The words, the shell and the panel appear together. When the panel cannot be loaded, the shell reports it; without the
// words, the page is in English.
const initialPanel = panels.find(({ path }) => basePath + path === location.pathname) ?? panels[0];
const { lang, dir } = document.documentElement;
void Promise.allSettled([openLanguage(lang, dir), initialPanel?.load()]).then(renderConsole);
