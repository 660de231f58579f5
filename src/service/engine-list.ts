import { type LanguageCode, TransliterationLanguage } from '#contract/languages.ts';
import type { Engine, Engines } from '#contract/local.ts';
import type { NmtEngine } from './engines/nmt.ts';
import type { Synthesizer } from './engines/synthesizer.ts';
import type { SpeechToText } from './speech-to-text/speech-to-text.ts';
import { speakers } from './text-to-speech/speakers.ts';

interface EngineSources {
  readonly nmt: NmtEngine | undefined;
  readonly synthesizer: Synthesizer;
  readonly speechToText: SpeechToText;
  readonly phrasebookLanguages: readonly LanguageCode[];
  readonly phrases: number;
}

/** What this machine can do, in words: every engine, its languages, and how to add the next. */
export function listEngines(sources: EngineSources): Engines {
  const { nmt, synthesizer, speechToText } = sources;
  const unavailable = synthesizer.unavailable();
  const speaks = unavailable === undefined;
  const served = speechToText.languages();
  return {
    engines: [
      {
        id: 'phrasebook',
        appName: 'localization',
        name: 'Phrasebook',
        available: true,
        languages: [...sources.phrasebookLanguages],
        description: `A lookup database with ${sources.phrases} everyday phrases and templates with slots.`,
      },
      translationEngine(nmt),
      {
        id: 'spelling-rules',
        appName: 'transliteration',
        name: 'Spelling rules',
        available: true,
        languages: [...TransliterationLanguage.options],
        description:
          'Pronunciations and each language’s own spelling rules. Also the fallback of translation.',
      },
      ...recognisers(served),
      {
        id: 'espeak-ng',
        appName: 'tts',
        name: 'eSpeak NG',
        available: speaks,
        languages: speaks ? [...synthesizer.languages] : [],
        description:
          unavailable ?? 'A formant synthesiser in a process of its own: clear, robotic, exact in time.',
        ...(!speaks && { remedy: 'npm install --include=optional' }),
        licence: 'GPL-3.0-or-later',
      },
    ],
    speakers: speaks
      ? speakers
          .filter(({ language }) => synthesizer.languages.includes(language))
          .map(({ code, addition }) => ({ code, addition }))
      : [],
    formats: speaks ? [...synthesizer.formats] : [],
    speechToTextLanguages: served.map(({ language }) => language),
  };
}

function translationEngine(nmt: NmtEngine | undefined): Engine {
  return {
    id: nmt?.id ?? 'nmt',
    appName: 'localization',
    name: nmt?.name ?? 'Neural machine translation',
    available: nmt !== undefined,
    languages: [],
    description: nmt
      ? 'Translates what the phrasebook does not know.'
      : 'Not configured: what the phrasebook does not know is transliterated, not translated.',
    ...(!nmt && {
      remedy: 'NMT_KIND=libretranslate NMT_BASE_URL=http://127.0.0.1:5000 npm start',
    }),
  };
}

function recognisers(served: ReturnType<SpeechToText['languages']>): Engine[] {
  const byEngine = groupByEngine(served);
  const found = [...byEngine].map(
    ([engine, rows]): Engine => ({
      id: engine,
      appName: 'stt_batch',
      name: engine === 'pocketsphinx' ? 'PocketSphinx' : engine,
      available: true,
      languages: rows.map(({ language }) => language),
      description: 'Recognises speech with a time for every word.',
    }),
  );
  if (found.length > 0) return found;
  return [
    {
      id: 'pocketsphinx',
      appName: 'stt_batch',
      name: 'PocketSphinx',
      available: false,
      languages: [],
      description: 'No recogniser is on this machine, so every upload is answered with code 003.',
      remedy: 'apt-get install pocketsphinx pocketsphinx-en-us',
    },
  ];
}

function groupByEngine(served: ReturnType<SpeechToText['languages']>) {
  const groups = new Map<string, { language: LanguageCode }[]>();
  for (const row of served) groups.set(row.engine, [...(groups.get(row.engine) ?? []), row]);
  return groups;
}
