import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { LanguageProvider } from '#console/languages/LanguageProvider.tsx';
import { TargetProvider } from '#console/targets/target-choice.tsx';
import { basePath } from '#console/ui/base-path.ts';
import { AnnouncerProvider } from '#console/ui/feedback/Announcer.tsx';
import { Shell } from './Shell.tsx';

/**
 * Defaults of all queries. The server is on this machine, so queries run even when the browser is offline. A result
 * stays fresh until its key changes; queries about the service (`targets/queries.ts`) set their own `staleTime`.
 */
export function createQueryClient(): QueryClient {
  // The page shows an edit before it handles the next key. By default, a timer would delay the edit.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

interface ConsoleProps {
  queryClient: QueryClient;
  /** The path to prerender; in a browser the path comes from the address. */
  builtFor?: string;
  /** Called once, when the page reacts to shortcuts and buttons. */
  onReady?: () => void;
}

export function Console({ queryClient, builtFor, onReady }: ConsoleProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <Router base={basePath} ssrPath={builtFor}>
          <AnnouncerProvider>
            <TargetProvider>
              <Shell onReady={onReady} />
            </TargetProvider>
          </AnnouncerProvider>
        </Router>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
