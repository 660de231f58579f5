import { InferenceSession } from 'onnxruntime-node';

/**
 * Opens a model with one thread: a second one takes as much processor time as it saves.
 *
 * @param model content of the model's file, in which the format version may be lowered
 * @param keepsMemory whether freed memory is kept for the next run
 */
export function openModel(model: Uint8Array, keepsMemory: boolean): Promise<InferenceSession> {
  return InferenceSession.create(lowerVersion(model), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    enableCpuMemArena: keepsMemory,
  });
}

/**
 * The runtime knows version 9 of the format; version 10 only added number types that these models do not use, so their
 * version, the second byte, is lowered.
 */
function lowerVersion(model: Uint8Array): Uint8Array {
  const isVersion10 = model[0] === 0x08 && model[1] === 10;
  if (isVersion10) model[1] = 9;
  return model;
}
