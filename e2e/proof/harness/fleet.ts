import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnService, startOwnService } from './own-service.ts';

export type Role = 'api' | 'worker';

/** Starts several processes of one service on one database, each with a data folder of its own. */
export async function startFleet(
  dataDir: string,
  env: Record<string, string>,
  counts: Readonly<Record<Role, number>>,
) {
  const members: { readonly role: Role; readonly folder: string; process: Promise<OwnService> }[] = [];

  const start = (role: Role, folder: string) => startOwnService(folder, { ...env, SERVICE_ROLE: role });
  // Starts them one after the other, because a start takes a second of processor time.
  for (const role of ['worker', 'api'] as const) {
    for (let number = 0; number < counts[role]; number++) {
      const folder = join(dataDir, `${role}-${number}`);
      mkdirSync(folder);
      const process = start(role, folder);
      await process;
      members.push({ role, folder, process });
    }
  }

  return {
    /** The addresses of the API processes; a process that was killed has a new address once it has restarted. */
    async urls(): Promise<string[]> {
      const all = await Promise.all(
        members.filter(({ role }) => role === 'api').map(({ process }) => process),
      );
      return all.map(({ url }) => url);
    },
    /** The address of the API process that `choice`, a number from 0 to 1, selects. */
    async url(choice: number): Promise<string> {
      const apis = members.filter(({ role }) => role === 'api');
      return (await apis[Math.floor(choice * apis.length)]?.process)?.url ?? '';
    },
    /**
     * Kills the process of a role that `choice`, a number from 0 to 1, selects, and starts it again. Resolves with the
     * role once the killed process has ended.
     */
    async kill(role: Role, choice: number): Promise<Role | undefined> {
      const able = members.filter((one) => one.role === role);
      const member = able[Math.floor(choice * able.length)];
      if (member === undefined) return undefined;
      await (await member.process).kill();
      member.process = start(member.role, member.folder);
      // A start that fails is noticed by whoever uses the process next.
      member.process.catch(() => {});
      return member.role;
    },
    async stop(): Promise<void> {
      await Promise.all(members.map(async ({ process }) => (await process).stop()));
    },
  };
}
