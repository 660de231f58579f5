/**
 * React DOM takes a while to evaluate. In a separate chunk, it is evaluated in a separate task (`bench first-load`).
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
