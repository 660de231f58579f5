import { formatNumber } from '#console/ui/text/format.ts';

/** Words of the reference around its pages, which are the specification's own and in English. */
const en = {
  pages: 'Pages of the reference',
  search: {
    label: 'Search the reference',
    placeholder: 'Search',
    results: 'Search results',
    found: (count: number) => (count === 1 ? '1 result' : `${formatNumber(count)} results`),
    more: (count: number) => `The first ${formatNumber(count)} are shown.`,
    none: 'Nothing in the reference matches.',
    noneHint: 'All words of the search must occur. Try fewer words, or part of a word.',
    clear: 'Clear search',
  },
  unknown: (anchor: string) => `The reference has nothing called “${anchor}”.`,
  linkTo: (name: string) => `Link to ${name}`,
  tryIt: 'Try it',
  tryExample: (title: string) => `Try it: ${title}`,
  tryHint: 'Opens the panel with this call filled in. Nothing is sent until you send it.',
  uploadHint: 'Opens the panel with these settings. Choose a recording or a sample there.',
  copyCurl: 'Copy as curl',
  provoke: 'Provoke it',
  provokeError: (name: string) => `Provoke it: ${name}`,
  provokeHint:
    '“Provoke it” arms an error for the next call, in place of any fault that is armed, and opens the form. Send the form to see the error; it occurs once. Until then the bar above shows that a fault is armed, and can clear it.',
  provokeRemote:
    'Only the embedded service can be made to fail. Choose the target “embedded” to provoke errors.',
  provokeUpload: 'Armed. Upload a recording or a sample to see it.',
  provokeSend: 'Armed. Send the form to see it.',
  download: {
    openapi: 'OpenAPI 3.1',
    schema: 'JSON Schema',
    hint: 'Or from the command line, while the embedded service is running:',
  },
  font: 'Font',
};

export const referenceWords = { name: 'reference', en };
