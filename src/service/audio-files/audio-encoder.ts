/**
 * Encodes mono samples from -1 to 1, piece by piece.
 *
 * The file is `finish().head`, then everything `write` returned, then `finish().tail`: the head may contain lengths
 * that are known only at the end.
 */
export interface AudioEncoder {
  /** Sample rate that `write` expects: the rate of the file, unless the codec does not support it. */
  readonly sampleRate: number;
  write(samples: Float32Array): Uint8Array<ArrayBuffer>;
  finish(): { readonly head: Uint8Array<ArrayBuffer>; readonly tail: Uint8Array<ArrayBuffer> };
}
