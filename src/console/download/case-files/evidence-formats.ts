export const evidenceFormats = ['html', 'junit', 'json', 'har', 'csv'] as const;
export type EvidenceFormat = (typeof evidenceFormats)[number];
