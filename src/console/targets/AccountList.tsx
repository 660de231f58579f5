import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { targetWords } from '#console/catalogues/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { ChoiceList } from './Choices.tsx';
import { accountsQuery } from './queries.ts';
import { useTargetChoice } from './target-choice.tsx';

/** The demo accounts, and the fields for credentials of this session. */
export function AccountList({ close }: { close: () => void }) {
  const { label } = useWords(shellWords).account;
  const words = useWords(targetWords).account;
  const { target, account, session, chooseAccount, keepSession } = useTargetChoice();
  const accounts = useQuery({ ...accountsQuery, enabled: target === embeddedTarget });
  const names = accounts.data ?? [{ name: account, refuses: '' }];
  return (
    <div className="flex flex-col gap-3">
      {target === embeddedTarget ? (
        <div>
          <p className="mb-2 text-sm text-ink-second">{words.explain}</p>
          <ChoiceList
            label={label}
            value={session ? '' : account}
            choices={names.map(({ name, refuses }) => ({
              value: name,
              label: name,
              hint: refuses ? words.refuses(refuses) : words.nothingRefused,
              ...(refuses && { quoted: refuses }),
            }))}
            onChoose={chooseAccount}
            onDone={close}
          />
        </div>
      ) : (
        <p className="text-sm text-ink-second">{words.fromTargetExplain}</p>
      )}
      <div className="border-t border-line pt-3">
        <p className="text-base font-semibold">{words.session}</p>
        <p className="mb-2 text-sm text-ink-third">{words.sessionExplain}</p>
        {session ? (
          <Button size="small" onClick={() => keepSession(undefined)}>
            {words.forget}
          </Button>
        ) : (
          <SessionForm
            onUse={(apiKey, appId) => {
              keepSession({ apiKey, appId });
              close();
            }}
          />
        )}
      </div>
    </div>
  );
}

function SessionForm({ onUse }: { onUse: (apiKey: string, appId: string) => void }) {
  const words = useWords(targetWords).account;
  const [apiKey, setApiKey] = useState('');
  const [appId, setAppId] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onUse(apiKey.trim(), appId.trim());
  };
  return (
    <form onSubmit={submit} autoComplete="off" className="flex flex-col gap-2">
      <Field label={words.apiKey}>
        <TextInput
          type="password"
          autoComplete="new-password"
          value={apiKey}
          onChange={(event) => setApiKey(event.target.value)}
        />
      </Field>
      <Field label={words.appId}>
        <TextInput value={appId} onChange={(event) => setAppId(event.target.value)} />
      </Field>
      <Button type="submit" disabled={apiKey.trim() === '' || appId.trim() === ''}>
        {words.use}
      </Button>
    </form>
  );
}
