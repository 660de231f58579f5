import type { TranslationLanguage } from '#contract/languages.ts';

export type PendingModeration = 'unmoderated' | 'in-progress';
export type ModerationByLanguage = Readonly<Partial<Record<TranslationLanguage, PendingModeration>>>;

/**
 * The translations that are not moderated yet, by entry and language; what is not listed is moderated (status 2).
 * `in-progress` answers with 5, `unmoderated` with 4. Hindi and English are moderated throughout, so that one request
 * for `the-clinic-opens-at-nine` into hi, ta and bn shows the three statuses side by side.
 */
export const pendingModeration: Readonly<Partial<Record<string, ModerationByLanguage>>> = {
  'the-clinic-opens-at-nine': { ta: 'in-progress', bn: 'unmoderated' },
  'the-school-opens-at-eight': { bn: 'in-progress', as: 'unmoderated' },
  'the-food-is-very-tasty': { ml: 'in-progress', or: 'unmoderated' },
  'is-this-dish-vegetarian': { ta: 'in-progress', ur: 'unmoderated' },
  'voting-is-your-right': { ne: 'in-progress', mai: 'unmoderated' },
  'a-new-update-is-available': { kn: 'in-progress', mai: 'unmoderated' },
  'your-subscription-ends-tomorrow': { pa: 'in-progress', or: 'unmoderated' },
  'this-song-is-very-beautiful': { gu: 'in-progress', kok: 'unmoderated' },
  'who-won-the-match': { mr: 'in-progress', as: 'unmoderated' },
  'there-will-be-heavy-rain-tomorrow': { te: 'in-progress' },
  'please-turn-down-the-volume': { mai: 'in-progress' },
  'my-card-is-lost': { ne: 'unmoderated' },
  'the-parcel-is-damaged': { pa: 'unmoderated' },
  'the-temperature-in-place-is-n-degrees': { te: 'in-progress', kok: 'unmoderated' },
};
