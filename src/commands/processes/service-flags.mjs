/**
 * Node options for the service. Large requests leave much garbage: with less space for new objects, and a garbage
 * collection before the heap has grown by more than a quarter, the service uses half the memory.
 */
export const serviceFlags = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

/**
 * Settings of the system's allocator (glibc; others ignore them). Without them it keeps the buffers of large requests
 * after these have ended, and the service holds 40 MB more.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
};
