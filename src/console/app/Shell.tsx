import { CircleHelp } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ExchangeBar } from '#console/exchanges/drawer/ExchangeBar.tsx';
import type { LoggedExchange, Reopening } from '#console/exchanges/exchange-log.ts';
import { sceneShortcuts } from '#console/scenes/scene-keys.ts';
import { requestSceneAction } from '#console/scenes/scene-requests.ts';
import { stage } from '#console/stage/stage-code.ts';
import { toggleStage, useStageOpen } from '#console/stage/stage-state.ts';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { toggleOptions } from '#console/ui/controls/FoldedOptions.tsx';
import { toggleDetails } from '#console/ui/details/details.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts, panelShortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { writeStored } from '#console/ui/storage.ts';
import { BottomBar, NavigationRail } from './Navigation.tsx';
import { PanelLoading } from './PanelLoading.tsx';
import { panels } from './panels.ts';
import { canReopen, findReopening } from './reopening.ts';
import { nextTheme } from './theme.ts';
import { TopBar } from './top-bar/TopBar.tsx';

const dialogs = {
  palette: preloadable(async () => (await import('#console/palette/Palette.tsx')).Palette),
  shortcuts: preloadable(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog),
  characters: preloadable(
    async () => (await import('#console/characters/CharactersDialog.tsx')).CharactersDialog,
  ),
};

onceIdle(dialogs.palette.load);

/** Opens the menu by its button, so that focus returns to that button afterwards. */
function openTargetMenu() {
  const button = document.getElementById('target-menu');
  button?.focus();
  button?.click();
}

/** Calls `listener` when the machine goes online or offline. Returns a function that unsubscribes it. */
function subscribeToNetwork(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Renders nothing; calls `onReady` once it and its siblings are mounted. */
function NotifyWhenReady({ onReady }: { onReady?: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/**
 * The frame around the panels: rail, top bar, current panel, exchange drawer.
 *
 * React hydrates each `Suspense` boundary after everything else, or as soon as the user interacts with it. So the panel
 * works first, and the bars around it next.
 */
export function Shell({ onReady }: { onReady?: () => void }) {
  const words = useWords(shellWords);
  const [path, navigate] = useLocation();
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const [drawer, setDrawer] = useState(false);
  // Part of the panel's key: reopening a call remounts the panel with the new form.
  const [opening, setOpening] = useState(0);
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const panel = panels.find((candidate) => candidate.path === path);
  const onStage = useStageOpen();

  const openForm = ({ path, form }: Reopening) => {
    writeStored(path, form);
    setOpening((before) => before + 1);
    navigate(path);
  };
  const reopen = async (entry: LoggedExchange) => {
    const reopening = await findReopening(entry);
    if (reopening) openForm(reopening);
  };

  const Dialog = dialog && dialogs[dialog].Component;

  const title = panel ? `${words.panels[panel.name]} · ${words.product}` : words.product;
  useEffect(() => {
    document.title = title;
  }, [title]);
  // The panel, if its code was loaded before the first render; otherwise the page is ready without a panel.
  const [panelAtStart] = useState(() => (panel?.isLoaded() ? panel : undefined));

  useKeys([
    ...panels.map((candidate, index) => ({
      ...panelShortcut(index),
      run: () => {
        navigate(candidate.path);
        document.getElementById('panel')?.focus();
      },
    })),
    { ...pageShortcuts.palette, run: () => setDialog('palette') },
    { ...pageShortcuts.help, run: () => setDialog('shortcuts') },
    { ...pageShortcuts.characters, run: () => setDialog('characters') },
    { ...pageShortcuts.exchange, run: () => setDrawer(!drawer) },
    { ...pageShortcuts.theme, run: nextTheme },
    { ...pageShortcuts.options, run: toggleOptions },
    { ...pageShortcuts.details, run: toggleDetails },
    { ...pageShortcuts.target, run: openTargetMenu },
    { ...pageShortcuts.stage, run: toggleStage },
    { ...sceneShortcuts.open, run: () => requestSceneAction('open') },
    { ...sceneShortcuts.add, run: () => requestSceneAction('add') },
  ]);

  const overlay = Dialog && (
    <Boundary>
      <Suspense>
        <Dialog onClose={() => setDialog(undefined)} onOpenForm={openForm} />
      </Suspense>
    </Boundary>
  );
  if (onStage) {
    return (
      <Boundary>
        <Suspense>
          <stage.Component />
        </Suspense>
        <NotifyWhenReady onReady={onReady} />
        {overlay}
      </Boundary>
    );
  }
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[min(13.5rem,24%)_minmax(0,1fr)]">
      <a
        href="#panel"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-30 focus:rounded focus:bg-ink focus:px-3 focus:py-2 focus:text-paper"
      >
        {words.skip}
      </a>
      <Suspense>
        <NavigationRail onShortcuts={() => setDialog('shortcuts')} />
      </Suspense>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <Suspense>
          <TopBar panel={panel} onContract={() => setDrawer(true)} />
        </Suspense>
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
              {panel === panelAtStart ? (
                <>
                  <panel.Component />
                  <NotifyWhenReady onReady={onReady} />
                </>
              ) : (
                <Suspense fallback={<PanelLoading panel={panel} />}>
                  <panel.Component />
                </Suspense>
              )}
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
          <div id="panel-end" />
        </main>
        <Suspense>
          <ExchangeBar open={drawer} onToggle={setDrawer} canReopen={canReopen} onReopen={reopen} />
          <BottomBar />
        </Suspense>
      </div>
      {!panelAtStart && <NotifyWhenReady onReady={onReady} />}
      {overlay}
    </div>
  );
}
