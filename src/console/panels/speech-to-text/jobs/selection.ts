/** The selected jobs, and the job at which a range starts. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | undefined;
}

export const noSelection: Selection = { ids: new Set(), anchor: undefined };

/** Toggles a job. With `range`, all jobs from the last toggled one to this one get the same state. */
export function toggle(
  { ids, anchor }: Selection,
  id: string,
  shown: readonly string[],
  range: boolean,
): Selection {
  const next = new Set(ids);
  const [from, to] = [shown.indexOf(anchor ?? ''), shown.indexOf(id)];
  const touched =
    range && from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  for (const one of touched) {
    if (ids.has(id)) next.delete(one);
    else next.add(one);
  }
  return { ids: next, anchor: id };
}
