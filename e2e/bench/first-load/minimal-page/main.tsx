import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import './page.css';

/*
 * A minimal page that does one translation with the libraries of the console: one button, one call, its answer parsed
 * and shown.
 */

z.config({ jitless: true });

const Answer = z.object({
  responseList: z.array(z.object({ outStrings: z.record(z.string(), z.string()) })),
});

async function translate() {
  const response = await fetch('/api/embedded/', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Console': '1',
      'REV-APPNAME': 'localization',
      'REV-APPVERSION': '3.0',
      src_lang: 'en',
      tgt_lang: 'hi,ta,bn,ur',
      domain: 'generic',
    },
    body: JSON.stringify({
      data: [
        'The doctor will see you now.',
        'Your appointment with Meera Krishnan is at 9:30.',
        'Thank you for your payment.',
      ],
    }),
  });
  return Answer.parse(await response.json());
}

function MinimalPage() {
  const { data, mutate } = useMutation({ mutationFn: translate });
  return (
    <main className="p-4">
      <button type="button" className="rounded border px-3 py-2" onClick={() => mutate()}>
        Translate
      </button>
      {data && (
        <ol>
          {data.responseList.map(({ outStrings }) => (
            <li key={outStrings.hi}>{Object.values(outStrings).join(' · ')}</li>
          ))}
        </ol>
      )}
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <MinimalPage />
    </QueryClientProvider>,
  );
}
