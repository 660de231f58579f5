import { describe, expect, it } from 'vitest';
import { indexAnchors, resolveAnchor } from '#contract/reference/anchors.ts';
import { referencePages } from '#contract/reference/pages.ts';
import { JobState } from '#contract/speech-to-text.ts';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const literal = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/<ReferenceLink\s+anchor="([^"]+)"/g)].map(([, anchor]) => anchor ?? ''),
);
const ofCards = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/<CardHead\b[^>]*?\banchor="([^"]+)"/g)].map(([, anchor]) => anchor ?? ''),
);
const anchors = indexAnchors(referencePages());

describe('links from the panels into the reference', () => {
  it.each([
    ...new Set([
      ...literal,
      ...['speed', 'pitch', 'sample_rate', 'format'].map((field) => `tts.${field}`),
      ...JobState.options.map((state) => `job-state.${state}`),
    ]),
  ])('%s is an entry of the reference', (anchor) => {
    expect(anchors.get(anchor)?.entry).toBeDefined();
  });

  it.each([
    ['translation.src_lang', 'localization.src_lang'],
    ['translation.tgt_lang', 'localization.tgt_lang'],
    ['transliteration.src_lang', 'transliteration.src_lang'],
    ['transliteration.tgt_lang', 'transliteration.tgt_lang'],
  ])('%s, among the options of a panel, leads to %s', (link, anchor) => {
    expect(resolveAnchor(anchors, link)?.entry?.id).toBe(anchor);
  });

  it('the link of every card leads to an anchor', () => {
    expect(ofCards).toHaveLength(6);
    expect(ofCards.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it('the links in the sources are found', () => {
    expect(literal).toContain('tts.speaker');
    expect(literal).toContain('stt_upload.subtitles');
  });
});
