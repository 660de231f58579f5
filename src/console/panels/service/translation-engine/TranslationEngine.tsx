import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { translationEngineCallsTo } from '#client/local/translation-engine-calls.ts';
import { CallFailed, unwrap } from '#client/outcome.ts';
import { translationEngineWords } from '#console/catalogues/service/translation-engine.ts';
import { useWords } from '#console/catalogues/words.ts';
import { embeddedCallTarget, enginesQuery, targetsQuery } from '#console/targets/queries.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { replaceQueryData } from '#console/ui/replace-query-data.ts';
import { joinItems } from '#console/ui/text/list.ts';
import type { CatalogueEngine } from '#contract/local/engine-catalogue.ts';
import type { TranslationEngineState } from '#contract/local/translation-engine.ts';
import { CardHead } from '../CardHead.tsx';
import { catalogueQuery } from '../engines/catalogue-query.ts';
import { LoadedQuery } from '../LoadedQuery.tsx';
import { EngineFields } from './EngineFields.tsx';
import { EngineRecipe } from './EngineRecipe.tsx';
import { type EngineForm, emptyForm, engineName, readForm, recipes } from './engine-form.ts';
import { TrialResult } from './TrialResult.tsx';

const calls = translationEngineCallsTo(embeddedCallTarget);
/** Id of the section, and fragment of a link to it. */
const headingId = 'translation-engine';
const stateKey = ['local', 'translation-engine'] as const;

/**
 * Tests, chooses and resets the translation engine of the embedded service. Where the targets are fixed, the engine is
 * fixed too, and is only shown.
 */
export function TranslationEngine() {
  const words = useWords(translationEngineWords);
  const state = useQuery({
    queryKey: stateKey,
    queryFn: async ({ signal }) => unwrap(await calls.state(signal)),
  });
  const catalogue = useQuery(catalogueQuery);
  const fixed = useQuery(targetsQuery).data?.fixed ?? false;
  return (
    <Card aria-labelledby={headingId}>
      <CardHead id={headingId} title={words.title} anchor="localization.enableNmt">
        <p className="max-w-[80ch] text-sm text-ink-second">{words.explain}</p>
      </CardHead>
      <LoadedQuery query={state}>
        {(loaded) => {
          const models = catalogue.data?.engines.filter(isTranslating) ?? [];
          return fixed ? (
            <div className="flex max-w-[80ch] flex-col gap-2 p-4 text-base">
              <EngineInUse state={loaded} models={models} />
              <p className="text-ink-second">{words.fixed}</p>
            </div>
          ) : (
            <EngineChooser state={loaded} models={models} />
          );
        }}
      </LoadedQuery>
    </Card>
  );
}

const isTranslating = ({ appName, state }: CatalogueEngine) =>
  appName === 'localization' && state === 'installed';

interface EngineProps {
  readonly state: TranslationEngineState;
  /** The installed models of the service. */
  readonly models: readonly CatalogueEngine[];
}

function EngineInUse({ state: { engine, shared }, models }: EngineProps) {
  const words = useWords(translationEngineWords);
  if (engine === null) {
    return (
      <p className="max-w-[80ch] text-ink-second">
        {models.length > 0
          ? words.state.models(joinItems(models.map(({ title }) => title)))
          : `${words.state.none} ${words.state.orModels}`}
      </p>
    );
  }
  const fromPage = shared ? words.state.shared : words.state.fromPage;
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{words.state.inUse(engineName(engine, words.kinds))}</span>{' '}
      <span className="text-ink-third">
        {engine.from === 'environment' ? words.state.fromEnvironment : fromPage}
      </span>
    </p>
  );
}

function EngineChooser({ state, models }: EngineProps) {
  const { engine, envFile } = state;
  const words = useWords(translationEngineWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const [form, setForm] = useState<EngineForm>(emptyForm);
  const [showProblem, setShowProblem] = useState(false);
  const read = readForm(form);

  const keep = async (next: TranslationEngineState, message: string) => {
    await replaceQueryData(client, stateKey, next);
    announce(message);
    return client.invalidateQueries({ queryKey: enginesQuery.queryKey });
  };
  const test = useMutation({ mutationFn: async (form: EngineForm) => trialOf(form) });
  const choose = useMutation({
    mutationFn: async (form: EngineForm) => {
      const { address } = usable(form);
      const keep = envFile && form.envFile ? 'env-file' : 'until-stop';
      return unwrap(await calls.choose({ engine: address, keep }));
    },
    onSuccess: (state) => keep(state, words.used),
  });
  const reset = useMutation({
    mutationFn: async () => unwrap(await calls.reset()),
    onSuccess: (state) => keep(state, words.state.takenBack),
  });
  const change = (next: Partial<EngineForm>) => {
    setForm({ ...form, ...next });
    test.reset();
  };
  const whenUsable = (act: (form: EngineForm) => void) => {
    setShowProblem(true);
    if ('address' in read) act(form);
  };
  const failed = [choose.error, reset.error, test.error].find((error) => error instanceof CallFailed);
  const { kind } = form;
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
        <EngineInUse state={state} models={models} />
        {engine?.from === 'page' && (
          <Button size="small" disabled={reset.isPending} onClick={() => reset.mutate()}>
            {words.state.takeBack}
          </Button>
        )}
      </div>
      <div>
        <Segmented
          label={words.kind}
          options={(['libretranslate', 'openai'] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
          value={kind}
          onChange={(value) => change({ kind: value })}
        />
      </div>
      <EngineRecipe kind={kind} onFill={() => change(recipes[kind].form)} />
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          whenUsable(test.mutate);
        }}
      >
        <EngineFields
          form={form}
          problem={showProblem && 'problem' in read ? read.problem : undefined}
          mayWriteEnvFile={envFile}
          onChange={change}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={test.isPending}>
            {test.isPending ? words.testing : words.test}
          </Button>
          <Button look="primary" disabled={choose.isPending} onClick={() => whenUsable(choose.mutate)}>
            {words.use}
          </Button>
        </div>
      </form>
      {test.data && <TrialResult trial={test.data} />}
      {failed instanceof CallFailed && <FailureCard failure={failed.failure} />}
    </div>
  );
}

/** The address in the form; throws if the form is invalid. */
function usable(form: EngineForm) {
  const read = readForm(form);
  if ('problem' in read) throw new Error(`The field ${read.problem} is invalid.`);
  return read;
}

const trialOf = async (form: EngineForm) => unwrap(await calls.test(usable(form).address));
