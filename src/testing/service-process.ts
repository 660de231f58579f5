import { startService } from '#service/main.ts';
import { runServiceProcess } from '../commands/run-service-process.ts';
import { createScriptedRecogniser } from './scripted-recogniser.ts';

/** The embedded service for browser tests on a machine without a recogniser. */
const recognisers = [createScriptedRecogniser(['en'])];
await runServiceProcess((options) => startService({ ...options, recognisers }));
