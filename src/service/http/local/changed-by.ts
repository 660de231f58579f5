import type { HonoRequest } from 'hono';
import { changedByHeader } from '#contract/headers.ts';

const maxNameLength = 100;

/** The name of the person who makes a change; empty if there is none. */
export function changedBy(request: HonoRequest): string {
  const given = request.header(changedByHeader) ?? '';
  try {
    return decodeURIComponent(given).trim().slice(0, maxNameLength);
  } catch {
    return given.trim().slice(0, maxNameLength);
  }
}
