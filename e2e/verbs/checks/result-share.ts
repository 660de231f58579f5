import type { Page } from '@playwright/test';

/** Records the text that pages opened later draw on a canvas, such as the words below a waveform. */
export const watchCanvasTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts = new WeakMap<HTMLCanvasElement, string[]>();
    const { clearRect, fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      texts.set(this.canvas, []);
      clearRect.apply(this, box);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      texts.get(this.canvas)?.push(text);
      fillText.apply(this, [text, ...place]);
    };
    Object.assign(window, {
      textOnCanvas: (canvas: HTMLCanvasElement) => (texts.get(canvas) ?? []).join(' '),
    });
  });

declare global {
  interface Window {
    textOnCanvas?: (canvas: HTMLCanvasElement) => string;
  }
}

/**
 * The letters in view that belong to results, as a fraction of all letters in view. Text on a canvas is included if
 * `watchCanvasTexts` was called before the page was opened.
 */
export function resultShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const count = { all: 0, result: 0 };
    const add = (text: string, isResult: boolean) => {
      const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
      count.all += letters;
      if (isResult) count.result += letters;
    };
    /** The fraction of the area of a box that is not cut off by the screen or an element around it. */
    const partInView = (box: DOMRect, element: Element): number => {
      let { left, top, right, bottom } = box;
      const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
        left = Math.max(left, by.left);
        top = Math.max(top, by.top);
        right = Math.min(right, by.right);
        bottom = Math.min(bottom, by.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') cut(around.getBoundingClientRect());
      }
      const area = box.width * box.height;
      return area === 0 ? 0 : (Math.max(0, right - left) * Math.max(0, bottom - top)) / area;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue ?? '';
      const element = texts.currentNode.parentElement;
      if (!element || element.closest('.sr-only, textarea, select, script')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Skips the transparent copy of the text behind a text box, which only serves to mark terms.
      if (element.closest('[aria-hidden]') && getComputedStyle(element).color.endsWith(' 0)')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const part = partInView(range.getBoundingClientRect(), element);
      add(text.slice(0, Math.round(text.length * part)), element.closest('[data-result]') !== null);
    }
    for (const canvas of document.querySelectorAll('canvas')) {
      const text = window.textOnCanvas?.(canvas) ?? '';
      const part = partInView(canvas.getBoundingClientRect(), canvas);
      add(text.slice(0, Math.round(text.length * part)), true);
    }
    for (const field of document.querySelectorAll<HTMLElement>('textarea, select')) {
      if (field instanceof HTMLSelectElement) add(field.selectedOptions[0]?.text ?? '', false);
      if (!(field instanceof HTMLTextAreaElement)) continue;
      const scrolled = field.clientHeight / Math.max(field.clientHeight, field.scrollHeight);
      const part = scrolled * partInView(field.getBoundingClientRect(), field);
      add(field.value.slice(0, Math.round(field.value.length * part)), false);
    }
    return count.result / count.all;
  });
}
