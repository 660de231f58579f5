import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LanguageCode } from '#contract/languages.ts';
import { limitEngineMemory } from '#service/engines/limit-engine-memory.ts';
import { loadEspeakEngine } from '../espeak/espeak-engine.ts';
import { espeakSpeechEngine } from '../espeak/espeak-speech.ts';
import { serveSpeechJobs } from '../synthesis/speech-process.ts';
import { PiperConfig, piperFiles } from './piper-config.ts';
import { openPiperModel, type PiperModel } from './piper-model.ts';
import { piperSpeechEngine } from './piper-speech.ts';

const [folder = '', code, gender, memoryMegabytes] = process.argv.slice(2);
const language = LanguageCode.parse(code);
limitEngineMemory(Number(memoryMegabytes));

const config = PiperConfig.parse(JSON.parse(readFileSync(join(folder, piperFiles.config), 'utf8')));
const espeak = await loadEspeakEngine();
/** The model, loaded when it first speaks: a damaged one then fails a request, not the start of the process. */
let opened: Promise<PiperModel> | undefined;
const model: PiperModel = {
  async speak(row, speaker) {
    opened ??= openPiperModel(folder, config);
    return (await opened).speak(row, speaker);
  },
};

serveSpeechJobs(
  piperSpeechEngine({
    config,
    model,
    speaks: (voice) => voice.language === language && voice.gender === gender,
    pronounce: (text) => espeak.pronounce(text, language, config.espeak.voice),
    others: espeakSpeechEngine(espeak),
  }),
  [],
);
