import { parse } from 'yaml';
import * as z from 'zod/mini';

const Healthcheck = z.object({ test: z.array(z.string()) });

const Service = z.object({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  configs: z.optional(z.array(z.object({ source: z.string() }))),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.literal('service_healthy') }))),
  environment: z.optional(z.record(z.string(), z.string())),
  healthcheck: z.optional(Healthcheck),
  networks: z.union([
    z.array(z.string()),
    z.record(z.string(), z.object({ ipv4_address: z.optional(z.string()) })),
  ]),
});
export type ComposeService = z.infer<typeof Service>;

const Compose = z.object({
  services: z.record(z.string(), Service),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});
export type Compose = z.infer<typeof Compose>;

/**
 * Reads the parts of a compose file that processes need, with its variables replaced.
 *
 * @throws when a variable with `:?` is missing, or the file has another shape
 */
export function readCompose(text: string, variables: Readonly<Record<string, string>>): Compose {
  return Compose.parse(mapStrings(parse(text, { merge: true }), (one) => replaceVariables(one, variables)));
}

/** Replaces `${NAME:?}`, `${NAME:-default}`, and `$$`, which stands for one dollar sign. */
function replaceVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(
    /\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g,
    (_, name?: string, kind?: string, otherwise = '') => {
      if (name === undefined) return '$';
      const value = variables[name];
      if (value) return value;
      if (kind === '?') throw new Error(`The variable ${name} is missing.`);
      return otherwise;
    },
  );
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStrings(one, change)]));
}

export interface ImageFile {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck: z.infer<typeof Healthcheck>;
}

const Words = z.array(z.string());

/** Reads command, environment and health check of the last image that a Dockerfile makes. */
export function readDockerfile(text: string): ImageFile {
  const last =
    text
      .replaceAll(/\\\n\s*/g, '')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const lines = last.split('\n');
  const rest = (start: RegExp) => lines.flatMap((line) => (start.test(line) ? line.replace(start, '') : []));
  return {
    command: Words.parse(JSON.parse(rest(/^CMD /).at(-1) ?? '[]')),
    environment: Object.fromEntries(
      rest(/^ENV /).flatMap((line) =>
        [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      ),
    ),
    healthcheck: { test: ['CMD', ...Words.parse(JSON.parse(rest(/^HEALTHCHECK .*?CMD /).at(-1) ?? '[]'))] },
  };
}
