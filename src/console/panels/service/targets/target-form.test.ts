import { expect, it } from 'vitest';
import { emptyTargetForm, readTargetForm } from './target-form.ts';

const form = { ...emptyTargetForm, name: ' staging ', baseUrl: ' https://a.example/v2 ' };

it('reads a target with or without credentials, trimmed', () => {
  expect(readTargetForm(form, [])).toEqual({
    target: { name: 'staging', baseUrl: 'https://a.example/v2', keep: 'until-stop' },
  });
  expect(readTargetForm({ ...form, apiKey: 'k ', appId: ' a', envFile: true }, [])).toMatchObject({
    target: { apiKey: 'k', appId: 'a', keep: 'env-file' },
  });
});

it.each([
  [{ name: 'Staging' }, 'name'],
  [{ name: '' }, 'name'],
  [{ name: 'eu' }, 'nameTaken'],
  [{ name: 'embedded' }, 'nameTaken'],
  [{ name: 'targets' }, 'nameTaken'],
  [{ baseUrl: 'a.example' }, 'address'],
  [{ baseUrl: 'ftp://a.example' }, 'address'],
  [{ baseUrl: 'http://me:pw@a.example' }, 'address'],
  [{ apiKey: 'k' }, 'appId'],
  [{ appId: 'a' }, 'apiKey'],
  [{ apiKey: 'a b', appId: 'a' }, 'apiKey'],
] as const)('a form with %j has the problem %s', (change, problem) => {
  expect(readTargetForm({ ...form, ...change }, ['eu'])).toEqual({ problem });
});
