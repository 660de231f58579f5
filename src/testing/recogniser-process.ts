import { createPocketsphinxRecogniser } from '#service/engines/recogniser-pocketsphinx.ts';

// A process that hands one file to a program under the name of PocketSphinx, made to be killed.

const [command = '', model = '', wavPath = ''] = process.argv.slice(2);
const recogniser = await createPocketsphinxRecogniser({ command, model });
const signal = new AbortController().signal;
await recogniser?.recognise(wavPath, { language: 'en', domain: 'generic', signal });
