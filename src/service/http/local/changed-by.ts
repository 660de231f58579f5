import type { HonoRequest } from 'hono';
import { changedByHeader } from '#contract/headers.ts';

const maxNameLength = 100;

/** The name that the person who makes a change gave; empty if none. */
export function changedBy(request: HonoRequest): string {
  const given = request.header(changedByHeader) ?? '';
  try {
    return decodeURIComponent(given).trim().slice(0, maxNameLength);
  } catch {
    return given.trim().slice(0, maxNameLength);
  }
}
