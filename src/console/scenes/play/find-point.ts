import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import type { Point } from '../set-file/scene.ts';

/** Selector of the texts of a result. */
const results = '[data-result]';

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** The part of a page that a scene points at; undefined while it is not there. */
export function findPoint(root: ParentNode, point: Point): Range | undefined {
  switch (point.at) {
    case 'request':
      return around(root.querySelector('textarea, input:not([type=hidden])')?.closest('section'));
    case 'result': {
      const [first] = resultsIn(root);
      // Some views of a transcript are lists without such texts; their tab panel is the result.
      return around(first?.closest('section') ?? first ?? root.querySelector('[role=tabpanel]'));
    }
    case 'row': {
      const lang = point.language === undefined ? undefined : languageAttributes(point.language).lang;
      const rows = resultsIn(root).filter((one) => lang === undefined || one.lang === lang);
      const row = rows[point.row - 1];
      if (!row) return undefined;
      const range = document.createRange();
      range.selectNodeContents(row);
      return range;
    }
    case 'word': {
      for (const one of resultsIn(root)) {
        const found = rangeOf(one, point.word);
        if (found) return found;
      }
      return undefined;
    }
  }
}

const resultsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(results)].filter(isVisible);

function around(element: Element | null | undefined): Range | undefined {
  if (!element || !isVisible(element)) return undefined;
  const range = document.createRange();
  range.selectNode(element);
  return range;
}

/** The first occurrence of a text in an element, even where it spans several nodes. */
function rangeOf(element: Element, text: string): Range | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Text; readonly from: number }[] = [];
  let all = '';
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    nodes.push({ node, from: all.length });
    all += node.data;
  }
  const at = all.indexOf(text);
  if (at < 0) return undefined;
  const placeOf = (offset: number) => nodes.findLast(({ from }) => from <= offset);
  const first = placeOf(at);
  const last = placeOf(at + text.length - 1);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, at - first.from);
  range.setEnd(last.node, at + text.length - last.from);
  return range;
}
