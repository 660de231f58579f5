import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Locale, LocaleProvider } from '#console/catalogues/words.tsx';
import { ExchangeLogProvider } from '#console/exchanges/exchange-log.tsx';
import { TargetProvider } from '#console/targets/target-choice.tsx';
import { AnnouncerProvider } from '#console/ui/Announcer.tsx';
import { Shell } from './Shell.tsx';
import { ThemeProvider } from './theme.tsx';

/** A query client for a console whose server is on this machine: it answers even when the network is gone. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: true },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}

interface ConsoleProps {
  queryClient: QueryClient;
  /** The language of the interface. */
  locale: Locale;
}

export function Console({ queryClient, locale }: ConsoleProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider locale={locale}>
        <ThemeProvider>
          <AnnouncerProvider>
            <TargetProvider>
              <ExchangeLogProvider>
                <Shell />
              </ExchangeLogProvider>
            </TargetProvider>
          </AnnouncerProvider>
        </ThemeProvider>
      </LocaleProvider>
    </QueryClientProvider>
  );
}
