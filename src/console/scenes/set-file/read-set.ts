import {
  type CheckedFile,
  checkFileText,
  checkFileValue,
  fileJsonSchemaText,
} from '#cases/case-file/versioned-file.ts';
import { type SceneSet, scenesFormat } from './scene.ts';
import { formProblems } from './scene-forms.ts';

/** Maximum number of bytes of a file of scenes. */
export const maxSetBytes = 50_000_000;

/** Name of the published schema, beside the sets that the console ships. */
const scenesSchemaFileName = 'scenes.schema.json';

/** Reads the text of a file of scenes. Unknown fields, a newer version and credentials are refused by name. */
export const readSet = (text: string): Promise<CheckedFile<SceneSet>> =>
  withForms(checkFileText(scenesFormat, text));

/** Checks a JSON value as a set of scenes. */
export const checkSet = (value: unknown): Promise<CheckedFile<SceneSet>> =>
  withForms(checkFileValue(scenesFormat, value));

async function withForms(checked: CheckedFile<SceneSet>): Promise<CheckedFile<SceneSet>> {
  if (!('value' in checked)) return checked;
  const problems = await formProblems(checked.value);
  return problems.length > 0 ? { problems } : checked;
}

/** The text of a file of scenes: two-space JSON, fields in the order of the schema. */
export function writeSet(set: SceneSet): string {
  const checked = checkFileValue(scenesFormat, set);
  if (!('value' in checked)) throw new Error(checked.problems.map(({ sentence }) => sentence).join('\n'));
  const { $schema: _, ...fields } = checked.value;
  return `${JSON.stringify({ $schema: `./${scenesSchemaFileName}`, ...fields }, null, 2)}\n`;
}

/** The text of the published schema. */
export const scenesSchemaText = (): string => fileJsonSchemaText(scenesFormat);
