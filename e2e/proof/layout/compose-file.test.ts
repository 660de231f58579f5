import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCompose, readDockerfile } from './compose-file.ts';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const variables = { POSTGRES_PASSWORD: 'secret', LOCAL_TOKEN: 'a token of sixteen', CONSOLE_HOST: '' };

describe('the layout that the container files describe', () => {
  it('has the merged settings of each service, with variables and defaults', () => {
    const { services, configs } = readCompose(read('compose.yaml'), variables);
    expect(services['api-2']?.environment).toMatchObject({
      SERVICE_ROLE: 'api',
      DATABASE_URL: 'postgres://language_console:secret@postgres:5432/language_console',
      RETENTION_DAYS: '30',
    });
    expect(services['worker-1']?.image).toMatch(/^language-console:\d/);
    expect(services.console?.environment?.CONSOLE_HOSTS).toBe('127.0.0.1:8080');
    expect(configs.proxy?.content).toContain('proxy_set_header Host $http_host;');
  });

  it('names a variable that is missing', () => {
    expect(() => readCompose(read('compose.yaml'), {})).toThrow('variable POSTGRES_PASSWORD is missing');
  });

  it('has the command, the environment and the health check of the image', () => {
    const image = readDockerfile(read('Dockerfile'));
    expect(image.command).toEqual(['node', 'src/start.mjs']);
    expect(image.environment).toMatchObject({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
    expect(image.healthcheck.test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
  });
});
