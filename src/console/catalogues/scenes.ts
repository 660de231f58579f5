import { formatNumber } from '#console/ui/text/format.ts';

const seconds = (count: number) => {
  const minutes = Math.floor(count / 60);
  return `${formatNumber(minutes)}:${String(count % 60).padStart(2, '0')}`;
};

/** Words of scenes: making them, editing sets, and playing them. */
const en = {
  menu: 'Scenes',
  title: 'Scenes',
  loading: 'Loading the scenes',
  notLoaded: 'The scenes could not be loaded: the server is unreachable. Check that it runs, then try again.',
  notStored: 'This browser stores no sets: its storage is full or blocked. Export the set to keep it.',
  add: {
    action: 'Add this view as a scene',
    added: (title: string, set: string) => `Added to ${set}: ${title}`,
    undo: 'Undo',
    edit: 'Edit scenes',
    dismiss: 'Dismiss',
    failed: 'The view could not be added: its code did not load. Check that the server runs, then try again.',
    unstaged: 'Scenes cannot open this page.',
    audioTooLarge: 'The recording of the job is larger than 2 MB, so the scene has no audio.',
  },
  sets: {
    own: 'My sets',
    shipped: 'Ready to play',
    none: 'No sets yet. Open a panel, fill in what you want to show, and add the view as a scene.',
    newName: 'My scenes',
    create: 'New set',
    copy: 'Copy to edit',
    copyName: (name: string) => `${name} (copy)`,
    remove: 'Remove set',
    removed: (name: string) => `${name} was removed.`,
    import: 'Import',
    export: 'Export',
    imported: (name: string) => `${name} was imported.`,
    refused: (file: string) => `${file} is not a set of scenes that can be played.`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    name: 'Name of the set',
    count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'scene' : 'scenes'}`,
    time: (total: number) => {
      const minutes = Math.max(1, Math.round(total / 60));
      return `about ${formatNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
    },
    choose: 'Set',
  },
  scenes: {
    list: 'Scenes in this set',
    empty: 'This set has no scenes yet.',
    present: 'Present',
    rehearse: 'Rehearse',
    from: (title: string) => `Play from ${title}`,
    edit: (title: string) => `Edit ${title}`,
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    remove: (title: string) => `Remove ${title}`,
    moved: (title: string, place: number, count: number) =>
      `${title} is now ${formatNumber(place)} of ${formatNumber(count)}.`,
    removed: (title: string) => `${title} was removed.`,
    undo: 'Undo',
    order: 'Drag a scene, or press Alt+↑ and Alt+↓, to change the order.',
    faults: 'with faults',
    recorded: 'with recording',
    quiet: 'sends nothing',
  },
  fields: {
    title: 'Title',
    notes: 'What to say',
    notesHint: 'Only the first window shows this, never the audience’s.',
    seconds: 'Seconds',
    send: 'Send when the scene opens',
    sendHint: 'Otherwise the scene only opens the panel.',
    point: 'Point at',
    points: {
      none: 'Nothing',
      request: 'The request',
      result: 'The result',
      row: 'A text of the result',
      word: 'A word of the result',
    },
    row: 'Which text, from 1',
    language: 'Language code',
    languageHint: 'Empty counts the texts of all languages.',
    word: 'Word or passage',
    recording: 'Recorded answer',
    recordedAt: (when: string, size: string) => `Recorded ${when}, ${size}`,
    noRecording: 'None. Play the scene and choose “Record this answer” when it is good.',
    removeRecording: 'Remove recording',
    close: 'Done',
  },
  play: {
    bar: 'Scenes',
    step: (step: number, count: number) => `${formatNumber(step)} of ${formatNumber(count)}`,
    label: (step: number, count: number, title: string) =>
      `Scene ${formatNumber(step)} of ${formatNumber(count)}: ${title}`,
    next: 'Next scene',
    previous: 'Previous scene',
    end: 'End',
    again: 'Send again',
    black: 'Black screen',
    isBlack: 'The screen is black. Press B or any arrow key to go on.',
    notes: 'Notes',
    noNotes: 'No notes for this scene.',
    record: 'Record this answer',
    recording: 'Recording',
    showRecorded: 'Show the recording',
    recorded: 'Recorded',
    recordedOn: (when: string) => `Recorded on ${when}. This is not an answer of now.`,
    recordedNow: 'Recorded. The scene shows this answer if its call fails.',
    cannotRecord: {
      'no-good-answer': 'There is no good answer to record yet.',
      'too-large': 'The answer is larger than 2 MB, so it cannot be recorded.',
      shipped: 'Sets that came with the console cannot be changed. Copy the set to record answers.',
      'not-stored': 'The browser did not store the recording: its storage is full or blocked.',
    },
    ahead: (target: string) => `Send next calls in advance to ${target}`,
    aheadHint: 'Each call may be charged, also one that is never shown.',
    voices: { natural: 'Natural voice', fast: 'Fast voice' },
    problems: {
      'not-loaded': 'The panel did not load. Check that the server runs, then go on.',
      'no-faults': 'The faults of this scene could not be armed: only the local service has them.',
    },
    calls: {
      opening: 'Opening',
      none: 'Nothing is sent',
      running: 'Waiting for the answer',
      ok: 'Answered',
      failed: 'Failed',
    },
    last: 'Last scene',
    planned: seconds,
    keys: 'Next: → or Page Down. Back: ← or Page Up. Black screen: B or full stop. Notes: N.',
  },
};

export type SceneWords = typeof en;
export const sceneWords = { name: 'scenes', en };
