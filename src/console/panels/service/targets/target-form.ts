import { NewTarget, reservedTargetNames } from '#contract/proxy/new-target.ts';

/** The fields of a new target. */
export interface TargetForm {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly envFile: boolean;
}

export type TargetProblem = 'name' | 'nameTaken' | 'address' | 'apiKey' | 'appId';

export const emptyTargetForm: TargetForm = { name: '', baseUrl: '', apiKey: '', appId: '', envFile: false };

/** Reads the target in the form, or returns its first problem. */
export function readTargetForm(
  form: TargetForm,
  taken: readonly string[],
): { readonly target: NewTarget } | { readonly problem: TargetProblem } {
  const [apiKey, appId] = [form.apiKey.trim(), form.appId.trim()];
  const read = NewTarget.safeParse({
    name: form.name.trim(),
    baseUrl: form.baseUrl.trim(),
    ...(apiKey !== '' && { apiKey }),
    ...(appId !== '' && { appId }),
    keep: form.envFile ? 'env-file' : 'until-stop',
  });
  if (!read.success) {
    const field = read.error.issues[0]?.path[0];
    return { problem: field === 'name' || field === 'apiKey' || field === 'appId' ? field : 'address' };
  }
  const isTaken = taken.includes(read.data.name) || reservedTargetNames.includes(read.data.name);
  return isTaken ? { problem: 'nameTaken' } : { target: read.data };
}
