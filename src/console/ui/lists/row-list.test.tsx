// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxPlainRows } from './plain-rows.ts';
import { RowList } from './RowList.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a long list is rendered without a warning of React', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  const root = createRoot(container);
  const rows = Array.from({ length: maxPlainRows + 1 }, (_, index) => index);
  await act(async () => {
    root.render(
      <RowList label="Numbers" rows={rows} estimate={20} keyOf={(row) => row}>
        {(row) => <p>row {row}</p>}
      </RowList>,
    );
    await import('./VirtualList.tsx');
  });
  await vi.waitFor(() => expect(container.querySelector('ol')?.textContent).toContain('row 0'));
  expect(warn.mock.calls).toEqual([]);
  await act(async () => root.unmount());
});
