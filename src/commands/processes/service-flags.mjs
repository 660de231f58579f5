/**
 * Node options for the service. Large requests leave much garbage: with less space for new objects, and a garbage
 * collection before the heap has grown by more than a quarter, the service uses half the memory.
 */
export const serviceFlags = ['--max-semi-space-size=4', '--heap-growing-percent=25'];
