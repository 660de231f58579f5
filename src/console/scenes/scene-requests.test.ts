import { expect, it } from 'vitest';
import { answerSceneRequests, requestSceneAction, type SceneRequest } from './scene-requests.ts';

it('the newest request waits until somebody answers, and is answered once', () => {
  requestSceneAction('add');
  requestSceneAction('open');
  const answered: SceneRequest[] = [];
  const stop = answerSceneRequests((request) => answered.push(request));
  expect(answered).toEqual(['open']);
  requestSceneAction('add');
  expect(answered).toEqual(['open', 'add']);
  stop();
  const later: SceneRequest[] = [];
  answerSceneRequests((request) => later.push(request));
  expect(later).toEqual([]);
});
