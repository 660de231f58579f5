import type { OperationId } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';

/** The function that a request addresses: an operation of the API, a call below `/_local`, or none. */
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
