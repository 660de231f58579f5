import { sortedIndexes } from './row-order.ts';

self.onmessage = ({ data: texts }: MessageEvent<readonly string[]>) => {
  const indexes = sortedIndexes(texts);
  self.postMessage(indexes, { transfer: [indexes.buffer] });
};
