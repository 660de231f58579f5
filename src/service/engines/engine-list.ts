import { LanguageCode, TransliterationLanguage } from '#contract/languages.ts';
import { phrasebookId, transliteratorId } from '#contract/local/built-in-engines.ts';
import type { CatalogueEngine } from '#contract/local/engine-catalogue.ts';
import type { Engine, Engines } from '#contract/local/service.ts';
import type { SpeechToText } from '#service/speech-to-text/speech-to-text.ts';
import { speakers } from '#service/text-to-speech/speakers.ts';
import type { NmtEngine } from './nmt/nmt.ts';
import { moonshineFilesOfPackages } from './recognition/moonshine/moonshine-files.ts';
import { canSpeak, canSpeakLanguage, type Synthesizer } from './synthesis/synthesizer.ts';

const moonshineBase = 'moonshine-base';
type MoonshineState = ReturnType<typeof moonshineFilesOfPackages>;

interface EngineSources {
  readonly nmt: NmtEngine | undefined;
  /** The speech engines, the preferred one first; the last one is built in. */
  readonly synthesizers: readonly [Synthesizer, ...Synthesizer[]];
  readonly speechToText: SpeechToText;
  readonly phrasebookLanguages: readonly LanguageCode[];
  readonly phrases: number;
  /** The catalogue of engines, with the names, licences, versions and sizes of those in use. */
  readonly catalogue: readonly CatalogueEngine[];
}

/** Every engine of this machine with its languages, and how to add another. */
export function listEngines(sources: EngineSources): Engines {
  const { nmt, synthesizers, speechToText } = sources;
  const synthesizer = synthesizers.at(-1) ?? synthesizers[0];
  const natural = synthesizers.slice(0, -1).filter((one) => one.unavailable() === undefined);
  const unavailable = synthesizer.unavailable();
  const speaking = unavailable === undefined;
  const served = speechToText.languages();
  const engines: Engine[] = [
    {
      id: phrasebookId,
      appName: 'localization',
      name: 'Phrasebook',
      available: true,
      languages: [...sources.phrasebookLanguages],
      note: { kind: 'phrasebook', detail: String(sources.phrases) },
    },
    translationEngine(nmt),
    {
      id: transliteratorId,
      appName: 'transliteration',
      name: 'Spelling rules',
      available: true,
      languages: [...TransliterationLanguage.options],
      note: { kind: 'spelling-rules' },
    },
    ...recognisers(speechToText.engines(), moonshineFilesOfPackages()),
    ...natural.map(naturalVoices),
    {
      id: 'espeak-ng',
      appName: 'tts',
      name: 'eSpeak NG',
      available: speaking,
      languages: speaking ? [...synthesizer.languages] : [],
      note: speaking ? { kind: 'fast-voices' } : { kind: 'no-voices', detail: unavailable },
      ...(!speaking && { remedy: 'npm install --include=optional' }),
      licence: 'GPL-3.0-or-later',
    },
    ...(speaking ? approximation(synthesizer) : []),
  ];
  return {
    engines: engines.map((engine) => withCatalogueFacts(engine, sources.catalogue)),
    speakers: speaking
      ? speakers
          .filter(({ language }) => canSpeakLanguage(synthesizer, language))
          .map(({ code, language, gender, addition, approximates }) => ({
            code,
            addition,
            ...(approximates && { approximates }),
            engines: [...natural, synthesizer]
              .filter((one) => canSpeak(one, { language, gender }))
              .map(({ id, quality }) => ({ id, quality })),
          }))
      : [],
    formats: speaking ? [...synthesizer.formats] : [],
    speechToTextLanguages: served.map(({ language }) => language),
  };
}

/** Adds the facts about an engine that are in the catalogue. */
function withCatalogueFacts(engine: Engine, catalogue: readonly CatalogueEngine[]): Engine {
  const entry = catalogue.find(({ name }) => name === engine.id);
  if (!entry) return engine;
  const { title, licence, version, quality, diskBytes, memoryBytes } = entry;
  return {
    ...engine,
    name: engine.name === engine.id ? title : engine.name,
    ...(licence && { licence: engine.licence ?? licence }),
    version,
    diskBytes,
    ...(quality && { quality }),
    ...(memoryBytes !== undefined && { memoryBytes }),
  };
}

function translationEngine(nmt: NmtEngine | undefined): Engine {
  return {
    id: nmt?.id ?? 'nmt',
    appName: 'localization',
    name: nmt?.name ?? 'Neural machine translation',
    available: nmt !== undefined,
    languages: [],
    note: { kind: nmt ? 'translator' : 'no-translator' },
    ...(!nmt && {
      remedy: 'NMT_KIND=libretranslate NMT_BASE_URL=http://127.0.0.1:5000 npm start',
    }),
  };
}

/** The entry of a synthesizer with natural voices; its name and licence come from the catalogue. */
function naturalVoices({ id, languages }: Synthesizer): Engine {
  return {
    id,
    appName: 'tts',
    name: id,
    available: true,
    languages: [...languages],
    note: { kind: 'natural-voices' },
  };
}

/** The entry for languages that are read by the voice of another language; an empty list if there are none. */
function approximation({ approximations }: Synthesizer): Engine[] {
  const languages = LanguageCode.options.filter((language) => approximations[language]);
  if (languages.length === 0) return [];
  return [
    {
      id: 'espeak-ng-approximation',
      appName: 'tts',
      name: 'eSpeak NG, approximations',
      available: true,
      languages,
      note: { kind: 'approximation' },
    },
  ];
}

const recogniserNames: Readonly<Record<string, string>> = {
  'moonshine-base': 'Moonshine base',
  pocketsphinx: 'PocketSphinx',
};

function recognisers(engines: ReturnType<SpeechToText['engines']>, moonshine: MoonshineState): Engine[] {
  const found = engines.map(
    ({ id, languages }): Engine => ({
      id,
      appName: 'stt_batch',
      name: recogniserNames[id] ?? id,
      available: true,
      languages: [...languages],
      note: { kind: 'recogniser' },
    }),
  );
  if (found.some(({ id }) => id === moonshineBase)) return found;
  return [missingMoonshine(moonshine), ...found];
}

function missingMoonshine(moonshine: MoonshineState): Engine {
  const isMissing = 'missing' in moonshine;
  return {
    id: moonshineBase,
    appName: 'stt_batch',
    name: recogniserNames[moonshineBase]!,
    available: false,
    languages: [],
    note: isMissing
      ? { kind: 'missing-recogniser', detail: moonshine.missing.join(', ') }
      : { kind: 'recogniser-off' },
    remedy: isMissing ? 'npm install --include=optional' : 'MOONSHINE=on npm start',
  };
}
