/** React DOM takes a while to start. In the file of the libraries it does so in a task of its own (`bench first-load`). */
export { createRoot, hydrateRoot } from 'react-dom/client';
