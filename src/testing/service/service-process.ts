import { startService } from '#service/main.ts';
import { runServiceProcess } from '../../commands/processes/run-service-process.ts';
import { createScriptedRecogniser } from './scripted-recogniser.ts';

/** The embedded service as a separate process, with the scripted recogniser. */
const recognisers = [createScriptedRecogniser(['en'])];
await runServiceProcess((options) => startService({ ...options, recognisers }));
