/** React DOM in a chunk and a task of its own, with only what the console uses of it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
