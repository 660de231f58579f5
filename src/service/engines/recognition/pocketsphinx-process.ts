import * as z from 'zod/mini';
import { answerTask } from '#service/processes/task-process.ts';
import { PocketsphinxProgram, recogniseWithPocketsphinx } from './pocketsphinx-program.ts';

// This process runs between the service and PocketSphinx: PocketSphinx would not notice the death of the service, and
// finding speech in hours of audio would block the service.

const [wavPath, folder, program] = z.tuple([z.string(), z.string(), z.string()]).parse(process.argv.slice(2));
answerTask(() => recogniseWithPocketsphinx(PocketsphinxProgram.parse(JSON.parse(program)), wavPath, folder));
