/** Names of the model file and the folder of voices, in the folder of the engine. */
export const kokoroFiles = { model: 'kokoro.onnx', voices: 'voices' } as const;

/** Names of values in the model. */
export const modelValues = {
  /** Input: a factor for the pitch contour; added when the model is prepared. */
  pitch: 'pitch',
  /** The length of each symbol in whole frames. */
  frames: '/encoder/Clip_output_0',
  /** The pitch contour, and the node that hands it to the decoder. */
  contour: '/encoder/Reshape_output_0',
  contourReader: '/decoder/decoder/Unsqueeze',
} as const;
