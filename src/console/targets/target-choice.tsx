import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Target } from '#client/target.ts';
import { basePath } from '#console/ui/base-path.ts';
import { isSame } from '#console/ui/is-same.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';
import {
  accountHeader,
  consoleHeader,
  defaultAccount,
  embeddedTarget,
  TargetName,
} from '#contract/proxy/targets.ts';

/** Credentials entered for one target. They are kept only in the memory of this tab. */
export interface SessionCredentials {
  /** A random id, by which a record can refer to the credentials without containing them. */
  readonly id: string;
  readonly apiKey: string;
  readonly appId: string;
}

export interface TargetChoice {
  /** Name of the target that calls go to. */
  readonly target: string;
  /** Demo account of the embedded service. */
  readonly account: string;
  /** Credentials used instead of the account's or the configured ones. */
  readonly session: SessionCredentials | undefined;
  /** The chosen target, with account or credentials, in the form that the client takes. */
  readonly callTarget: Target;
  readonly chooseTarget: (name: string) => void;
  readonly chooseAccount: (name: string) => void;
  readonly keepSession: (credentials: Omit<SessionCredentials, 'id'> | undefined) => void;
}

const StoredChoice = z.object({
  target: z.catch(TargetName, embeddedTarget),
  account: z.catch(z.string(), defaultAccount),
});
type StoredChoice = z.infer<typeof StoredChoice>;

const choiceKey = 'target';
const defaultChoice: StoredChoice = { target: embeddedTarget, account: defaultAccount };

/** The choice in the link, otherwise the stored one, otherwise the embedded service with its working account. */
function initialChoice(): StoredChoice {
  // There is no address during prerendering.
  const search = new URLSearchParams(globalThis.location?.search);
  const linked = { target: search.get('target'), account: search.get('account') };
  if (linked.target || linked.account || search.size > 0) {
    return StoredChoice.parse(linked);
  }
  return readStored(choiceKey, StoredChoice) ?? defaultChoice;
}

/** Whether the opened link has a different target or account than this tab. */
export const isChoiceLinked = (): boolean =>
  !isSame(initialChoice(), readStored(choiceKey, StoredChoice) ?? defaultChoice);

/** The client's target for a choice: the proxy's path, its header, and the account or credentials. */
export function callTargetOf(choice: StoredChoice, session: SessionCredentials | undefined): Target {
  return {
    name: choice.target,
    baseUrl: `${basePath}/api/${choice.target}`,
    headers: {
      [consoleHeader.name]: consoleHeader.value,
      ...(session
        ? { 'REV-API-KEY': session.apiKey, 'REV-APP-ID': session.appId }
        : choice.target === embeddedTarget && { [accountHeader]: choice.account }),
    },
  };
}

/** The client's target for the choice with which the page opens. */
export const initialCallTarget = (): Target => callTargetOf(initialChoice(), undefined);

/** The current session credentials by id, for calls that are made outside of components. */
export const typedCredentials = new Map<string, SessionCredentials>();

const TargetContext = createContext<TargetChoice | undefined>(undefined);

export function TargetProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(initialChoice);
  const [sessions, setSessions] = useState<Readonly<Record<string, SessionCredentials>>>({});
  const session = sessions[choice.target];
  useEffect(() => {
    // The choice of a link persists when another panel is opened or the page reloaded.
    if (location.search !== '') writeStored(choiceKey, choice);
  }, [choice]);
  const value = useMemo((): TargetChoice => {
    const choose = (next: StoredChoice) => {
      writeStored(choiceKey, next);
      setChoice(next);
    };
    const keepSession: TargetChoice['keepSession'] = (credentials) => {
      const typed = credentials && { ...credentials, id: crypto.randomUUID() };
      if (session) typedCredentials.delete(session.id);
      if (typed) typedCredentials.set(typed.id, typed);
      setSessions(({ [choice.target]: _, ...others }) =>
        typed ? { ...others, [choice.target]: typed } : others,
      );
    };
    return {
      ...choice,
      session,
      callTarget: callTargetOf(choice, session),
      chooseTarget: (target) => choose({ ...choice, target }),
      chooseAccount: (account) => {
        keepSession(undefined);
        choose({ ...choice, account });
      },
      keepSession,
    };
  }, [choice, session]);
  return <TargetContext value={value}>{children}</TargetContext>;
}

/** The chosen target and account, and functions to change them. */
export function useTargetChoice(): TargetChoice {
  const value = use(TargetContext);
  if (!value) throw new Error('useTargetChoice needs a TargetProvider above it');
  return value;
}

/** The choice as link parameters: none for the default choice, and never a credential. */
export function choiceParameters({ target, account }: StoredChoice): Record<string, string> {
  return {
    ...(target !== embeddedTarget && { target }),
    ...(target === embeddedTarget && account !== defaultAccount && { account }),
  };
}
