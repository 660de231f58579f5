/** `open`: open the dialog of scenes. `add`: add the current view as a scene. */
export type SceneRequest = 'open' | 'add';

let answer: ((request: SceneRequest) => void) | undefined;
let waiting: SceneRequest | undefined;

/** Makes a request to the code of scenes. The newest request waits until that code is loaded. */
export function requestSceneAction(request: SceneRequest): void {
  if (answer) answer(request);
  else waiting = request;
}

/** Answers requests, the one that waits included, until the returned function is called. */
export function answerSceneRequests(listener: (request: SceneRequest) => void): () => void {
  answer = listener;
  if (waiting) listener(waiting);
  waiting = undefined;
  return () => {
    if (answer === listener) answer = undefined;
  };
}
