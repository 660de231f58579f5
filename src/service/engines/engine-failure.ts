import type { EngineFailureReason } from '#contract/local/translation-engine.ts';

/** An engine gave no usable answer, or none in time. Another attempt may succeed. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly reason: EngineFailureReason;

  constructor(message: string, reason: EngineFailureReason = 'failed') {
    super(message);
    this.reason = reason;
  }

  get timedOut(): boolean {
    return this.reason === 'timed-out';
  }
}
