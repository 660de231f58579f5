import { startService } from '#service/main.ts';
import { runServiceProcess } from '../../commands/processes/run-service-process.ts';

/** The embedded service as a separate process, with the engines of TEST_ENGINES in its catalogue. */
const catalogueEntries = JSON.parse(process.env.TEST_ENGINES ?? '[]');
await runServiceProcess((options) => startService({ ...options, catalogueEntries }));
