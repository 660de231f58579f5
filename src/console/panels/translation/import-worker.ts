import { createImportJob } from './import-job.ts';
import type { ImportAnswer, ImportOrder } from './import-messages.ts';

const post = (answer: ImportAnswer) => self.postMessage(answer);
const job = createImportJob();

self.onmessage = async ({ data: order }: MessageEvent<ImportOrder>) => {
  try {
    switch (order.kind) {
      case 'read':
        return post({ kind: 'table', facts: await job.read(order.source) });
      case 'choose':
        return post({ kind: 'column', facts: job.choose(order.column, order.skipHeading) });
      case 'take':
        for (const strings of job.take()) post({ kind: 'part', strings });
        return post({ kind: 'taken' });
    }
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
