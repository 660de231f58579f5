import { currentLanguage } from '#console/languages/current-language.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { findLanguage } from '#contract/languages.ts';
import { barHeights } from '../sound/draw-wave.ts';
import type { StageContent, StageLine } from '../stage-content.ts';
import { type PictureColours, pictureColours, type TextStyle, textStyle } from './text-styles.ts';
import { wrapText } from './wrap-text.ts';

/** Pixels of the picture for one pixel of the layout. */
const scale = 2;
/** Width, margin and gaps of the layout, in pixels. */
const [width, margin, gap] = [1200, 56, 20];
const sizes = { summary: 24, source: 28, name: 20, text: 44, other: 30, wave: 96 } as const;
/** Maximum height of the layout in pixels: browsers draw no canvas higher than about 16,000. The rest is left out. */
const maxHeight = 7000;

type Draw = (context: CanvasRenderingContext2D) => void;

/**
 * Draws the content of the stage as a picture at twice the size, in the colours of the current theme, each text with
 * its own font and direction.
 *
 * @returns a PNG file @throws when the browser cannot draw
 */
export async function drawPicture(content: StageContent, title: string): Promise<Blob> {
  const page = new PictureLayout(pictureColours());
  await page.text(`${title} · ${content.summary}`, {
    code: interfaceCode(),
    size: sizes.summary,
    colour: 'third',
  });
  for (const { source, lines } of content.groups) {
    page.rule();
    await page.text(source, { code: content.language, size: sizes.source, colour: 'second' });
    for (const line of lines) await drawLine(page, line);
  }
  if (content.text !== undefined) {
    page.rule();
    await page.text(content.text, { code: content.language, size: sizes.text, colour: 'ink' });
  }
  if (content.sound) page.wave(barHeights(content.sound.outline, 150));
  return page.png();
}

/** The API's code of the language of the interface. */
function interfaceCode(): string {
  const { code } = currentLanguage();
  return findLanguage(code) ? code : 'en';
}

async function drawLine(page: PictureLayout, { language, text, others = [], status }: StageLine) {
  const { nativeName = language } = findLanguage(language) ?? {};
  const translated = languageName(language);
  page.space(gap / 2);
  const top = page.top;
  const [start, end] = currentLanguage().direction === 'rtl' ? sides.toReversed() : sides;
  const label = { size: sizes.name, colour: 'third', side: start, isLabel: true } as const;
  const native = await page.text(nativeName, { ...label, code: language });
  if (translated !== nativeName) {
    page.top = top;
    await page.text(`· ${translated}`, { ...label, code: interfaceCode(), after: native });
  }
  if (status) {
    const tone =
      status.tone === 'database' ? 'served' : status.tone === 'unchanged' ? 'waiting' : status.tone;
    const below = page.top;
    page.top = top;
    await page.text(status.text, { code: interfaceCode(), size: sizes.name, colour: tone, side: end });
    page.top = Math.max(below, page.top);
  }
  if (text !== undefined) await page.text(text, { code: language, size: sizes.text, colour: 'ink' });
  if (others.length > 0) {
    await page.text(others.join('   '), { code: language, size: sizes.other, colour: 'second' });
  }
}

const sides = ['left', 'right'] as const;

/** Where a text ends: the width and the baseline of its last line, in pixels. */
interface TextEnd {
  readonly width: number;
  readonly baseline: number;
}

interface PlacedText {
  /** The API's code of the text's language. */
  readonly code: string;
  readonly size: number;
  readonly colour: keyof PictureColours;
  /** The side at which lines begin; by default, the side where the script begins. */
  readonly side?: (typeof sides)[number] | undefined;
  /** Whether the lines have the same height in every script. */
  readonly isLabel?: boolean;
  /** Where another text of one line ends; this text follows on the same line. */
  readonly after?: TextEnd;
}

/** Places texts, rules and waveforms one below the other, then draws them all. */
class PictureLayout {
  /** Where the next text, rule or waveform begins, in pixels from the top. */
  top = margin;
  readonly #colours: PictureColours;
  readonly #draws: Draw[] = [];
  readonly #measuring: CanvasRenderingContext2D;

  constructor(colours: PictureColours) {
    this.#colours = colours;
    this.#measuring = contextOf(document.createElement('canvas'));
  }

  space(height: number): void {
    this.top += height;
  }

  rule(): void {
    const y = this.top + gap;
    this.top += gap * 2;
    this.#draws.push((context) => {
      context.fillStyle = this.#colours.line;
      context.fillRect(margin, y, width - 2 * margin, 1);
    });
  }

  async text(text: string, { code, size, colour, side, isLabel, after }: PlacedText): Promise<TextEnd> {
    const styled = await textStyle(code, text, size);
    const style: TextStyle = isLabel ? { ...styled, lineHeight: size * 1.5 } : styled;
    applyStyle(this.#measuring, style);
    const lines = wrapText(
      text,
      width - 2 * margin,
      style.lang,
      (part) => this.#measuring.measureText(part).width,
    );
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
      this.#measuring.measureText(text);
    const align = side ?? (style.direction === 'rtl' ? 'right' : 'left');
    const inset = margin + (after ? after.width + size / 3 : 0);
    let baseline = 0;
    for (const line of lines) {
      const own = after?.baseline ?? this.top + (style.lineHeight + ascent - descent) / 2;
      baseline = own;
      this.top += style.lineHeight;
      this.#draws.push((context) => {
        applyStyle(context, style);
        context.fillStyle = this.#colours[colour];
        context.textAlign = align;
        context.fillText(line, align === 'right' ? width - inset : inset, own);
      });
    }
    return { width: this.#measuring.measureText(lines.at(-1) ?? '').width, baseline };
  }

  wave(heights: readonly number[]): void {
    const middle = this.top + gap * 2 + sizes.wave / 2;
    this.top = middle + sizes.wave / 2;
    const step = (width - 2 * margin) / heights.length;
    this.#draws.push((context) => {
      context.fillStyle = this.#colours.ahead;
      heights.forEach((height, bar) => {
        const half = Math.max(2, (height * sizes.wave) / 2);
        context.fillRect(margin + bar * step, middle - half, step * 0.55, half * 2);
      });
    });
  }

  png(): Promise<Blob> {
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = Math.ceil(Math.min(maxHeight, this.top + margin)) * scale;
    const context = contextOf(canvas);
    context.scale(scale, scale);
    context.fillStyle = this.#colours.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const draw of this.#draws) draw(context);
    return new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is empty'))), 'image/png'),
    );
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no canvas');
  return context;
}

function applyStyle(context: CanvasRenderingContext2D, { font, direction, lang }: TextStyle): void {
  // The canvas's language chooses the letter shapes of a font that serves several languages.
  context.canvas.lang = lang ?? '';
  context.font = font;
  context.direction = direction;
}
