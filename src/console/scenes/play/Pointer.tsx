import { useEffect, useRef } from 'react';
import type { Point } from '../set-file/scene.ts';
import { findPoint } from './find-point.ts';

/** Pixels between what is pointed at and the frame around it. */
const margin = 6;

/** A frame around what a scene points at. It follows the page and appears once its target is there. */
export function Pointer({ point }: { point: Point }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let request = 0;
    let isInView = false;
    let watched: Element | null = null;
    const draw = () => {
      request = 0;
      const element = frame.current;
      if (!element) return;
      const found = findPoint(document.getElementById('root') ?? document, point);
      const box = found?.getBoundingClientRect();
      element.hidden = !box || box.width === 0;
      if (!found || !box || element.hidden) return;
      element.style.transform = `translate(${box.left - margin}px, ${box.top - margin}px)`;
      element.style.width = `${box.width + 2 * margin}px`;
      element.style.height = `${box.height + 2 * margin}px`;
      const { commonAncestorContainer: node } = found;
      const target = found.startContainer.childNodes[found.startOffset] ?? node;
      const inside = target instanceof Element ? target : target.parentElement;
      // On the stage, the type size of the target may change without any other change of the page.
      if (inside !== watched) {
        if (watched) sizes.unobserve(watched);
        if (inside) sizes.observe(inside);
        watched = inside;
      }
      if (isInView) return;
      isInView = true;
      if (box.top < 0 || box.bottom > innerHeight) inside?.scrollIntoView({ block: 'center' });
    };
    const redraw = () => {
      request ||= requestAnimationFrame(draw);
    };
    const observer = new MutationObserver(redraw);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const sizes = new ResizeObserver(redraw);
    sizes.observe(document.body);
    addEventListener('scroll', redraw, { capture: true, passive: true });
    addEventListener('resize', redraw);
    redraw();
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', redraw, { capture: true });
      removeEventListener('resize', redraw);
    };
  }, [point]);
  return (
    <div
      ref={frame}
      hidden
      aria-hidden="true"
      data-pointer=""
      style={{ left: 0 }}
      className="pointer-events-none fixed top-0 z-30 rounded border-3 border-marigold"
    />
  );
}
