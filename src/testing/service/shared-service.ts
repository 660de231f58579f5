import { rmSync } from 'node:fs';
import type { DialectName } from '#service/http/dialect.ts';
import { type StartedTestService, startTestService, type TestService } from './test-service.ts';

/** The service of a dialect, with the messages that it logged for its operator. */
export interface SharedService extends TestService {
  /** One line for each problem since the service was started. */
  readonly problems: readonly string[];
}

const services = new Map<DialectName, Promise<SharedService>>();

/**
 * The one service of a dialect in this test process, started on first use: test files that need no
 * special settings share it, one after the other. It ends with the process.
 */
export function sharedService(dialect: DialectName = 'documented'): Promise<SharedService> {
  const known = services.get(dialect);
  if (known) return known;
  const starting = startSharedService(dialect);
  services.set(dialect, starting);
  return starting;
}

async function startSharedService(dialect: DialectName): Promise<SharedService> {
  const problems: string[] = [];
  const service: StartedTestService = await startTestService(
    { SERVICE_DIALECT: dialect },
    { log: (line) => problems.push(line) },
  );
  // Vitest ends its processes by this signal and waits half a second at most.
  process.once('SIGTERM', () => {
    rmSync(service.dataDir, { recursive: true, force: true });
    process.exit();
  });
  return { ...service, problems };
}
