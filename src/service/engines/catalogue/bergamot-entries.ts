import type { LanguageCode } from '#contract/languages.ts';
import type { CatalogueEntry, FileSource, PackageSource } from './entry.ts';

const translator: PackageSource = {
  name: '@browsermt/bergamot-translator',
  version: '0.4.9',
  integrity:
    'sha512-bNuuCwM/JnsIYQCKXcYKFT4Qc5vLMoB8Nbvz8ReIgs7xzebK8Sa+R8iEK8mLvNBe/WaZ6zrPaUQilLsRT/ea8Q==',
  bytes: 1_852_075,
  unpackedBytes: 5_314_609,
};

type File = readonly [commit: string, bytes: number, sha256: string];

interface Pair {
  /** BLEU score on the FLORES test set, as published with the model. */
  readonly bleu: number;
  readonly model?: File;
  readonly lex?: File;
  readonly vocab?: File;
}

/** Commits of the models' repository that hold the files. */
const [first, second, third, fourth, fifth] = [
  'f8dcd7f32515170c1fcf4e067c7eb04064e376fc',
  '4886b27f3c9756fff56005e7abe3fbfa34461209',
  '4788e5eef4fe86d78cd53140607c0b79b6bdc967',
  '1752bf15f8009bb656a1820cdc2164e449553d1e',
  '4019b1f7fd1df39874a6f82579d8cdb1eacd23ac',
] as const;

/*
 * Sizes and checksums come from the Git LFS pointers in mozilla/firefox-translations-models. A file whose pointer could
 * not be read is not listed and must be provided from disk.
 */
const pairs: Readonly<Record<string, Pair>> = {
  'en-hi': {
    bleu: 36.7,
    model: [first, 12_736_263, '751032330fe04b9dd4e1245c4dcf8f58dd6836daa7ed3f3b93be52eb1fca9ba4'],
    lex: [first, 1_690_062, 'ce5f1dd9d4fb343cb6e0da91e4603e50b673b91ea22b50b959a0dc199d4e9dd9'],
    vocab: [second, 430_026, 'bb3bf8252b14fa57100beb371824cf51a7281e833a3becec135721fe679ce076'],
  },
  'hi-en': {
    bleu: 36.2,
    model: [first, 12_752_013, 'd30d257188bec64fceeb37483a6be8c54f1246583ad4e4f99dda174b630afeb3'],
    vocab: [first, 430_096, '7554161ff543abf09200b4feec83328259b0acb0e58003d834ad43bac47f6124'],
  },
  'en-bn': {
    bleu: 19.2,
    model: [third, 12_821_521, 'df17fb759afe3172d4ea0ded8abbe5b74d945a8acb0cac99e8fd55f92f926d8b'],
    lex: [third, 1_607_697, '912cd83ad6b07d9df92b073f1bcbd49303c2b2ddba0b4d29d85b66b6f0b67f95'],
    vocab: [first, 437_373, '96e8b61918f5307f368937ff59f4cfea0bb7eb816e34f81bea6ac09399ee4b30'],
  },
  'bn-en': {
    bleu: 30.2,
    model: [fourth, 12_665_857, '1a2e5bfd8d75c8cddd6a802f9e2a2a82b626ec88fbcb5575e242a306bc1ebe9b'],
    lex: [fourth, 2_264_284, '8c4bf16a8a83f6c21a25f39eb1b1f935cb60e21a5afaa83b1e0fcd40e0180a82'],
    vocab: [first, 437_571, '11660de65a60243f944dc7a099beaeab8f061d8526aed15c476416a6dd906793'],
  },
  'en-gu': {
    bleu: 24.1,
    model: [second, 12_657_911, '66003a2deb5b2bdf65748c344dbbb94d73b8f225aea3a66caab17b41c5e0ad2e'],
    lex: [second, 1_529_098, '2ab0f92654a4314fc64ad52cfec32aaa1d187e969d209990fcac41c96a5073ae'],
    vocab: [second, 434_881, '9f79169080b255c5683d9ad6cc263724b09b215cc1010cd7b9a2f5de2dcd5748'],
  },
  'gu-en': {
    bleu: 32.5,
    model: [first, 12_917_932, 'f78d8f7120b7e3092f83639f4b2600459ea016dabaed037f20e651d015ca070a'],
    lex: [fourth, 2_028_621, '30b6417f113a993a73fb9f6b58db94df23e2a2192fe0f70b3a422019ccf33d31'],
    vocab: [fifth, 435_011, '3113b3e5e6d507555858fda228517d407ebabc39d5d7e6e1522f9aa8f083a598'],
  },
  'en-kn': {
    bleu: 20.5,
    model: [first, 13_009_213, 'e7f684fea84a6a69522e77388fd09f015b513511ed36192f0493d0faf52380ad'],
    lex: [first, 1_416_160, '3227fa0bba2fbec768b2648fec014bea5cb5384d85c0199afb36abe5281db658'],
    vocab: [second, 450_046, '2a501f3862d4e27269c457f82084a714a03f44b7e05ce92daef5dff0389f8860'],
  },
  'kn-en': {
    bleu: 29.7,
    vocab: [fifth, 450_324, '739e6f45a056331f869328a2999d20952a33c5204516a5b3dc36d34020603e36'],
  },
  'en-ml': {
    bleu: 19.5,
    model: [third, 12_570_038, '276ea5a40a974ac039ff83e0594986a8110820602eedff616838e8914e2e6d91'],
    lex: [third, 1_275_347, 'f8b294d0a490b8dfd60d300cc6688eef6fcb5f519f9b17ac05c137bb20bfc804'],
    vocab: [first, 454_768, '388cfec515765b48792a0be3fb383f9dc6aefbd646c1e09ec3440fc8ce18a6df'],
  },
  'ml-en': {
    bleu: 30.8,
    model: [first, 12_792_306, 'bb63f0267cb901f23c4fc664f1d50a2b4890900980486bedc9080cc5d19914a7'],
    lex: [fifth, 2_296_381, '27e7301494d48bed602e409d891a6501557d03c534610eb2c5eba0a9507a829b'],
  },
  'en-ta': {
    bleu: 22,
    model: [third, 12_645_399, '8ba25571eaace1df38345d556b0ae433722b03688bb8cf8fe7681b19e0a64814'],
    lex: [third, 1_453_949, 'd5855d0a1101f7f80678ab1dbd4e004720af197077d1b7b2ce31c0aa5646ade8'],
    vocab: [third, 446_752, '4ff6e3e8ca495484d4617d786ead775b934bc0f8128d1f919d043020a87a8a4d'],
  },
  'ta-en': {
    bleu: 27.6,
    model: [fourth, 12_511_533, '4d9cd0191dba40c8f747b851b25e96a8f2210d284c50d0e96d31be2b7f85fc15'],
    lex: [first, 2_453_155, '805180ab02e010b8ae953747293b9467b8ee40c071d25717662f7abe28412397'],
  },
  'en-te': {
    bleu: 23.3,
    model: [second, 12_590_862, '975698af4c7810bdac720590fa6c1fc9dee57c6b68c7bca535314e8bb5d96754'],
    lex: [third, 1_434_105, '63eea185036a52cd43b70537ac3526a93dd8d04c7904daeffcf4a00d60f2ed6e'],
    vocab: [second, 448_838, '1048434654e9a22eb960ad738650ecd2b989a5699bb7621f2a275698642c480d'],
  },
  'te-en': {
    bleu: 35.2,
    model: [first, 13_202_063, '78bbbf7d48277a0c8d05f04828a2c1c0b863f24cd743032c9ecd0a663d62f53c'],
    lex: [first, 2_209_444, '4b2e7a95965f9a666a99cf1e913fb752452e5626b51f0dc46392cdd57491c210'],
  },
};

/** Mozilla's translation models, one entry for each direction. */
export const bergamotEntries: readonly CatalogueEntry[] = Object.entries(pairs).map(([pair, about]) => {
  const [from, to] = pair.split('-') as [LanguageCode, LanguageCode];
  const code = `${from}${to}`;
  return {
    name: `bergamot-${pair}`,
    title: `Bergamot ${from} → ${to}`,
    kind: 'bergamot',
    appName: 'localization',
    languages: [from, to],
    quality: { measure: 'bleu', value: about.bleu, source: 'mozilla' },
    verified: false,
    version: 'tiny',
    licence: 'MPL-2.0',
    packages: [translator],
    files: [
      fileOf(code, `model.${code}.intgemm.alphas.bin.gz`, about.model),
      fileOf(code, `lex.50.50.${code}.s2t.bin.gz`, about.lex),
      fileOf(code, `vocab.${code}.spm.gz`, about.vocab),
    ],
    steps: ['unpack-gzip', 'keep-packages'],
    diskBytes: 30_000_000,
    runtime: [],
  };
});

function fileOf(code: string, name: string, file: File | undefined): FileSource {
  if (!file) return { name };
  const [commit, bytes, sha256] = file;
  const repository = 'https://github.com/mozilla/firefox-translations-models/raw';
  return { name, address: `${repository}/${commit}/models/tiny/${code}/${name}`, sha256, bytes };
}
