const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

/** Words of the list of jobs: search, actions on several jobs, their settings, their audio. */
const en = {
  tools: 'Find and act',
  find: 'Find a job by name, id, code or message',
  findHere: 'Find a job',
  group: 'State',
  groups: {
    all: 'All states',
    running: 'Under way',
    completed: 'Completed',
    failed: 'Failed or refused',
    unsent: 'Not sent or cancelled',
  },
  language: 'Language of the jobs',
  allLanguages: 'All languages',
  count: (shown: number, all: number) => (shown === all ? jobs(all) : `${shown} of ${jobs(all)}`),
  selected: (count: number) => `${count} selected`,
  unselect: 'Select none',
  notKept:
    'The browser had no room for this list: its jobs are gone from here after a reload. Their ids find them again.',
  nothingFound: 'No job matches.',
  showAll: 'Show all jobs',
  selectAll: 'Select all jobs shown',
  select: (name: string) => `Select ${name}`,
  sortBy: (column: string) => `Sort by ${column}`,
  many: {
    stop: (count: number) => `Cancel ${count}`,
    retry: (count: number) => `Try ${count} again`,
    sendAnyway: (count: number) => `Send ${count} anyway`,
    remove: (count: number) => `Remove ${count}`,
    save: (count: number) => (count === 1 ? 'Export 1 transcript' : `Export ${count} transcripts`),
  },
  saving: (done: number, count: number) => `Collecting ${done} of ${count}`,
  saved: (count: number) =>
    count === 1 ? '1 transcript is in the zip.' : `${count} transcripts are in the zip.`,
  savedSome: (saved: number, missing: number) =>
    `${saved} transcripts are in the zip. ${missing} could not be fetched: open such a job to see why.`,
  removeTitle: (count: number) => `Remove ${jobs(count)}?`,
  removeExplain:
    'They are removed from this browser, with their transcripts and audio. The service keeps its copy; a job can be followed again by its job id.',
  removeRunning: (count: number) => `${jobs(count)} among them: the upload is cancelled.`,
  confirmRemove: (count: number) => `Remove ${jobs(count)}`,
  keep: 'Keep',
  removed: (count: number) => (count === 1 ? '1 job is removed.' : `${count} jobs are removed.`),
  times: 'Time in each state',
  timeIn: {
    held: 'not sent',
    waiting: 'waiting',
    uploading: 'uploading',
    received: 'received',
    queued: 'queued',
    processing: 'processing',
    completed: 'completed',
    failed: 'failed',
    refused: 'refused',
    stopped: 'cancelled',
  },
  busy: (httpStatus: number) =>
    `The service is busy (HTTP ${httpStatus}). It will be sent again automatically.`,
  offline: 'No network. It will be sent again automatically.',
  answerLost:
    'Everything was sent, but the answer was not seen. The service may have made a job of it; trying again may make a second one.',
  settings: {
    title: 'Settings of this job',
    language: 'Language of this job',
    domain: 'Domain of this job',
    subtitles: 'Subtitles for this job',
    before: 'It will be sent with these.',
    again: 'Trying again sends these.',
  },
  pasted: {
    nothing: 'The clipboard holds no files, addresses or job ids.',
    added: (count: number) => `${jobs(count)} added from the clipboard.`,
  },
  attach: {
    button: 'Attach audio',
    drop: 'Drop to attach to this job',
    reading: 'Comparing the audio',
    done: 'This is the audio that was uploaded.',
    unproven: 'The audio is attached. Whether it is the one that was uploaded cannot be checked.',
    unprovenNote: 'The audio was attached later; whether it is the one that was uploaded cannot be checked.',
    otherTitle: 'This is another recording',
    other: (name: string) => `The content of ${name} is not what was uploaded for this job.`,
    anyway: 'Attach anyway',
    leave: 'Leave it',
    gone: {
      'for-room': 'The audio of this job was dropped to make room for newer audio.',
      'no-room': 'The browser had no room for the audio of this job: it is lost when this page closes.',
      emptied: 'The audio of this job was removed from this browser.',
    },
    remove: 'Remove audio',
    removeTitle: 'Remove the audio of this job?',
    removeExplain: 'The job and its transcript stay. Other jobs of the same audio lose it too.',
  },
  reattached: {
    told: (files: number, count: number) =>
      `${files === 1 ? '1 file was' : `${files} files were`} not uploaded: the content is the missing audio of ${jobs(count)}. It is attached again.`,
    uploadToo: (files: number) =>
      files === 1 ? 'Upload it as a new job too' : 'Upload them as new jobs too',
    dismiss: 'Dismiss',
  },
  storage: {
    button: (used: string, allowed: string) => `Audio: ${used} of ${allowed}`,
    unknown: 'Audio kept here',
    title: 'Audio kept in this browser',
    own: (used: string, allowed: string, count: number) =>
      `${used} of ${allowed}, ${count === 1 ? '1 recording' : `${count} recordings`}. Above that the oldest are dropped first; jobs and transcripts stay.`,
    browser: (used: string, allowed: string) =>
      `This site uses ${used} of the ${allowed} that the browser allows.`,
    persisted: 'The browser clears it only when you ask it to.',
    notPersisted: 'The browser may clear it when the disk is nearly full.',
    persist: 'Ask the browser to keep it',
    refused: 'The browser did not agree.',
    empty: 'Remove all audio',
    emptyTitle: 'Remove all audio?',
    emptyExplain: 'Jobs and transcripts stay. What is still to be sent stays too.',
    emptied: 'The audio has been removed.',
  },
};

export const jobListWords = { name: 'speech-to-text/job-list', en };
