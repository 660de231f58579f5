import { useMemo } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { type StageWords, stageWords } from '#console/catalogues/stage.ts';
import { stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import { parseHeaders } from '#console/exchanges/raw-request/raw-request.ts';
import { onlyCall } from '#console/exchanges/run-store.ts';
import { useRun } from '#console/exchanges/use-run.ts';
import type { StageNeeds } from '#console/stage/check/needs.ts';
import { StagePage } from '#console/stage/page/StagePage.tsx';
import { problemSentence, scriptName } from '#console/stage/plain-words.ts';
import { languageChoices, type StageRequest } from '#console/stage/request/request.ts';
import type { StageContent, StageGroup } from '#console/stage/stage-content.ts';
import { isSame } from '#console/ui/is-same.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { stringsOf } from '#console/ui/text/strings.ts';
import { TransliterationLanguage } from '#contract/languages.ts';
import type { TransliterationEntry } from '#contract/transliteration.ts';
import { type TransliterationForm, transliterationForm } from './form/form.ts';
import { type TransliterationRun, transliterationRuns, useSendTransliteration } from './form/queries.ts';
import { transliterationRequest } from './form/request.ts';

/** How many suggestions besides the best one are shown. */
const shownSuggestions = 3;

/** Transliteration on the stage: the view Strings, whichever view is open in the panel. */
export function TransliterationStage() {
  const words = useWords(stageWords);
  const { fixes } = useWords(stageCheckWords);
  const [form, change, link] = usePanelForm(transliterationForm);
  const { run, start, cancel } = useRun(transliterationRuns, useSendTransliteration(), link.linked);
  const content = useMemo(() => stageContent(form, run, words), [form, run, words]);
  const send =
    content.state === 'empty'
      ? undefined
      : { label: words.writeIn(scriptName(form.target, words)), atOnce: true, run: () => start(form) };
  const needs: StageNeeds = {
    probe: { operation: 'transliteration', input: { ...transliterationRequest(form), body: {} } },
    characters: content.groups.reduce((sum, { source }) => sum + source.length, 0),
    missing: ({ engines }) => {
      const served = engines.flatMap(({ appName, available, languages }): readonly string[] =>
        appName === 'transliteration' && available ? languages : [],
      );
      if (served.includes(form.target)) return undefined;
      const [target] = served.filter((code) => code !== form.source);
      return {
        names: languageName(form.target),
        ...(target && { fix: { label: fixes.other(languageName(target)), run: () => change({ target }) } }),
      };
    },
  };
  const request = requestOf(form, change);
  return <StagePage content={content} commands={{ send, cancel: () => cancel(), request }} needs={needs} />;
}

/** The languages of a form, or those of its raw request. */
function languagesOf({ free, source, target }: TransliterationForm) {
  const { src_lang = source, tgt_lang = target } = free ? parseHeaders(free.headers) : {};
  return { source: src_lang, target: tgt_lang };
}

/** What the presenter can change. A change replaces a raw request with the fields of the form. */
export function requestOf(
  form: TransliterationForm,
  changeForm: (change: Partial<TransliterationForm>) => void,
): StageRequest {
  const languages = languagesOf(form);
  const change = (fields: Partial<TransliterationForm>) =>
    changeForm(form.free ? { ...languages, free: undefined, ...fields } : fields);
  const { source, target } = languages;
  const options = languageChoices(TransliterationLanguage.options);
  return {
    text: { value: form.text, language: source, change: (text) => change({ text }) },
    choices: [
      { name: 'from', value: source, options, choose: (code) => change({ source: code }) },
      { name: 'to', value: target, options, choose: (code) => change({ target: code }) },
    ],
  };
}

/** What the stage shows of a form and the newest run, which is left out when the form has changed since. */
export function stageContent(
  form: TransliterationForm,
  newest: TransliterationRun | undefined,
  words: StageWords,
): StageContent {
  const run =
    newest && isSame(transliterationRequest(newest.form), transliterationRequest(form)) ? newest : undefined;
  const outcome = onlyCall(run)?.outcome;
  const entries = outcome?.kind === 'ok' ? outcome.data.responseList : undefined;
  const { source: sourceLanguage, target } = languagesOf(form);
  const strings = entries?.map(({ inString }) => inString) ?? stringsOf(form.text);
  return {
    panel: 'transliteration',
    summary: words.inScripts(scriptName(sourceLanguage, words), scriptName(target, words)),
    language: sourceLanguage,
    groups: strings.map((source, index) => groupOf(source, entries?.[index], target, words)),
    startedAt: run?.startedAt,
    ...(strings.length === 0 && !run
      ? { state: 'empty', note: words.nothingToSend }
      : !run
        ? { state: 'ready' }
        : !outcome
          ? { state: 'working', note: words.working.transliteration }
          : outcome.kind === 'ok'
            ? { state: 'done' }
            : { state: 'failed', note: problemSentence(outcome, words) }),
  };
}

function groupOf(
  source: string,
  entry: TransliterationEntry | undefined,
  language: string,
  words: StageWords,
): StageGroup {
  if (!entry) return { source, lines: [{ language, text: undefined, status: undefined }] };
  const [text, ...others] = entry.outString;
  const { status } = words;
  return {
    source,
    lines: [
      {
        language,
        text,
        others: others.slice(0, shownSuggestions),
        status:
          text === undefined
            ? { tone: 'failed', text: status.none }
            : text === source
              ? { tone: 'unchanged', text: status.unchanged }
              : { tone: 'served', text: status.written(scriptName(language, words)) },
      },
    ],
  };
}
