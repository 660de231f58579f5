import { AppName } from '#contract/credentials.ts';
import type { OperationId } from '#contract/errors.ts';

/** What a request was for: an operation, one of the calls below `/_local`, or nothing that the service knows. */
export type FunctionName = OperationId | 'local' | 'none';

const speech: Readonly<Record<string, OperationId>> = {
  '/upload': 'stt_upload',
  '/status': 'stt_status',
  '/transcript': 'stt_transcript',
};

/** The function that a request names by its address and `REV-APPNAME`, whether or not it may be used. */
export function functionOf(url: string, appName: string | string[] | undefined): FunctionName {
  const [path = ''] = url.split('?');
  if (path.startsWith('/_local/')) return 'local';
  if (path === '/') {
    const known = AppName.safeParse(appName).data;
    return known === undefined || known === 'stt_batch' ? 'none' : known;
  }
  return speech[path.replace(/\/$/, '')] ?? 'none';
}
