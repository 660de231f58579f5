import { describe, expect, it } from 'vitest';
import { createSpeechQueue, estimatedSeconds } from './speech-queue.ts';
import type { Segment } from './synthesizer.ts';

const namedRequest = (name: string, seconds: number) => ({ name, seconds });

describe('the queue of speech requests', () => {
  it('returns the shortest request first, and equal ones in order of arrival', () => {
    const queue = createSpeechQueue<{ name: string; seconds: number }>(1);
    for (const item of [
      namedRequest('book', 900),
      namedRequest('first', 3),
      namedRequest('second', 3),
      namedRequest('word', 1),
    ])
      queue.add(item);
    const given = [1, 2, 3, 4].map(() => queue.next(0)?.name);
    expect(given).toEqual(['word', 'first', 'second', 'book']);
  });

  it('keeps long requests waiting while the maximum number of them is running', () => {
    const queue = createSpeechQueue<{ name: string; seconds: number }>(2);
    for (const item of [namedRequest('book', 900), namedRequest('story', 300), namedRequest('word', 1)])
      queue.add(item);
    expect([0, 1, 2, 3].map((running) => queue.startable(running))).toEqual([3, 2, 1, 1]);
    expect(queue.next(2)?.name).toBe('word');
    expect(queue.next(2)).toBeUndefined();
    expect(queue.next(1)?.name).toBe('story');
    expect(queue.length).toBe(1);
  });

  it('drops a request that was cancelled', () => {
    const queue = createSpeechQueue<{ seconds: number }>(1);
    const item = { seconds: 1 };
    queue.add(item);
    expect([queue.remove(item), queue.remove(item), queue.next(0)]).toEqual([true, false, undefined]);
  });
});

describe('the estimated length of speech', () => {
  const speech = (changes: Partial<Extract<Segment, { kind: 'speech' }>>): Segment => ({
    kind: 'speech',
    text: 'a'.repeat(150),
    voice: { language: 'en', gender: 'male', variant: 1 },
    speed: 1,
    pitch: 0,
    volume: 0,
    sentence: 0,
    ...changes,
  });

  it('the estimate is the time of the characters at their speed plus the pauses', () => {
    expect(estimatedSeconds([speech({}), { kind: 'pause', seconds: 2 }, speech({ speed: 0.5 })])).toBe(32);
  });

  it('a digit counts as a word', () => {
    expect(estimatedSeconds([speech({ text: '1'.repeat(150) })])).toBe(50);
  });

  it('counts a duration shared by several segments once', () => {
    const fit = { id: 0, seconds: 5 };
    expect(estimatedSeconds([speech({ fit }), speech({ fit }), speech({ fit: { id: 1, seconds: 7 } })])).toBe(
      12,
    );
  });
});
