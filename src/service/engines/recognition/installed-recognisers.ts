import type { InstalledEngine } from '../catalogue/engine-record.ts';
import { moonshineFilesIn } from './moonshine/moonshine-files.ts';
import { createMoonshineRecogniser } from './moonshine/recogniser-moonshine.ts';
import type { ClosableRecogniser } from './recogniser.ts';

/** Makes the recogniser of an installed engine, by the kind of the engine. */
const recogniserOfKind: Readonly<
  Partial<Record<string, (engine: InstalledEngine) => ClosableRecogniser | undefined>>
> = {
  moonshine: ({ name, folder }) => {
    const files = moonshineFilesIn(folder, 'tiny');
    return files && createMoonshineRecogniser(files, { id: name });
  },
};

/** The recogniser of an installed engine; undefined for engines of other functions, or when what runs it is missing. */
export function openInstalledRecogniser(engine: InstalledEngine): ClosableRecogniser | undefined {
  return recogniserOfKind[engine.kind]?.(engine);
}
