import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/**
 * Runs the test files with an environment of their own first. Vitest ends a worker, with all the modules that it has
 * loaded, as soon as the next file needs another environment.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(hasEnvironment), ...sorted.filter((file) => !hasEnvironment(file))];
  }
}
