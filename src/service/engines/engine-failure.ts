/** An engine gave no usable answer, or not in time. Another attempt may succeed. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly timedOut: boolean;

  constructor(message: string, timedOut = false) {
    super(message);
    this.timedOut = timedOut;
  }
}
