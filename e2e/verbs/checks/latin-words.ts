import type { Page } from '@playwright/test';
import { findLanguage } from '#contract/languages.ts';

/**
 * Terms that stay in Latin letters in every language: names of formats, protocols, keys, products and units, and those
 * of the API.
 */
const terms = new Set(
  [
    'API SSML NMT JSON CSV TSV TXT XML XLIFF TMX HTML SRT VTT SubRip WebVTT HAR JUnit HTTP HTTPS UTF ASCII Windows OpenAPI Schema curl Python fetch',
    'OpenAI LibreTranslate Kokoro Moonshine PocketSphinx Bergamot Whisper Piper eSpeak NG Docker Ollama Unicode FLORES BLEU',
    'wav mp flac ogg zip MP WAV FLAC OGG LUFS Hz kHz kbit dB kB MB GB byte ms npm',
    // The native name of English, examples of English text in the interface, and what the journeys type.
    'English Meera Delhi Rd namaste',
    'Ctrl Alt Shift Enter Tab Space Delete Backspace Esc Escape Home End Page Up Down',
  ].flatMap((line) => line.split(' ')),
);

/** Names of targets, accounts, fields and values of the API, where they stand alone. */
const names = new Set(
  [
    'embedded working generic domain data text format speed pitch speaker total uuid code file words local roman',
    'true false abbreviate subtitles st',
  ].flatMap((line) => line.split(' ')),
);

/** Collects each text that the live regions of a page announce; call it before the page is opened. */
export async function hearAnnouncements(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hearAnnouncement', (text: string) => heard.push(text));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const listen = (changes: MutationRecord[]) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[aria-live], [role=status], [role=alert]');
          if (region?.textContent) Reflect.get(window, 'hearAnnouncement')(region.textContent);
        }
      };
      new MutationObserver(listen).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }),
  );
  return heard;
}

/**
 * The Latin words that people see, or hear from a screen reader, in a part of the page that says it is in the language
 * of the interface. Code, and pieces with a `lang` of their own, are left out, as are ids, numbers with units and the
 * terms above. Each word comes with its text and the element.
 */
export async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const interfaceLanguage = document.documentElement.lang;
    const found: { text: string; where: string }[] = [];
    const place = (element: Element) => {
      const path: string[] = [];
      for (let one: Element | null = element; one && path.length < 3; one = one.parentElement) {
        const role = one.getAttribute('role') ?? '';
        path.unshift(one.tagName.toLowerCase() + (role && `[${role}]`));
      }
      return path.join(' > ');
    };
    const isSpoken = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], script, style, [translate=no]');
    const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === interfaceLanguage;
    for (const element of document.querySelectorAll('body, body *')) {
      if (!isSpoken(element)) continue;
      if (isOwn(element)) {
        for (const name of [
          'aria-label',
          'aria-description',
          'aria-valuetext',
          'title',
          'placeholder',
          'alt',
        ]) {
          const text = element.getAttribute(name);
          if (text) found.push({ text, where: `${place(element)} ${name}` });
        }
      }
      if (element.closest('code, kbd, samp, pre, textarea') || !isOwn(element)) continue;
      if (element instanceof HTMLInputElement) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) {
          found.push({ text: node.textContent, where: place(element) });
        }
      }
    }
    return found;
  });
  return texts.flatMap(({ text, where }) => {
    const words = wordsLeft(text);
    return words.length > 0 ? [`${words.join(' ')}: “${text.trim()}” in ${where}`] : [];
  });
}

/** The Latin words of a text that are neither terms nor ids: `job-12`, `src_lang`, `REV-API-KEY`, `a.json`, `/v2`. */
export function wordsLeft(text: string): string[] {
  // Code inside a sentence is between direction marks that keep it left to right.
  const prose = text.replaceAll(/\u2066[^\u2069]*\u2069/g, ' ');
  const words = (prose.match(/[\p{Script=Latin}\p{N}_./:@=?&…-]+/gu) ?? [])
    .map((word) => word.replaceAll(/^[.:/-]+|[.:/-]+$/g, ''))
    .filter((word) => /\p{Script=Latin}{2}/u.test(word) && !isId(word) && !terms.has(word));
  return words.length === 1 && names.has(words[0] ?? '') ? [] : words;
}

/** A word with digits or signs in it, of capitals alone, such as `API` and `enableNmt`, or the code of a language. */
const isId = (word: string) =>
  /[\d_./:@=?&-]|^\p{Lu}+$|\p{Ll}\p{Lu}/u.test(word) || findLanguage(word) !== undefined;
