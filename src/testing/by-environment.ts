import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/**
 * Sorts the test files so that those that name a Vitest environment come first. Vitest ends a worker, with all the
 * modules that it has loaded, as soon as the next file needs another environment.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasEnvironment), ...sorted.filter((file) => !hasEnvironment(file))];
  }
}
