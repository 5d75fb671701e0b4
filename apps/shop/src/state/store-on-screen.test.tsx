import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore, useStore } from './store.ts';

test('a component shows the current value, and renders again only when its part changes', () => {
  const line = createStore({ name: 'Champú', units: 1 });
  const renders: string[] = [];
  const Units = () => <p>{useStore(line, ({ units }) => units)} unidades</p>;
  render(
    <Profiler id="units" onRender={(_, phase) => renders.push(phase)}>
      <Units />
    </Profiler>,
  );
  act(() => line.set({ name: 'Champú', units: 2 }));
  expect(screen.getByText('2 unidades')).toBeDefined();
  act(() => line.set({ name: 'Tinte', units: 2 }));
  expect(renders).toEqual(['mount', 'update']);
});

test('hydration starts with the value of the served page, then shows the current one', async () => {
  const theme = createStore('auto');
  const Theme = () => <p>{useStore(theme)}</p>;
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Theme />);
  theme.set('dark');
  const problems: unknown[] = [];
  await act(() => hydrateRoot(page, <Theme />, { onRecoverableError: (cause) => problems.push(cause) }));
  expect(page.textContent).toBe('dark');
  expect(problems).toEqual([]);
});
