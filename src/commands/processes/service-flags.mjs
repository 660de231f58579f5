/**
 * Options of Node for the service. Large requests leave much garbage: with less space for new objects, and a collection
 * before the heap has grown by more than a quarter, the service holds half the memory.
 */
export const serviceFlags = ['--max-semi-space-size=4', '--heap-growing-percent=25'];
