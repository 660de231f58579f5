import { startService } from '#service/main.ts';
import { runServiceProcess } from './run-service-process.ts';

await runServiceProcess(startService);
