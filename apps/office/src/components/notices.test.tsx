import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { failureNotice } from './failure-notice.tsx';
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

function SayFailure({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  const notify = useNotify();
  useEffect(() => notify(failureNotice(cause, onRetry)), [notify, cause, onRetry]);
  return null;
}
const showFailure = (status: number, onRetry: () => void) =>
  render(
    <Notices>
      <SayFailure
        cause={new CallFailure({ status, code: 'INTERNAL', message: 'No se envió el mensaje. WhatsApp no responde.' })}
        onRetry={onRetry}
      />
    </Notices>,
  );

test('a failure of the server says first what failed, and its notice does the act again', () => {
  const onRetry = vi.fn<() => void>();
  showFailure(503, onRetry);
  expect(screen.getByText('No se envió el mensaje.').tagName).toBe('B');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal offers no retry: the answer would be the same', () => {
  showFailure(409, () => {});
  expect(screen.getByRole('alert').textContent).toBe('No se envió el mensaje. WhatsApp no responde.');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
