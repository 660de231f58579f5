import { createPocketsphinxRecogniser } from '#service/engines/recognition/recogniser-pocketsphinx.ts';

// A process that passes one file to a stand-in for PocketSphinx, for tests that kill it.

const [command = '', model = '', wavPath = ''] = process.argv.slice(2);
const recogniser = await createPocketsphinxRecogniser({ command, model });
const signal = new AbortController().signal;
await recogniser?.recognise(wavPath, { language: 'en', domain: 'generic', signal });
