import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { wordsIn } from '#console/catalogues/words.ts';
import type { Reopening } from '#console/exchanges/exchange-log.ts';
import { currentLanguage } from '#console/languages/current-language.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { CommandGroup, CommandPage, CommandSource } from './command.ts';
import { commandSources } from './command-sources.ts';
import { pressShortcut } from './press-shortcut.ts';

/** The groups of all commands in the order of the sources; those of slow sources are added as they arrive. */
export function useCommands(onOpenForm: (opened: Reopening) => void) {
  const [path, navigate] = useLocation();
  const choice = useTargetChoice();
  const queries = useQueryClient();
  const [found, setFound] = useState<readonly (readonly CommandGroup[] | undefined)[]>(() =>
    commandSources.map(() => undefined),
  );
  const list = useEffectEvent(async (loadSource: () => Promise<CommandSource>) => {
    const page: CommandPage = {
      words: (catalogue) => wordsIn(currentLanguage(), catalogue),
      path,
      navigate,
      openForm: onOpenForm,
      press: pressShortcut,
      choice,
      queries,
    };
    const source = await loadSource();
    return source(page);
  });
  useEffect(() => {
    let isOpen = true;
    const put = (place: number, groups: readonly CommandGroup[]) => {
      if (isOpen) setFound((before) => before.with(place, groups));
    };
    for (const [place, loadSource] of commandSources.entries()) {
      list(loadSource).then(
        (groups) => put(place, groups),
        () => put(place, []),
      );
    }
    return () => {
      isOpen = false;
    };
  }, []);
  return { groups: found, isComplete: !found.includes(undefined) };
}
