import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { LinkState } from '../panel-form.ts';

/** Says which fields the link does not contain, and which of its values were replaced. */
export function LinkBanner({ content, replaced }: LinkState) {
  const words = useWords(pageWords).link;
  return (
    <Banner>
      {content !== 'complete' && <p>{words[content]}</p>}
      {replaced.map(({ name, was, now }) => (
        <p key={name} className="wrap-anywhere">
          {words.replaced(name, was, now)}
        </p>
      ))}
    </Banner>
  );
}
