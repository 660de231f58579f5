/**
 * In a request to the local service: the id of the engine that should serve it; ignored if that engine cannot. In
 * its answer: the ids of the engines that did, separated by commas.
 */
export const engineHeader = 'X-Engine';
