/** React DOM takes a while to evaluate. In a chunk of its own it does so in a separate task (`bench first-load`). */
export { createRoot, hydrateRoot } from 'react-dom/client';
