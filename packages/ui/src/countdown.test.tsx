import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountdownBoxes } from './countdown-boxes.tsx';
import { Countdown } from './countdown.tsx';
import { timeLeft, timeLeftName } from './time-left.ts';

const now = Date.UTC(2026, 10, 21, 12);
const end = now + ((2 * 24 + 14) * 60 + 36) * 60_000 + 8000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('it counts down each second · ST-12 CON-02', () => {
  render(<Countdown title="Semana del color" end={end} />);
  expect(screen.getByRole('timer').textContent).toBe('02d14h36m08s');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('02d14h36m07s');
});

test('screen readers get days, hours and minutes, so the text changes once a minute', () => {
  render(<Countdown title="Semana del color" end={end} />);
  const name = () => screen.getByRole('timer').getAttribute('aria-label');
  expect(name()).toBe('Termina en 2 días, 14 horas y 36 minutos');
  act(() => void vi.advanceTimersByTime(5000));
  expect(name()).toBe('Termina en 2 días, 14 horas y 36 minutos');
});

test('one of a unit is singular, and leading zeros are left out', () => {
  expect(timeLeftName({ days: 1, hours: 1, minutes: 1, seconds: 0 })).toBe('Termina en 1 día, 1 hora y 1 minuto');
  expect(timeLeftName({ days: 0, hours: 0, minutes: 5, seconds: 3 })).toBe('Termina en 5 minutos');
});

test('at the end it disappears and calls back once', () => {
  const onEnd = vi.fn<() => void>();
  const { container } = render(<Countdown title="Semana del color" end={now + 2000} onEnd={onEnd} />);
  act(() => void vi.advanceTimersByTime(2000));
  expect(container.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(5000));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a past or invalid date shows nothing', () => {
  expect(timeLeft(now - 1, now)).toBeUndefined();
  expect(timeLeft(Number.NaN, now)).toBeUndefined();
});

const design = {
  timerBg: '#400020',
  itemTimeText: '#400020',
  itemTimeBg: '#ffffff',
  tagText: '#ffffff',
  tagBg: '#7a0040',
};

test('it takes the colours of its promotion: the bar, the boxes and the tag of its title · ENT-11', () => {
  render(<Countdown title="Semana del color" end={end} colors={design} />);
  expect(screen.getByRole('region').style.background).toBe('rgb(64, 0, 32)');
  expect(screen.getByText('Semana del color').style).toMatchObject({ color: 'rgb(255, 255, 255)' });
  expect(screen.getByText('14', { exact: false }).style.background).toBe('rgb(255, 255, 255)');
});

test.each([
  ['a title that cannot be read', { tagText: '#7a0050' }],
  ['boxes that cannot be read', { itemTimeText: '#eeeeee' }],
  ['what is no colour', { timerBg: 'url(https://evil.example/x)' }],
  ['what is half a colour', { tagBg: '#fff;color:red' }],
])('with %s it keeps its own colours · ST-12', (_, hostile) => {
  render(<Countdown title="A" end={end} colors={{ ...design, ...hostile }} />);
  expect(screen.getByRole('region').getAttribute('style')).toBeNull();
  expect(screen.getByText('A').getAttribute('style')).toBeNull();
});

test('it uses the given clock, and shows dashes while the time is unknown', () => {
  let clock: number | null = null;
  render(<Countdown title="A" end={end} clock={() => clock} />);
  expect(screen.getByRole('timer').textContent).toBe('--d--h--m--s');
  clock = end - 61_000;
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('00d00h01m01s');
});

test('the large boxes show the same time', () => {
  render(<CountdownBoxes end={end} />);
  expect(screen.getByRole('timer').textContent).toBe('02días14horas36min08seg');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toContain('07seg');
});

test('a server render does not depend on the time', () => {
  const page = () => renderToString(<Countdown title="Semana del color" end={end} />);
  const before = page();
  vi.advanceTimersByTime(61_000);
  expect(page()).toBe(before);
});
