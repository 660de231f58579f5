import { limitEngineMemory } from '#service/engines/limit-engine-memory.ts';
import { messageOf } from '#service/error-message.ts';
import type { BergamotAnswer, BergamotCommand } from './bergamot-messages.ts';
import { openBergamot } from './bergamot-translator.ts';

// This program is a separate process, because a translation cannot be interrupted and would block the service.

const [folder = '', memoryMegabytes] = process.argv.slice(2);
limitEngineMemory(Number(memoryMegabytes));
const opening = openBergamot(folder);
opening.catch(() => {});

// An interrupt at the terminal reaches this process too, but the service decides when it ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', async ({ models, texts }: BergamotCommand) => {
  try {
    const translations = await (await opening).translate(models, texts);
    process.send?.({ translations } satisfies BergamotAnswer);
  } catch (error) {
    // The translator may be unusable after a failure, so the process exits and the next job gets a new one.
    process.send?.({ failed: messageOf(error) } satisfies BergamotAnswer, () => process.exit(1));
  }
});
