import type { Analysis } from '#console/audio/measure/analysis.ts';
import type { TextToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatDuration, formatNumber, formatSeconds, joinFacts } from '#console/ui/text/format.ts';
import { type AudioFormat, audioFormatFacts, textToSpeechDefaults } from '#contract/text-to-speech.ts';
import type { TextToSpeechInput } from '../form/request.ts';
import { enginesText } from './speaking-engines.ts';

/** A measured property; `asked` is the requested value, `fits` whether they match. */
export interface MeasuredRow {
  readonly name: keyof TextToSpeechResultWords['properties'];
  readonly value: string;
  readonly asked?: string;
  readonly fits?: boolean;
}

/** The format of the bytes, under its name in the API. `headerless`: the bytes have no header. */
export function formatOf({ facts }: Analysis, headerless: boolean): AudioFormat {
  if (headerless) return 'PCM';
  if (facts.kind === 'ogg') return facts.codec === 'Opus' ? 'OPUS' : 'OGG';
  return ({ wav: 'WAV', mp3: 'MP3', flac: 'FLAC' } as const)[facts.kind];
}

/** The file name extension for the actual format of the bytes, whatever was requested. */
export function extensionOf(analysis: Analysis, headerless: boolean): string {
  return audioFormatFacts[formatOf(analysis, headerless)].extension;
}

interface Measurement {
  readonly analysis: Analysis;
  readonly headerless: boolean;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Ids of the engines that spoke, if the target names them. */
  readonly engines?: string | undefined;
  /** Duration of the call and time until its first byte, in milliseconds. */
  readonly timing: { readonly total: number; readonly firstByte?: number | undefined };
}

/** The measured properties of the file, with the requested values. */
export function measuredRows(
  { analysis, headerless, size, engines, timing }: Measurement,
  { body }: TextToSpeechInput,
  words: TextToSpeechResultWords,
): MeasuredRow[] {
  const { facts, levels, duration } = analysis;
  const rate = Number(body.sample_rate ?? textToSpeechDefaults.sample_rate);
  const format = String(body.format ?? textToSpeechDefaults.format).toUpperCase();
  const found = formatOf(analysis, headerless);
  const decibels = (value: number | undefined, unit: string, none: string) =>
    value === undefined ? none : `${value.toFixed(1)} ${unit}`;
  return [
    ...(engines ? ([{ name: 'engine', value: enginesText(engines, words.qualities) }] as const) : []),
    { name: 'duration', value: formatSeconds(duration) },
    {
      name: 'sampleRate',
      value: words.hertz(formatNumber(facts.sampleRate)),
      asked: words.hertz(formatNumber(rate)),
      fits: facts.sampleRate === rate,
    },
    { name: 'format', value: found, asked: format, fits: found === format },
    {
      name: 'channels',
      value: facts.channels === 1 ? words.mono : facts.channels === 2 ? words.stereo : String(facts.channels),
    },
    { name: 'bits', value: facts.bits === undefined ? words.noBits : `${facts.bits}` },
    ...(levels
      ? ([
          { name: 'peak', value: decibels(levels.peak, 'dBFS', words.silent) },
          {
            name: 'loudness',
            value: decibels(
              levels.loudness,
              'LUFS',
              levels.peak === undefined ? words.silent : words.tooShort,
            ),
          },
          {
            name: 'silence',
            value: joinFacts([
              formatDuration(levels.leadingSilence * 1000),
              formatDuration(levels.trailingSilence * 1000),
            ]),
          },
        ] as const)
      : []),
    { name: 'size', value: formatBytes(size) },
    ...(timing.firstByte === undefined
      ? []
      : ([{ name: 'firstByte', value: formatDuration(timing.firstByte) }] as const)),
    { name: 'total', value: formatDuration(timing.total) },
  ];
}
