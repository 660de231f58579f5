import { Hono } from 'hono';
import {
  TranslationEngineChoice,
  TranslationEngineConnection,
  type TranslationEngineState,
  type TranslationEngineTrial,
} from '#contract/local/translation-engine.ts';
import type { ChosenNmt } from '#service/engines/nmt/chosen-nmt.ts';
import { messageOf } from '#service/error-message.ts';
import { readBody, refuse } from './json-answers.ts';

const bodyLimit = 10_000;

/** `/_local/translation-engine`: the engine for texts that are not in the lookup database. */
export function translationEngineRoutes(nmt: ChosenNmt): Hono {
  const app = new Hono({ strict: false });
  app.get('/', async (context) => context.json((await nmt.state()) satisfies TranslationEngineState));
  app.put('/', async (context) => {
    const read = await readBody(context, TranslationEngineChoice, bodyLimit);
    if ('refused' in read) return read.refused;
    if (read.value.keep === 'env-file' && !(await nmt.state()).envFile) {
      return refuse(context, 409, 'keep: this service was started without a file for settings');
    }
    try {
      await nmt.choose(read.value);
    } catch (error) {
      return refuse(context, 500, `.env was not written: ${messageOf(error)}`);
    }
    return context.json((await nmt.state()) satisfies TranslationEngineState);
  });
  app.delete('/', async (context) => {
    await nmt.reset();
    return context.json((await nmt.state()) satisfies TranslationEngineState);
  });
  app.post('/trial', async (context) => {
    const read = await readBody(context, TranslationEngineConnection, bodyLimit);
    if ('refused' in read) return read.refused;
    const trial = await nmt.test(read.value, context.req.raw.signal);
    return context.json(trial satisfies TranslationEngineTrial);
  });
  return app;
}
