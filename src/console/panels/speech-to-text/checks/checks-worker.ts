import type { CheckInput } from './check.ts';
import { runChecks } from './run-checks.ts';

addEventListener('message', ({ data }: MessageEvent<CheckInput>) => postMessage(runChecks(data)));
