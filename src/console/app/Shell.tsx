import { onlineManager } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Redirect, useLocation } from 'wouter';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { ExchangeBar } from '#console/exchanges/ExchangeBar.tsx';
import type { LoggedExchange } from '#console/exchanges/exchange-log.tsx';
import { Banner } from '#console/ui/Banner.tsx';
import { Button } from '#console/ui/Button.tsx';
import { EmptyState } from '#console/ui/EmptyState.tsx';
import { useKeys } from '#console/ui/keys.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { Boundary } from './Boundary.tsx';
import { BottomBar, Rail } from './Navigation.tsx';
import { storeForm } from './panel-form.ts';
import { panels } from './panels.ts';
import { canReopen, reopeningOf } from './reopening.ts';
import { TopBar } from './TopBar.tsx';
import { useTheme } from './theme.tsx';

const { Component: ShortcutsDialog } = preloadable(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** As if it was pressed where it stands: the focus comes back to it. */
function openTargetMenu() {
  const button = document.getElementById('target-menu');
  button?.focus();
  button?.click();
}

/** The frame around the panels: rail, top bar, the panel itself, exchange drawer. */
export function Shell() {
  const words = useWords(shellWords);
  const [path, navigate] = useLocation();
  const { next } = useTheme();
  const [shortcuts, setShortcuts] = useState(false);
  const [drawer, setDrawer] = useState(false);
  // A reopened call replaces the form of a panel that may be on screen already: it starts anew.
  const [opening, setOpening] = useState(0);
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const panel = panels.find((candidate) => candidate.path === path);

  const reopen = async (entry: LoggedExchange) => {
    const reopening = await reopeningOf(entry);
    if (!reopening) return;
    storeForm(reopening.path, reopening.form);
    setOpening((before) => before + 1);
    navigate(reopening.path);
  };

  const title = panel ? `${words.panels[panel.name]} · ${words.product}` : words.product;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useKeys([
    ...panels.map((candidate, index) => ({
      code: `Digit${index + 1}`,
      modifier: 'alt' as const,
      run: () => {
        navigate(candidate.path);
        document.getElementById('panel')?.focus();
      },
    })),
    { code: '?', modifier: 'character', run: () => setShortcuts(true) },
    { code: 'KeyX', modifier: 'alt', run: () => setDrawer(!drawer) },
    { code: 'KeyL', modifier: 'alt', run: next },
    { code: 'KeyA', modifier: 'alt', run: openTargetMenu },
  ]);

  if (path === '/') return <Redirect to={`/translation${location.search}${location.hash}`} replace />;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[min(13.5rem,24%)_minmax(0,1fr)]">
      <a
        href="#panel"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-30 focus:rounded focus:bg-ink focus:px-3 focus:py-2 focus:text-paper"
      >
        {words.skip}
      </a>
      <Rail onShortcuts={() => setShortcuts(true)} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar panel={panel} onContract={() => setDrawer(true)} />
        <main
          id="panel"
          tabIndex={-1}
          aria-labelledby="panel-name"
          className="flex-1 px-3 py-4 outline-none sm:px-6"
        >
          {!online && (
            <div className="mb-4">
              <Banner>{words.offline}</Banner>
            </div>
          )}
          {panel ? (
            <Boundary key={`${panel.path} ${opening}`}>
              <Suspense fallback={<p className="sr-only">{words.panelLoading(words.panels[panel.name])}</p>}>
                <panel.Panel />
              </Suspense>
            </Boundary>
          ) : (
            <EmptyState
              icon={CircleHelp}
              title={words.unknownPage.title}
              action={<Button onClick={() => navigate('/translation')}>{words.unknownPage.action}</Button>}
            >
              {words.unknownPage.explanation(path)}
            </EmptyState>
          )}
        </main>
        <ExchangeBar open={drawer} onToggle={setDrawer} canReopen={canReopen} onReopen={reopen} />
        <BottomBar />
      </div>
      {shortcuts && (
        <Boundary>
          <Suspense>
            <ShortcutsDialog onClose={() => setShortcuts(false)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
