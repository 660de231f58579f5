import { describe, expect, it } from 'vitest';
import { moonshineFilesOfPackages } from './moonshine/moonshine-files.ts';
import { recognisersFrom } from './recognisers.ts';

const noRecognisers = { POCKETSPHINX_COMMAND: 'no-such-program', MOONSHINE: 'off' };
const onlyEndpoint = { ...noRecognisers, STT_BASE_URL: 'http://127.0.0.1:8000/v1' };

describe('the recognisers of this machine', () => {
  it('there are no recognisers when nothing is installed or configured', async () => {
    expect(await recognisersFrom(noRecognisers)).toEqual([]);
    expect(await recognisersFrom({ ...noRecognisers, STT_BASE_URL: '', STT_MODEL: '' })).toEqual([]);
  });

  it.skipIf('missing' in moonshineFilesOfPackages())(
    'Moonshine serves English unless it is switched off',
    async () => {
      const idsOf = async (environment: NodeJS.ProcessEnv) =>
        (await recognisersFrom(environment)).map(({ id }) => id);
      expect(await idsOf({ ...onlyEndpoint, MOONSHINE: 'on' })).toEqual([
        'openai:whisper-1',
        'moonshine-base',
      ]);
      expect(await idsOf({ POCKETSPHINX_COMMAND: 'no-such-program' })).toEqual(['moonshine-base']);
      expect(await idsOf(noRecognisers)).toEqual([]);
    },
  );

  it('the configured endpoint serves every language, or only the configured ones', async () => {
    const [all] = await recognisersFrom(onlyEndpoint);
    expect(all).toMatchObject({ id: 'openai:whisper-1' });
    expect(all?.languages).toHaveLength(12);
    const [some] = await recognisersFrom({ ...onlyEndpoint, STT_MODEL: 'large-v3', STT_LANGUAGES: 'hi, ta' });
    expect(some).toMatchObject({ id: 'openai:large-v3', languages: ['hi', 'ta'] });
  });

  it.each([
    [{ STT_BASE_URL: 'localhost:8000' }, 'STT_BASE_URL'],
    [{ STT_BASE_URL: 'file:///etc' }, 'STT_BASE_URL'],
    [{ ...onlyEndpoint, STT_LANGUAGES: 'hi,xx' }, 'STT_LANGUAGES'],
    [{ ...onlyEndpoint, STT_LANGUAGES: 'hi,' }, 'STT_LANGUAGES'],
    [{ MOONSHINE: 'yes' }, 'MOONSHINE'],
  ])('an invalid value is refused, naming its variable: %o', async (environment, name) => {
    await expect(recognisersFrom({ ...noRecognisers, ...environment })).rejects.toThrow(name);
  });
});
