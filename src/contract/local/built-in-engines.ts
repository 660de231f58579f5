/** The ids of the engines that are always available. */
export const phrasebookId = 'phrasebook';
export const transliteratorId = 'spelling-rules';
