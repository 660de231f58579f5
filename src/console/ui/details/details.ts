import { createRememberedSwitch } from './remembered-switch.ts';

/** The details of results: how they were produced, what they cost, their ids. */
export const { toggle: toggleDetails, useIsOpen: useDetails } = createRememberedSwitch('console.details');
