import type { InstalledEngine } from '../catalogue/engine-record.ts';
import type { ClosableRecogniser } from './recogniser.ts';

/** Makes the recogniser of an installed engine, by the kind of the engine. */
const recogniserOfKind: Readonly<Partial<Record<string, (engine: InstalledEngine) => ClosableRecogniser>>> =
  {};

/** The recogniser of an installed engine; undefined for engines of other functions. */
export function openInstalledRecogniser(engine: InstalledEngine): ClosableRecogniser | undefined {
  return recogniserOfKind[engine.kind]?.(engine);
}
