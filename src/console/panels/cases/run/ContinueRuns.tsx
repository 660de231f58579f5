import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { joinRuns } from './run-queue.ts';

/** Continues the unfinished runs of this browser, or shows them while another tab does. */
export function useJoinRuns(): void {
  const words = useWords(casesWords).run;
  const client = useQueryClient();
  useEffect(() => joinRuns({ client, words }), [client, words]);
}

/** Continues the unfinished runs of this browser while another panel is open. Renders nothing. */
export function ContinueRuns() {
  useJoinRuns();
  return null;
}
