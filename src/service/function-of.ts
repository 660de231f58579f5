import type { OperationId } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';

/** What a request addresses: an operation, a call below `/_local`, or nothing known. */
export type FunctionName = OperationId | 'local' | 'none';

/** The function that a request addresses by path and `REV-APPNAME`, whether or not it is permitted. */
export function functionOf(url: string, appName: string | string[] | undefined): FunctionName {
  const [path = ''] = url.split('?');
  if (path.startsWith('/_local/')) return 'local';
  const found = Object.values(operations).find((known) =>
    known.path === '/'
      ? path === '/' && known.appName === appName
      : path === known.path || path === `${known.path}/`,
  );
  return found?.id ?? 'none';
}
