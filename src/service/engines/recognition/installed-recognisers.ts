import type { InstalledEngine } from '../catalogue/engine-record.ts';
import { moonshineFilesIn } from './moonshine/moonshine-files.ts';
import { createMoonshineRecogniser } from './moonshine/recogniser-moonshine.ts';
import type { ClosableRecogniser } from './recogniser.ts';
import { createWhisperRecogniser } from './whisper/recogniser-whisper.ts';
import { whisperFilesIn, whisperLanguages } from './whisper/whisper-files.ts';

/** Creates the recogniser of an installed engine, depending on the kind of engine. */
const recogniserOfKind: Readonly<
  Partial<Record<string, (engine: InstalledEngine) => ClosableRecogniser | undefined>>
> = {
  moonshine: ({ name, folder }) => {
    const files = moonshineFilesIn(folder, 'tiny');
    return files && createMoonshineRecogniser(files, { id: name });
  },
  whisper: ({ name, folder }) => {
    const files = whisperFilesIn(folder);
    return files && createWhisperRecogniser(files, { id: name, languages: whisperLanguages });
  },
};

/** The recogniser of an installed engine; undefined for engines of other functions, or when its runtime is missing. */
export function openInstalledRecogniser(engine: InstalledEngine): ClosableRecogniser | undefined {
  return recogniserOfKind[engine.kind]?.(engine);
}
