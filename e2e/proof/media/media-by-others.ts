import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { type Sample, toneHertz, toneSeconds } from './media-samples.ts';

/** The same tone as encoded by FFmpeg and SoX, if they are installed. */
export function samplesOfOtherEncoders(): Sample[] {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  try {
    const source = join(folder, 'source.wav');
    writeFileSync(source, wavBytes(tone(toneSeconds, 44_100, toneHertz), { sampleRate: 44_100 }));
    return [...ffmpegRuns, ...soxRuns].flatMap(([program, type, options]) => {
      const output = join(folder, `out.${type}`);
      const args =
        program === 'ffmpeg'
          ? ['-v', 'error', '-y', '-i', source, ...options, output]
          : ['-V1', source, ...options, output];
      try {
        execFileSync(program, args, { stdio: 'ignore' });
        return [{ name: `${program} ${type}: ${options.join(' ')}`, bytes: readFileSync(output) }];
      } catch {
        // The program is not installed, or was built without this encoder.
        return [];
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type EncoderRun = readonly ['ffmpeg' | 'sox', 'wav' | 'flac' | 'mp3', readonly string[]];
const wavCodecs = [
  'pcm_u8',
  'pcm_s16le',
  'pcm_s24le',
  'pcm_s32le',
  'pcm_f32le',
  'pcm_f64le',
  'pcm_alaw',
  'pcm_mulaw',
  'adpcm_ima_wav',
  'adpcm_ms',
  'libmp3lame',
];
const ffmpegRuns: EncoderRun[] = [
  ...wavCodecs.flatMap((codec): EncoderRun[] => [
    ['ffmpeg', 'wav', ['-c:a', codec]],
    ['ffmpeg', 'wav', ['-c:a', codec, '-ac', '2', '-ar', '22050']],
  ]),
  ['ffmpeg', 'wav', ['-rf64', 'always']],
  ['ffmpeg', 'wav', ['-write_bext', '1', '-metadata', 'description=odd']],
  ...['s16', 's32'].map((format): EncoderRun => ['ffmpeg', 'flac', ['-sample_fmt', format]]),
  ...['8000', '22050', '96000'].map(
    (rate): EncoderRun => ['ffmpeg', 'flac', ['-ar', rate, '-compression_level', '12']],
  ),
  ['ffmpeg', 'flac', ['-ac', '6']],
  ...['8000', '11025', '12000', '16000', '22050', '24000', '32000', '44100', '48000'].flatMap(
    (rate): EncoderRun[] => [
      ['ffmpeg', 'mp3', ['-ar', rate, '-b:a', '32k']],
      ['ffmpeg', 'mp3', ['-ar', rate, '-q:a', '4', '-ac', '2', '-joint_stereo', '1']],
    ],
  ),
  ['ffmpeg', 'mp3', ['-write_xing', '0', '-q:a', '4']],
  ['ffmpeg', 'mp3', ['-abr', '1', '-b:a', '64k']],
  ['ffmpeg', 'mp3', ['-write_id3v1', '1', '-id3v2_version', '3', '-metadata', 'title=tone']],
];
const soxRuns: EncoderRun[] = [
  ...['8', '16', '24', '32'].map((bits): EncoderRun => ['sox', 'wav', ['-b', bits]]),
  ...['ima-adpcm', 'ms-adpcm', 'a-law', 'mu-law', 'floating-point'].map(
    (e): EncoderRun => ['sox', 'wav', ['-e', e]],
  ),
  ['sox', 'wav', ['-B']],
  ...['8', '16', '24'].map((bits): EncoderRun => ['sox', 'flac', ['-b', bits]]),
];
