import { servePieces } from '../pieces/serve-pieces.ts';
import type { WhisperFiles } from './whisper-files.ts';
import { loadWhisper } from './whisper-model.ts';
import { wordsOfBytes } from './words-of-bytes.ts';

servePieces<WhisperFiles>({
  async load(files) {
    const model = await loadWhisper(files);
    return { recognise: async (samples, language) => wordsOfBytes(await model.recognise(samples, language)) };
  },
  // A letter of an Indian script takes up to three tokens, and a text has at most 448 tokens.
  maxSeconds: 15,
});
