import type { InstallProblem } from '#contract/local/engine-catalogue.ts';

/** An engine could not be installed or removed. */
export class InstallFailure extends Error {
  override readonly name = 'InstallFailure';
  readonly problem: InstallProblem;
  constructor(
    kind: InstallProblem['kind'],
    message: string,
    checksums?: NonNullable<InstallProblem['checksums']>,
  ) {
    super(message);
    this.problem = { kind, message, ...(checksums && { checksums }) };
  }
}
