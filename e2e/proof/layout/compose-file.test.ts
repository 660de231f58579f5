import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCompose, readDockerfile } from './compose-file.ts';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const variables = { POSTGRES_PASSWORD: 'secret', LOCAL_TOKEN: 'a token of sixteen', CONSOLE_HOST: '' };

describe('reading the container files', () => {
  it('each service of the compose file has its merged settings, with variables and defaults filled in', () => {
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

  it('reading the compose file without a required variable fails and names the variable', () => {
    expect(() => readCompose(read('compose.yaml'), {})).toThrow('variable POSTGRES_PASSWORD is missing');
  });

  it('the command, the environment and the health check are read from the Dockerfile', () => {
    const image = readDockerfile(read('Dockerfile'));
    expect(image.command).toEqual(['node', 'src/start.mjs']);
    expect(image.environment).toMatchObject({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
    expect(image.healthcheck.test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
  });
});
