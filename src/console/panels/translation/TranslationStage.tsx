import { useMemo } from 'react';
import { usePanelForm } from '#console/app/panel-form.ts';
import { type StageWords, stageWords } from '#console/catalogues/stage.ts';
import { stageCheckWords } from '#console/catalogues/stage-check.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StageNeeds } from '#console/stage/check/needs.ts';
import { StagePage } from '#console/stage/page/StagePage.tsx';
import { listOf, problemSentence, scriptName } from '#console/stage/plain-words.ts';
import { languageChoices, type StageRequest } from '#console/stage/request/request.ts';
import type { StageContent, StageLine } from '#console/stage/stage-content.ts';
import { isSame } from '#console/ui/is-same.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import type { Engines } from '#contract/local/service.ts';
import { columnsOf, rowOf } from './answer/columns.ts';
import type { ResultRow } from './answer/results.ts';
import { stringsIn, type TranslationForm, translationForm } from './form/form.ts';
import { formAsSent, translationRequest } from './form/request.ts';
import { type TranslationRun, useTranslation } from './queries.ts';

/** Translation on the stage. */
export function TranslationStage() {
  const words = useWords(stageWords);
  const checkWords = useWords(stageCheckWords);
  const [form, change, link] = usePanelForm(translationForm);
  const { run, running, start, cancel } = useTranslation(link.linked);
  const content = useMemo(() => stageContent(form, run, running, words), [form, run, running, words]);
  const send =
    content.state === 'empty' ? undefined : { label: words.translate, atOnce: true, run: () => start(form) };
  const needs: StageNeeds = {
    probe: { operation: 'localization', input: { ...translationRequest(form), body: {} } },
    characters: content.groups.reduce((sum, { source, lines }) => sum + source.length * lines.length, 0),
    missing: ({ engines }) => {
      const missing = form.targets.filter((target) => !isTranslated(target, engines));
      if (missing.length === 0) return undefined;
      const targets = form.targets.filter((target) => !missing.includes(target));
      return {
        names: listOf(missing.map(languageName), words),
        ...(targets.length > 0 && {
          fix: { label: checkWords.fixes.leaveOut, run: () => change({ targets }) },
        }),
      };
    },
  };
  const request = requestOf(form, change);
  return <StagePage content={content} commands={{ send, cancel: () => cancel(), request }} needs={needs} />;
}

/** What the presenter can change. A change replaces a raw request with the fields of the form. */
export function requestOf(
  current: TranslationForm,
  changeForm: (change: Partial<TranslationForm>) => void,
): StageRequest {
  const { source, targets } = formAsSent(current);
  const change = (fields: Partial<TranslationForm>) =>
    changeForm(current.free ? { source, targets, free: undefined, ...fields } : fields);
  const codes = TranslationLanguage.options;
  return {
    text: {
      // A line that is being typed may end with a space.
      value: current.input === 'lines' ? current.text : stringsIn(current).join('\n'),
      language: source,
      change: (text) => change({ input: 'lines', text }),
    },
    choices: [
      {
        name: 'from',
        value: source,
        options: languageChoices(codes),
        choose: (code) => change({ source: TranslationLanguage.parse(code) }),
      },
    ],
    targets: {
      codes: codes.filter((code) => code !== source),
      chosen: targets,
      change: (chosen) => change({ targets: chosen.map((code) => TranslationLanguage.parse(code)) }),
    },
  };
}

/** Whether one of these engines translates into a language; one without a list of languages may know any. */
const isTranslated = (language: string, engines: Engines['engines']): boolean =>
  engines.some(
    ({ appName, available, languages }) =>
      appName === 'localization' &&
      available &&
      (languages.length === 0 || languages.some((code) => code === language)),
  );

/** What the stage shows of a form and the newest run, which is left out when the form has changed since. */
export function stageContent(
  current: TranslationForm,
  newest: TranslationRun | undefined,
  running: boolean,
  words: StageWords,
): StageContent {
  const form = formAsSent(current);
  const run =
    newest && isSame(translationRequest(newest.form), translationRequest(current)) ? newest : undefined;
  const columns = run ? columnsOf(run.calls) : [];
  const answered = columns.filter(({ state }) => state === 'done');
  const failed = columns.find((column) => column.state === 'failed' || column.state === 'cancelled');
  const strings = stringsIn(form);
  const groups = strings.map((source, index) => ({
    source,
    lines: form.targets.map((language): StageLine => {
      const column = columns.find(({ target }) => target === language);
      const row = column && rowOf(column, index);
      return { language, text: row?.output, status: row && plainStatus(row, language, words) };
    }),
  }));
  const isEmpty = strings.length === 0 || form.targets.length === 0;
  return {
    panel: 'translation',
    summary: words.fromTo(languageName(form.source), listOf(form.targets.map(languageName), words)),
    language: form.source,
    groups,
    startedAt: run?.startedAt,
    ...(isEmpty
      ? { state: 'empty', note: words.nothingToSend }
      : !run
        ? { state: 'ready' }
        : running
          ? { state: 'working', note: words.working.translation }
          : failed && 'failure' in failed && answered.length === 0
            ? { state: 'failed', note: problemSentence(failed.failure, words) }
            : { state: 'done' }),
  };
}

/** The status of a row in plain words. */
function plainStatus(
  { tone, code, output }: ResultRow,
  language: string,
  words: StageWords,
): StageLine['status'] {
  const { status } = words;
  if (tone === 'failed' || output === undefined) return { tone: 'failed', text: status.none };
  switch (tone) {
    case 'transliterated':
      return { tone, text: status.written(scriptName(language, words)) };
    case 'unchanged':
      return { tone, text: status.unchanged };
    case 'waiting':
      return { tone, text: status.received };
    default:
      return {
        tone,
        text: code === 6 ? status.partly : code === 5 ? status.reviewing : status.translated,
      };
  }
}
