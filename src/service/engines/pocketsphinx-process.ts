import * as z from 'zod/mini';
import { answerTask } from '../task-process.ts';
import { PocketsphinxProgram, recogniseWithPocketsphinx } from './pocketsphinx-program.ts';

// Stands between the service and the program: a program of others would not notice that the service is gone, and
// looking for speech in hours of audio would hold up every other request.

const [wavPath, folder, program] = z.tuple([z.string(), z.string(), z.string()]).parse(process.argv.slice(2));
answerTask(() => recogniseWithPocketsphinx(PocketsphinxProgram.parse(JSON.parse(program)), wavPath, folder));
