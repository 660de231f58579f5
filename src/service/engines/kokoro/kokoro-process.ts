import { loadEspeakEngine } from '../espeak/espeak-engine.ts';
import { espeakSpeechEngine } from '../espeak/espeak-speech.ts';
import { serveSpeechJobs } from '../synthesis/speech-process.ts';
import { openKokoroModel } from './kokoro-model.ts';
import { kokoroSpeechEngine } from './kokoro-speech.ts';
import type { Accent } from './kokoro-voices.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('The folder of the engine is missing.');

const englishVoices: Record<Accent, string> = { american: 'en-us', british: 'en' };
const espeak = await loadEspeakEngine();

serveSpeechJobs(
  kokoroSpeechEngine({
    model: openKokoroModel(folder),
    pronounce: (text, language, accent) =>
      espeak.pronounce(text, language, language === 'en' ? englishVoices[accent] : language),
    others: espeakSpeechEngine(espeak),
  }),
  [],
);
