import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices, useNotify } from './notices.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Say() {
  const notify = useNotify();
  useEffect(
    () => notify({ color: 'white', message: 'Pasaron a alistamiento', action: <button>Deshacer</button> }),
    [notify],
  );
  return null;
}
const show = () =>
  render(
    <Notices>
      <Say />
    </Notices>,
  );
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a notice ends after six seconds', () => {
  show();
  wait(6_100);
  expect(screen.queryByText('Pasaron a alistamiento')).toBeNull();
});

test('a notice stays while its action has the focus or the pointer, and ends after', () => {
  show();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  fireEvent.focus(undo);
  wait(13_000);
  fireEvent.pointerEnter(undo.closest('[class*=pointer-events-none]') ?? undo);
  fireEvent.blur(undo);
  wait(13_000);
  expect(screen.getByText('Pasaron a alistamiento')).toBeDefined();
  fireEvent.pointerLeave(undo.closest('[class*=pointer-events-none]') ?? undo);
  wait(6_100);
  expect(screen.queryByText('Pasaron a alistamiento')).toBeNull();
});
