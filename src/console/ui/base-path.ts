/**
 * The path below which a reverse proxy serves the console, for example `/console`; empty at the root of its host. The
 * server writes it into the page, because it is known only when the server starts.
 */
export const basePath: string = globalThis.document?.documentElement.dataset.base ?? '';
