import { basePath } from '#console/ui/base-path.ts';
import { ProxyFailure } from '#contract/proxy/failure.ts';
import type { NewTarget } from '#contract/proxy/new-target.ts';
import { consoleHeader, TargetList } from '#contract/proxy/targets.ts';

/** Thrown when the targets were not changed. The message is the reason that the proxy gave; empty if there is none. */
class TargetsUnchanged extends Error {
  override name = 'TargetsUnchanged';
}

/** Adds a target. @throws `TargetsUnchanged` */
export const addTarget = (target: NewTarget) => change('POST', '', JSON.stringify(target));

/** Removes a target. @throws `TargetsUnchanged` */
export const removeTarget = (name: string) => change('DELETE', `/${name}`);

async function change(method: 'POST' | 'DELETE', path: string, body?: string): Promise<TargetList> {
  let answer: unknown;
  try {
    const response = await fetch(`${basePath}/api/targets${path}`, {
      method,
      headers: { [consoleHeader.name]: consoleHeader.value, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    answer = await response.json();
  } catch {
    throw new TargetsUnchanged('');
  }
  const list = TargetList.safeParse(answer);
  if (list.success) return list.data;
  const failure = ProxyFailure.safeParse(answer);
  throw new TargetsUnchanged(failure.success ? failure.data.message : '');
}
