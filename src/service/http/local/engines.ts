import { Hono } from 'hono';
import { AddEngine, type CatalogueEngine, type EngineCatalogue } from '#contract/local/engine-catalogue.ts';
import type { Catalogue } from '#service/engines/catalogue/catalogue.ts';
import { InstallFailure } from '#service/engines/catalogue/install-failure.ts';
import { handFolder } from '#service/engines/catalogue/staging.ts';
import { readBody, refuse } from './json-answers.ts';

export interface EngineDeps {
  readonly catalogue: Pick<Catalogue, 'engines' | 'add' | 'remove' | 'has' | 'folder'>;
  /** Called with unexpected errors. */
  readonly report: (error: unknown) => void;
}

const bodyLimit = 10_000;

/** `/_local/engines/…`: lists, adds and removes engines. Those in use are listed by `/_local/engines` itself. */
export function engineRoutes({ catalogue, report }: EngineDeps): Hono {
  const app = new Hono({ strict: false });
  app.onError((error, context) => {
    if (error instanceof InstallFailure) return refuse(context, 409, error.message);
    report(error);
    return refuse(context, 500, 'Internal Server Error');
  });
  const find = (name: string) => catalogue.engines().find((engine) => engine.name === name);

  app.get('/catalogue', (context) =>
    context.json({
      engines: catalogue.engines(),
      handFolder: handFolder(catalogue.folder),
    } satisfies EngineCatalogue),
  );
  app.get('/:name', (context) => {
    const engine = find(context.req.param('name'));
    return engine
      ? context.json(engine satisfies CatalogueEngine)
      : refuse(context, 404, 'No engine of this name');
  });
  app.post('/:name', async (context) => {
    const name = context.req.param('name');
    if (!catalogue.has(name)) return refuse(context, 404, 'No engine of this name');
    const body = await readBody(context, AddEngine, bodyLimit);
    if ('refused' in body) return body.refused;
    catalogue.add(name, { confirmed: body.value.confirm });
    return context.json(find(name), 202);
  });
  app.delete('/:name', async (context) => {
    const name = context.req.param('name');
    if (!catalogue.has(name)) return refuse(context, 404, 'No engine of this name');
    await catalogue.remove(name);
    return context.json(find(name));
  });
  return app;
}
