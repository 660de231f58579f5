import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allocatorSettings, serviceFlags } from '../commands/processes/service-flags.mjs';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const compose = read('compose.yaml');

describe('the container files', () => {
  it('run the service with the flags and allocator settings of npm start', () => {
    const command = ['node', ...serviceFlags, 'dist/server/service-process.js'];
    expect(compose).toContain(['command:', ...command.map((word) => `- ${word}`)].join('\n    '));
    for (const [name, value] of Object.entries(allocatorSettings)) {
      expect(read('Dockerfile')).toContain(`    ${name}=${value}`);
    }
  });

  it('tag the image with the version of the package', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
    expect([...compose.matchAll(/language-console:(\d.*)/g)].map(([, tag]) => tag)).toEqual([version]);
  });
});
