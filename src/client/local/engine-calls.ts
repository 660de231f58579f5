import { type AddEngine, CatalogueEngine, EngineCatalogue } from '#contract/local/engine-catalogue.ts';
import type { Target } from '../target.ts';
import { callLocal } from './local-calls.ts';

/** Calls of `/_local/engines/…` about engines that can be added. Each returns an `Outcome` and never throws. */
export function engineCallsTo(target: Target) {
  const path = (name: string) => `engines/${encodeURIComponent(name)}`;
  return {
    catalogue: (signal?: AbortSignal) => callLocal(target, 'engines/catalogue', EngineCatalogue, { signal }),
    add: (name: string, options: AddEngine) =>
      callLocal(target, path(name), CatalogueEngine, { method: 'POST', body: options }),
    remove: (name: string) => callLocal(target, path(name), CatalogueEngine, { method: 'DELETE' }),
  };
}
