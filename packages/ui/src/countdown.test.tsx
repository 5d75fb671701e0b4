import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown, timeLeft, timeLeftName } from './countdown.tsx';

const now = Date.UTC(2026, 10, 21, 12);
const end = now + ((2 * 24 + 14) * 60 + 36) * 60_000 + 8000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('it counts down each second', () => {
  render(<Countdown title="Semana del color" end={end} />);
  expect(screen.getByRole('timer').textContent).toBe('02d14h36m08s');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('02d14h36m07s');
});

test('readers hear days, hours and minutes, so the words change once a minute', () => {
  render(<Countdown title="Semana del color" end={new Date(end)} />);
  const name = () => screen.getByRole('timer').getAttribute('aria-label');
  expect(name()).toBe('Termina en 2 días, 14 horas y 36 minutos');
  act(() => void vi.advanceTimersByTime(5000));
  expect(name()).toBe('Termina en 2 días, 14 horas y 36 minutos');
});

test('one of each is singular, and what is zero at the front is left out', () => {
  expect(timeLeftName({ days: 1, hours: 1, minutes: 1, seconds: 0 })).toBe('Termina en 1 día, 1 hora y 1 minuto');
  expect(timeLeftName({ days: 0, hours: 0, minutes: 5, seconds: 3 })).toBe('Termina en 5 minutos');
});

test('it is gone once it is over, and says so once', () => {
  const onEnd = vi.fn<() => void>();
  const { container } = render(<Countdown title="Semana del color" end={now + 2000} onEnd={onEnd} />);
  act(() => void vi.advanceTimersByTime(2000));
  expect(container.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(5000));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a past or broken date shows nothing', () => {
  expect(timeLeft(now - 1, now)).toBeUndefined();
  expect(timeLeft(Number.NaN, now)).toBeUndefined();
});

test('colours from outside are used only where the words can be read', () => {
  const { rerender } = render(<Countdown title="A" end={end} colors={{ background: '#ffeeee', text: '#ffffff' }} />);
  expect(screen.getByRole('region').getAttribute('style')).toBeNull();
  rerender(<Countdown title="A" end={end} colors={{ background: '#400020', text: '#ffffff' }} />);
  expect(screen.getByRole('region').style.color).not.toBe('');
});

test('a page made on the server is the same whenever it was made', () => {
  const page = () => renderToString(<Countdown title="Semana del color" end={end} />);
  const before = page();
  vi.advanceTimersByTime(61_000);
  expect(page()).toBe(before);
});
