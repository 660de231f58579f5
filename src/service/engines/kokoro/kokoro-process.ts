import { limitEngineMemory } from '#service/engines/limit-engine-memory.ts';
import { loadEspeakEngine } from '../espeak/espeak-engine.ts';
import { espeakSpeechEngine } from '../espeak/espeak-speech.ts';
import { serveSpeechJobs } from '../synthesis/speech-process.ts';
import { openKokoroModel } from './kokoro-model.ts';
import { kokoroSpeechEngine } from './kokoro-speech.ts';
import type { Accent } from './kokoro-voices.ts';
import { openSentenceStore, rememberSentences } from './sentence-store.ts';

const [folder, memoryMegabytes, storeFolder] = process.argv.slice(2);
if (!folder) throw new Error('the first argument must be the folder of the engine');
limitEngineMemory(Number(memoryMegabytes));

const maxStoreBytes = 200_000_000;

const englishVoices: Record<Accent, string> = { american: 'en-us', british: 'en' };
const model = openKokoroModel(folder);
const espeak = await loadEspeakEngine();

serveSpeechJobs(
  kokoroSpeechEngine({
    model: storeFolder
      ? rememberSentences(model, openSentenceStore({ folder: storeFolder, maxBytes: maxStoreBytes }))
      : model,
    pronounce: (text, language, accent) =>
      espeak.pronounce(text, language, language === 'en' ? englishVoices[accent] : language),
    others: espeakSpeechEngine(espeak),
  }),
  [],
);
