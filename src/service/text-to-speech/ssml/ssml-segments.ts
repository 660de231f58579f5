import type { LanguageCode } from '#contract/languages.ts';
import { maxBreakSeconds } from '#contract/local/ssml-limits.ts';
import { voiceLanguage } from '#service/engines/synthesis/approximations.ts';
import type { Segment, Voice } from '#service/engines/synthesis/synthesizer.ts';
import { breakSecondsByStrength, defaultBreak, paragraphPause, sentencePause } from '../pauses.ts';
import type { SpeechStyle } from '../plain-text.ts';
import { sayAs } from '../say-as/say-as.ts';
import { findSpeaker } from '../speakers.ts';
import { parseSsml, type SsmlElement, type SsmlNode } from './parse-ssml.ts';
import { type ProsodyStyle, readProsody } from './prosody.ts';
import { parseTime } from './prosody-values.ts';
import { requireValid, requireWithin, SsmlError, type SsmlFault } from './ssml-error.ts';

/** The defaults of an SSML document, and the voices it may use. */
export interface SsmlSettings extends SpeechStyle {
  /** Returns a voice's default pitch in Hz, needed to convert pitches given in Hz. */
  readonly basePitch: (voice: Voice) => number;
  readonly permits: (language: LanguageCode) => boolean;
}

export type SsmlSegmentsResult =
  | { readonly ok: true; readonly segments: readonly Segment[] }
  | { readonly ok: false; readonly reason: 'refused' | 'unauthorized'; readonly fault: SsmlFault };

/** Turns SSML into a flat list of segments. Text and attribute values become plain text and numbers, never markup. */
export function ssmlSegments(source: string, setting: SsmlSettings): SsmlSegmentsResult {
  const document = parseSsml(source);
  if (!document.ok) return { ok: false, reason: 'refused', fault: document.fault };
  try {
    return { ok: true, segments: new SegmentCollector(setting).segmentsOf(document.root) };
  } catch (error) {
    if (error instanceof SsmlError) return { ok: false, reason: error.reason, fault: error.fault };
    throw error;
  }
}

class SegmentCollector {
  private readonly setting: SsmlSettings;
  private readonly segments: Segment[] = [];
  /** Collected text of one style: adjacent words are spoken as one segment. */
  private open: { style: ProsodyStyle; text: string } | undefined;
  /** Pause after a paragraph or sentence; of two pauses at the same point, only the longer counts. */
  private structural: { seconds: number; fitId: number | undefined } | undefined;
  private sentence = 0;
  private fits = 0;

  constructor(setting: SsmlSettings) {
    this.setting = setting;
  }

  segmentsOf(root: SsmlElement): Segment[] {
    this.children(root, { voice: this.setting.voice, pitch: 0, rate: 1, volume: 0 });
    this.closeText();
    this.closePause();
    return this.segments;
  }

  private children(element: SsmlElement, style: ProsodyStyle): void {
    for (const child of element.children) this.node(child, style);
  }

  private node(node: SsmlNode, style: ProsodyStyle): void {
    if ('text' in node) this.say(node.text.replace(/\s+/gu, ' '), style);
    else this.element(node, style);
  }

  private element(element: SsmlElement, style: ProsodyStyle): void {
    switch (element.tag) {
      case 'speak':
        this.children(element, style);
        break;
      case 'voice':
        this.children(element, { ...style, voice: this.voiceOf(element) });
        break;
      case 'prosody': {
        const basePitch = this.setting.basePitch(style.voice);
        this.children(
          element,
          readProsody(element, style, basePitch, () => this.fits++),
        );
        break;
      }
      case 'say-as':
        this.sayAs(element, style);
        break;
      case 'sub':
        this.say(` ${element.attributes.get('alias')?.value ?? ''} `, style);
        break;
      case 'break':
        this.pause(breakSeconds(element), style);
        break;
      case 'p':
        this.block(element, style, paragraphPause);
        break;
      case 's':
        this.block(element, style, sentencePause);
        break;
    }
  }

  private block(element: SsmlElement, style: ProsodyStyle, seconds: number): void {
    this.closeText();
    this.children(element, style);
    this.closeText();
    this.sentence++;
    this.structural = { seconds: Math.max(seconds, this.structural?.seconds ?? 0), fitId: style.fit?.id };
  }

  private say(text: string, style: ProsodyStyle): void {
    if (this.open?.style === style) {
      this.open.text += text;
      return;
    }
    if (text.trim() === '') {
      if (this.open) this.open.text += ' ';
      return;
    }
    this.closeText();
    this.closePause();
    this.open = { style, text };
  }

  private sayAs(element: SsmlElement, style: ProsodyStyle): void {
    const text = element.children.map((child) => ('text' in child ? child.text : '')).join('');
    const kind = element.attributes.get('interpret-as');
    const language = voiceLanguage(style.voice.language);
    const spoken = sayAs(text, kind?.value ?? '', element.attributes.get('format')?.value, language);
    if ('problem' in spoken) throw new SsmlError(element, spoken.problem);
    if (spoken.language === language) this.say(` ${spoken.text} `, style);
    else this.say(spoken.text, { ...style, voice: { ...style.voice, language: spoken.language } });
  }

  private pause(seconds: number, style: ProsodyStyle): void {
    this.closeText();
    this.closePause();
    if (seconds > 0) this.segments.push({ kind: 'pause', seconds, fitId: style.fit?.id });
  }

  private closePause(): void {
    if (this.structural) this.segments.push({ kind: 'pause', ...this.structural });
    this.structural = undefined;
  }

  private closeText(): void {
    if (!this.open) return;
    const { style, text } = this.open;
    this.open = undefined;
    this.segments.push({
      kind: 'speech',
      text: text
        .replace(/\s+/gu, ' ')
        .replace(/ (?=[,.;:!?।॥])/gu, '')
        .trim(),
      voice: style.voice,
      speed: this.setting.speed * style.rate,
      pitch: this.setting.pitch + style.pitch,
      volume: style.volume,
      sentence: this.sentence,
      ...(style.fit ? { fit: style.fit } : {}),
    });
  }

  private voiceOf(element: SsmlElement): Voice {
    const name = element.attributes.get('name');
    const position = name ?? element;
    const speaker = findSpeaker(name?.value ?? '');
    // The specification has the same answer for an invalid code and for one that the account may not use.
    if (!speaker) {
      const problem = `unknown voice ${JSON.stringify(name?.value.slice(0, 40))}`;
      throw new SsmlError(position, problem, 'unauthorized');
    }
    if (!this.setting.permits(speaker.language)) {
      throw new SsmlError(position, `the account may not use the voice ${speaker.code}`, 'unauthorized');
    }
    return speaker;
  }
}

function breakSeconds(element: SsmlElement): number {
  const time = element.attributes.get('time');
  const strength = element.attributes.get('strength');
  if (time) {
    const seconds = requireValid(time, parseTime(time.value.trim()));
    requireWithin(time, seconds, 0, maxBreakSeconds, 'seconds of break');
    return seconds;
  }
  if (!strength) return defaultBreak;
  const seconds = breakSecondsByStrength.get(strength.value.trim());
  if (seconds === undefined) {
    throw new SsmlError(
      strength,
      `strength ${JSON.stringify(strength.value.slice(0, 40))} is not one of ${[...breakSecondsByStrength.keys()].join(', ')}`,
    );
  }
  return seconds;
}
