import { type ErrorRateInput, errorRate } from '#cases/checks/error-rate/error-rate.ts';

addEventListener('message', ({ data }: MessageEvent<ErrorRateInput>) => postMessage(errorRate(data)));
