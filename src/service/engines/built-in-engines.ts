/** The ids of the engines that are always there. */
export const phrasebookId = 'phrasebook';
export const transliteratorId = 'spelling-rules';
