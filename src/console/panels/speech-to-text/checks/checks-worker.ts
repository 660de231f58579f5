import type { CheckInputWithEnergy } from './audio-checks.ts';
import { runChecks } from './run-checks.ts';

addEventListener('message', ({ data }: MessageEvent<CheckInputWithEnergy>) => postMessage(runChecks(data)));
