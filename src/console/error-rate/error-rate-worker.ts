import { type ErrorRateOrder, errorRate } from './error-rate.ts';

addEventListener('message', ({ data }: MessageEvent<ErrorRateOrder>) => postMessage(errorRate(data)));
