import { useMemo, useState } from 'react';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { indexAnchors, resolveAnchor } from '#contract/reference/anchors.ts';
import { referencePages } from '#contract/reference/pages.ts';
import { Page } from './Page.tsx';
import { Pages } from './Pages.tsx';
import { Search } from './Search.tsx';
import { findablesOf, findInReference } from './search.ts';
import { useAnchor } from './use-anchor.ts';
import './reference.css';

/** The specification as pages, made from the contract. `/reference#ANCHOR` opens the page with that anchor. */
export function ReferencePanel() {
  const words = useWords(referenceWords);
  const wanted = useAnchor();
  const [search, setSearch] = useState('');
  const pages = useMemo(referencePages, []);
  const anchors = useMemo(() => indexAnchors(pages), [pages]);
  const findables = useMemo(() => findablesOf(pages), [pages]);
  const found = useMemo(() => findInReference(findables, search), [findables, search]);
  // `#panel` is where the link “Skip to the panel” leads.
  const anchor = wanted === 'panel' ? '' : wanted;
  const place = resolveAnchor(anchors, anchor);
  const page = pages.find(({ id }) => id === place?.page) ?? pages[0];
  if (!page) return null;
  return (
    <div className="reference">
      <div className="reference-side">
        <Search search={search} onSearch={setSearch} found={found} />
        <Pages pages={pages} current={page.id} />
      </div>
      <div className="reference-text">
        {anchor !== '' && !place && (
          <div className="mb-4">
            <Banner>{words.unknown(anchor)}</Banner>
          </div>
        )}
        <Page page={page} current={place?.id} visit={wanted} />
      </div>
    </div>
  );
}
