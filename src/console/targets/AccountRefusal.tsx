import { useQuery } from '@tanstack/react-query';
import { targetWords } from '#console/catalogues/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { Quoting } from '#console/ui/text/Quoting.tsx';
import { accountsQuery } from './queries.ts';

/** The restriction of a demo account, if it has one. */
export function AccountRefusal({ account }: { account: string }) {
  const words = useWords(targetWords).account;
  const { data } = useQuery(accountsQuery);
  const refuses = data?.find(({ name }) => name === account)?.refuses;
  if (!refuses) return null;
  return (
    <Banner>
      <span className="font-semibold">{words.button(account)}</span>{' '}
      <Quoting sentence={words.refusal(refuses)} piece={refuses} />
    </Banner>
  );
}
