// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Exchange } from '#client/exchange.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import { ExchangeStatus } from './ExchangeStatus.tsx';

const answered = (change: Partial<Exchange> = {}) =>
  renderToStaticMarkup(
    <ExchangeStatus
      exchange={exchangeOf('localization', {
        response: { status: 200, headers: {}, size: 2, body: '{}' },
        ...change,
      })}
    />,
  );

it('the status is green only for an answer without deviations', () => {
  expect(answered()).toContain('text-served');
  const deviating = answered({
    deviations: [{ path: 'responseList.0.apiStatus', expected: ['2', '3'], received: '99' }],
  });
  expect(deviating).toContain('200 · 1 deviation');
  expect(deviating).not.toContain('served');
});
