import type { JobSettings } from './job.ts';

/** The headers of an upload; what is empty is not sent, and subtitles only when wanted. */
export function toUploadHeaders({ src_lang, domain, subtitles }: JobSettings): Record<string, unknown> {
  return {
    ...(src_lang !== '' && { src_lang }),
    ...(domain !== '' && { domain }),
    ...(subtitles && { subtitles: true }),
  };
}

/** Lines of typed text as addresses or job ids, each once. */
export function linesOf(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((line) => line !== ''))];
}
