import { placesInOrder } from './row-order.ts';

self.onmessage = ({ data: texts }: MessageEvent<readonly string[]>) => {
  const places = placesInOrder(texts);
  self.postMessage(places, { transfer: [places.buffer] });
};
