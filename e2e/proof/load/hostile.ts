import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../harness/figure.ts';
import { type OwnService, startOwnService, withDataDir } from '../harness/own-service.ts';
import { createClient } from '../harness/speech-to-text-client.ts';
import { synthesize } from '../harness/synthesize.ts';
import { hostileCalls } from './hostile-calls.ts';
import { measureOtherClient } from './other-client.ts';

const secondsPerCall = 6;
/** Seconds after which the service must have released the memory. */
const memoryReleaseSeconds = 60;
const slowReaders = 'two thousand clients that do not read';

/**
 * Measures the status calls of one client while another sends each hostile text, and the service's memory during and
 * after that.
 */
export async function measureHostile(seed: number): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const service = await startOwnService(dataDir);
    try {
      const askStatus = () => createClient(service.url).status('no-such-job');
      await warmUp(service);
      const before = service.memory();
      const figures: Figure[] = [];
      let calls = 0;
      for (const name of [...hostileCalls.map((call) => call.name), slowReaders]) {
        const { milliseconds, ended } = await measureOtherClient(service.url, name, {
          seed,
          seconds: secondsPerCall,
          askStatus,
        });
        calls += ended;
        const at = (share: number) => Math.round(milliseconds[Math.floor(milliseconds.length * share)] ?? 0);
        figures.push({ name: `ms, 99th percentile: ${name}`, count: at(0.99), goal: { atMost: 100 } });
      }
      const peak = service.peakMemory();
      const after = await memoryAfterRelease(service, before * 1.5);
      return [
        ...figures,
        { name: 'hostile calls answered, and slow clients let go', count: calls },
        {
          name: 'peak memory of the service during hostile texts in MB',
          count: Math.round(peak),
          goal: { atMost: 350 },
        },
        {
          name: 'memory a minute later, as a percentage of the memory before',
          count: Math.round((after / before) * 100),
          goal: { atMost: 150 },
        },
      ];
    } finally {
      await service.kill();
    }
  });
}

/**
 * Makes one small call of each kind, so that everything that the functions load on first use is in memory: the speech
 * process, the lookup, the filter, and the trained model of each language, which an unknown name needs.
 */
async function warmUp({ url }: OwnService): Promise<void> {
  await synthesize(url, 'en_female', { text: 'Good morning.' });
  for (const { headers } of hostileCalls) {
    if (!('src_lang' in headers)) continue;
    const body = JSON.stringify({ data: ['Good morning, Asha Zorblaxi.', 'नमस्ते'], filterProfane: true });
    await fetch(url, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
  }
}

async function memoryAfterRelease(service: OwnService, wanted: number): Promise<number> {
  for (let second = 0; second < memoryReleaseSeconds && service.memory() > wanted; second++)
    await pause(1_000);
  return service.memory();
}
