import { type ErrorRateInput, errorRate } from './error-rate.ts';

addEventListener('message', ({ data }: MessageEvent<ErrorRateInput>) => postMessage(errorRate(data)));
