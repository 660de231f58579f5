import { expect, it } from 'vitest';
import { answerSceneRequests, requestScenes, type SceneRequest } from './scene-requests.ts';

it('a request waits until somebody answers, and is answered once', () => {
  requestScenes('add');
  requestScenes('open');
  const answered: SceneRequest[] = [];
  const stop = answerSceneRequests((request) => answered.push(request));
  expect(answered).toEqual(['open']);
  requestScenes('add');
  expect(answered).toEqual(['open', 'add']);
  stop();
  const later: SceneRequest[] = [];
  answerSceneRequests((request) => later.push(request));
  expect(later).toEqual([]);
});
