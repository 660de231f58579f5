/** The views of a transcript, in the order of their tabs. */
export const viewNames = [
  'transcript',
  'words',
  'original',
  'differences',
  'subtitles',
  'checks',
  'confidence',
  'reference',
] as const;
export type ViewName = (typeof viewNames)[number];

/** The view of a transcript that is shown, and a function that switches to another. */
export interface ShownView {
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
}
