import { messageOf } from '#service/error-message.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { InstalledEngine } from '../catalogue/engine-record.ts';
import { openInstalledRecogniser } from './installed-recognisers.ts';
import type { ClosableRecogniser, Recogniser } from './recogniser.ts';

export interface LiveRecognisersOptions {
  /** The recognisers of the settings and of the machine, in order of preference. */
  readonly configured: readonly Recogniser[];
  readonly catalogue: Pick<Catalogue, 'installed' | 'onChange'>;
  readonly log: (message: string) => void;
  /** Replaces the recognisers of the engines in tests. */
  readonly open?: (engine: InstalledEngine) => ClosableRecogniser | undefined;
}

/** The recognisers that are available now. */
export interface LiveRecognisers {
  /** In order of preference: those that are configured, those that were added, and PocketSphinx. */
  list(): readonly Recogniser[];
  close(): Promise<void>;
}

const isClosable = (recogniser: Recogniser): recogniser is ClosableRecogniser => 'close' in recogniser;

/** Creates the list of recognisers, which follows engines that are added or removed while the service runs. */
export function createLiveRecognisers(options: LiveRecognisersOptions): LiveRecognisers {
  const { configured, catalogue, log, open = openInstalledRecogniser } = options;
  const opened = new Map<string, ClosableRecogniser>();
  let present: readonly Recogniser[] = configured;
  const keyOf = ({ name, installedAt }: InstalledEngine) => `${name} ${installedAt}`;

  const closeOne = async (recogniser: ClosableRecogniser) => {
    try {
      await recogniser.close();
    } catch (error) {
      log(`recogniser ${recogniser.id} could not be closed: ${messageOf(error)}`);
    }
  };

  function follow(): void {
    const installed = catalogue.installed();
    const wanted = new Set(installed.map(keyOf));
    const removed = [...opened].filter(([key]) => !wanted.has(key));
    for (const engine of installed) {
      if (opened.has(keyOf(engine))) continue;
      const recogniser = open(engine);
      if (recogniser) opened.set(keyOf(engine), recogniser);
    }
    for (const [key] of removed) opened.delete(key);
    const added = installed.flatMap((engine) => opened.get(keyOf(engine)) ?? []);
    const last = configured.filter(({ id }) => id === 'pocketsphinx');
    present = [...configured.filter((one) => !last.includes(one)), ...added, ...last];
    // Removed recognisers are closed last, so that a job that this makes fail finds the next recogniser.
    for (const [, recogniser] of removed) void closeOne(recogniser);
  }

  follow();
  const stop = catalogue.onChange(follow);
  return {
    list: () => present,
    async close() {
      stop();
      await Promise.all([...opened.values(), ...configured.filter(isClosable)].map(closeOne));
    },
  };
}
