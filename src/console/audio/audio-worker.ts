import { analyse } from './analyse.ts';
import type { AnalysisOrder, WorkerMessage } from './analysis.ts';
import { decodeBlocks } from './decode-blocks.ts';

const post = (message: WorkerMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.onmessage = async ({ data }: MessageEvent<AnalysisOrder>) => {
  const result = await analyse(data, decodeBlocks, (progress) => {
    const { top, bottom } = progress.outline;
    post({ type: 'progress', ...progress }, [top.buffer as ArrayBuffer, bottom.buffer as ArrayBuffer]);
  });
  const buffers =
    result.kind === 'analysis'
      ? result.analysis.pyramid.levels.map(({ peaks }) => peaks.buffer as ArrayBuffer)
      : [];
  post({ type: 'done', result }, buffers);
};
