import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceTargetWords } from '#console/catalogues/service/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { targetsQuery } from '#console/targets/queries.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { replaceQueryData } from '#console/ui/replace-query-data.ts';
import type { TargetList } from '#contract/proxy/targets.ts';
import { addTarget } from './change-targets.ts';
import { emptyTargetForm, readTargetForm, type TargetForm, type TargetProblem } from './target-form.ts';

/** The form that adds a target. Key and app id leave it with the request and are then forgotten by the page. */
export function AddTarget({ list }: { list: TargetList }) {
  const words = useWords(serviceTargetWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const [form, setForm] = useState<TargetForm>(emptyTargetForm);
  const [showProblem, setShowProblem] = useState(false);
  const read = readTargetForm(
    { ...form, envFile: form.envFile && list.envFile },
    list.targets.map(({ name }) => name),
  );
  // The mutation has no variables, because the query cache would keep the key.
  const add = useMutation({
    mutationFn: async () => ('target' in read ? addTarget(read.target) : list),
    onSuccess: async (next) => {
      await replaceQueryData(client, targetsQuery.queryKey, next);
      announce(words.added(form.name.trim()));
      setForm(emptyTargetForm);
      setShowProblem(false);
    },
  });
  const change = (next: Partial<TargetForm>) => {
    setForm({ ...form, ...next });
    add.reset();
  };
  const problemOf = (...problems: readonly TargetProblem[]) => {
    const found = showProblem && 'problem' in read ? problems.find((one) => one === read.problem) : undefined;
    return found && words.problems[found];
  };
  const input = (field: 'name' | 'baseUrl' | 'apiKey' | 'appId', type: 'text' | 'url' | 'password') => (
    <TextInput
      type={type}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      value={form[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  const { fields } = words;
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={words.add}
      className="flex flex-col gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setShowProblem(true);
        if ('target' in read && !add.isPending) add.mutate();
      }}
    >
      <h3 className="text-base font-semibold">{words.add}</h3>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Field label={fields.name} hint={fields.nameHint} problem={problemOf('name', 'nameTaken')}>
          {input('name', 'text')}
        </Field>
        <Field label={fields.address} hint={fields.addressHint} problem={problemOf('address')}>
          {input('baseUrl', 'url')}
        </Field>
        <Field label={fields.apiKey} hint={fields.credentialsHint} problem={problemOf('apiKey')}>
          {input('apiKey', 'password')}
        </Field>
        <Field label={fields.appId} problem={problemOf('appId')}>
          {input('appId', 'password')}
        </Field>
      </div>
      {list.envFile && (
        <div className="max-w-md">
          <Switch
            label={fields.envFile}
            hint={fields.envFileHint}
            checked={form.envFile}
            onChange={(envFile) => change({ envFile })}
          />
        </div>
      )}
      {add.error && (
        <p role="alert" className="text-sm text-failed">
          {words.notChanged} {add.error.message || words.noServer}
        </p>
      )}
      <div>
        <Button type="submit" disabled={add.isPending}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
