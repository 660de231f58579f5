import { createRememberedSwitch } from './remembered-switch.ts';

/** The switch for the details of results: how they were produced, what they cost, their ids. */
export const { toggle: toggleDetails, useIsOpen: useDetailsOpen } = createRememberedSwitch('console.details');
