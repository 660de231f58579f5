import { expect, it } from 'vitest';
import type { SessionCredentials } from '#console/targets/target-choice.tsx';
import { openTypedCredentials } from './typed-credentials.ts';

const firstCredentials = { id: 'a', apiKey: 'key', appId: 'app' };
const otherCredentials = { id: 'b', apiKey: 'other key', appId: 'other app' };

/** The tabs of one browser, each with the credentials typed into it. */
function openTabsWith(...typedInto: SessionCredentials[][]) {
  const [name, joined] = [crypto.randomUUID(), new Set<string>()];
  const holders = { join: (id: string) => void joined.add(id), any: async (id: string) => joined.has(id) };
  return typedInto.map((all) => {
    const own = new Map(all.map((credentials) => [credentials.id, credentials]));
    const tab = openTypedCredentials(own, holders, name);
    for (const { id } of all) tab.offer(id);
    return { own, find: tab.find };
  });
}

it('another tab finds typed credentials until they are removed', async () => {
  const [here, elsewhere] = openTabsWith([firstCredentials], []);
  expect(await here?.find('a')).toEqual(firstCredentials);
  expect(await elsewhere?.find('a')).toEqual(firstCredentials);
  here?.own.delete('a');
  expect(await elsewhere?.find('a')).toBeUndefined();
  expect(elsewhere?.own.size).toBe(0);
});

it('concurrent requests get their own credentials; a request for unknown credentials ends at once', async () => {
  const [, , asking] = openTabsWith([firstCredentials], [otherCredentials], []);
  const found = await Promise.all(['b', 'a', 'c'].map((id) => asking?.find(id)));
  expect(found).toEqual([otherCredentials, firstCredentials, undefined]);
});
