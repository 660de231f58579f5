import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { createDecoder } from 'libopus-wasm';
import { BlobSource, EncodedPacketSink, Input, OGG } from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';
import type { MeasureAudio } from '#cases/expectations/check-answer.ts';
import type { Decode } from '#console/audio/decode/open-samples.ts';
import { analyse } from '#console/audio/measure/analyse.ts';
import { answerFile, measureOf } from '#console/audio/measure/case-measure.ts';
import { createByteSource } from '#service/speech-to-text/decoding/byte-source.ts';
import { decodeFlac } from '#service/speech-to-text/decoding/flac/decode-flac.ts';

/** Measures loudness and silence of WAV, PCM, MP3, FLAC, Opus and Vorbis; undefined for damaged audio. */
export const measureAudio: MeasureAudio = async (audio) => {
  const remux = async (file: Blob) => file;
  return measureOf(await analyse({ file: answerFile(audio), measure: true }, { decode, remux }));
};

const decode: Decode = async ({ file, facts, mp3 }) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (facts.kind) {
    case 'mp3': {
      // `analyse` removes the encoder's delay and padding.
      const decoder = new MPEGDecoder({ enableGapless: false });
      await decoder.ready;
      try {
        return decodedStream(decoder.decode(bytes.subarray(mp3?.starts[0])), facts.channels);
      } finally {
        decoder.free();
      }
    }
    case 'flac': {
      const blocks: Float32Array<ArrayBuffer>[][] = [];
      await decodeFlac(createByteSource(bytes), {
        declare: () => {},
        write: (channels) => void blocks.push(channels.map((samples) => Float32Array.from(samples))),
      });
      return {
        blocks: (async function* () {
          yield* blocks;
        })(),
        sampleRate: facts.sampleRate,
        channels: facts.channels,
      };
    }
    default:
      if (facts.codec === 'Opus') return decodeOpus(file, bytes, facts.channels);
      return facts.codec === 'Vorbis' ? decodeVorbis(bytes, facts.channels) : 'no-decoder';
  }
};

async function decodeVorbis(bytes: Uint8Array, channels: number) {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  try {
    return decodedStream(await decoder.decodeFile(bytes), channels);
  } finally {
    decoder.free();
  }
}

/** Position in an Ogg file of the Opus pre-skip: byte 10 of the first packet, after a page header of 28 bytes. */
const opusPreSkipOffset = 28 + 10;

async function decodeOpus(file: Blob, bytes: Uint8Array<ArrayBuffer>, channels: number) {
  const input = new Input({ formats: [OGG], source: new BlobSource(file) });
  const track = await input.getPrimaryAudioTrack();
  if (!track || (channels !== 1 && channels !== 2)) return 'no-decoder' as const;
  const sampleRate = 48_000;
  let skip = new DataView(bytes.buffer, bytes.byteOffset).getUint16(opusPreSkipOffset, true);
  async function* blocks(sink: EncodedPacketSink) {
    const decoder = await createDecoder({ sampleRate, channels: channels === 1 ? 1 : 2 });
    try {
      for await (const { data } of sink.packets()) {
        const interleaved = decoder.decodeFloat(data);
        const frames = interleaved.length / channels;
        const from = Math.min(skip, frames);
        skip -= from;
        yield Array.from({ length: channels }, (_, channel) =>
          Float32Array.from(
            { length: frames - from },
            (_sample, at) => interleaved[(from + at) * channels + channel] ?? 0,
          ),
        );
      }
    } finally {
      decoder.free();
      input.dispose();
    }
  }
  return { blocks: blocks(new EncodedPacketSink(track)), sampleRate, channels };
}

interface Decoded {
  readonly channelData: Float32Array[];
  readonly sampleRate: number;
  readonly errors: readonly unknown[];
}

function decodedStream({ channelData, sampleRate, errors }: Decoded, channels: number) {
  async function* blocks() {
    // The MP3 decoder returns mono as two equal channels.
    yield channelData.slice(0, channels).map((samples) => Float32Array.from(samples));
    if (errors.length > 0) throw new Error('A frame cannot be decoded.');
  }
  return { blocks: blocks(), sampleRate, channels };
}
