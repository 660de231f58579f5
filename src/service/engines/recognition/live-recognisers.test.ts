import { describe, expect, it } from 'vitest';
import { createScriptedRecogniser } from '#testing/service/scripted-recogniser.ts';
import type { InstalledEngine } from '../catalogue/engine-record.ts';
import { createLiveRecognisers } from './live-recognisers.ts';

const engine = (name: string, installedAt = '1'): InstalledEngine => ({
  name,
  installedAt,
  kind: 'moonshine',
  version: '1',
  files: [],
  folder: `/engines/${name}`,
});

function setUp(configured: readonly string[] = ['endpoint', 'pocketsphinx']) {
  let installed: readonly InstalledEngine[] = [];
  let changed = () => {};
  const closed: string[] = [];
  const live = createLiveRecognisers({
    configured: configured.map((id) => ({ ...createScriptedRecogniser(['en']), id })),
    catalogue: {
      installed: () => installed,
      onChange: (listener) => {
        changed = listener;
        return () => {};
      },
    },
    open: ({ name, kind }) =>
      kind === 'moonshine'
        ? {
            ...createScriptedRecogniser(['en']),
            id: name,
            close: () => {
              closed.push(name);
            },
          }
        : undefined,
    log: () => {},
  });
  const install = (...engines: readonly InstalledEngine[]) => {
    installed = engines;
    changed();
  };
  return { live, install, closed, ids: () => live.list().map(({ id }) => id) };
}

describe('the recognisers while engines come and go', () => {
  it('an added engine comes after the configured ones and before PocketSphinx', () => {
    const { install, ids } = setUp();
    expect(ids()).toEqual(['endpoint', 'pocketsphinx']);
    install(engine('tiny'), engine('large'));
    expect(ids()).toEqual(['endpoint', 'tiny', 'large', 'pocketsphinx']);
  });

  it('a removed engine is left out and closed', () => {
    const { install, ids, closed } = setUp([]);
    install(engine('tiny'), engine('large'));
    install(engine('large'));
    expect(ids()).toEqual(['large']);
    expect(closed).toEqual(['tiny']);
  });

  it('an unchanged engine keeps its recogniser, a replaced one gets a new one', () => {
    const { live, install, closed } = setUp([]);
    install(engine('tiny'));
    const [first] = live.list();
    install(engine('tiny'), engine('large'));
    expect(live.list()[0]).toBe(first);
    install(engine('tiny', '2'));
    expect(live.list()[0]).not.toBe(first);
    expect(closed.sort()).toEqual(['large', 'tiny']);
  });

  it('engines of other functions are ignored', () => {
    const { install, ids } = setUp([]);
    install({ ...engine('voice'), kind: 'kokoro' });
    expect(ids()).toEqual([]);
  });

  it('all recognisers are closed at the end', async () => {
    const { live, install, closed } = setUp();
    install(engine('tiny'));
    await live.close();
    expect(closed).toEqual(['tiny']);
  });
});
