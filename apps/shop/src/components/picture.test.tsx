import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picture = () => screen.queryByRole('img', { name: 'Tinte' });

test('a picture that fails to load shows no broken image, and is retried until it loads', () => {
  render(<Picture image="/pictures/product/7" alt="Tinte" sizes="10px" />);
  for (const seconds of [2, 4]) {
    fireEvent.error(screen.getByRole('img', { name: 'Tinte' }));
    act(() => void vi.advanceTimersByTime(1_000 * seconds - 1));
    expect(picture()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(picture()).not.toBeNull();
  }
});

test('a picture is given up after four retries', () => {
  render(<Picture image="/pictures/product/7" alt="Tinte" sizes="10px" />);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    fireEvent.error(screen.getByRole('img', { name: 'Tinte' }));
    act(() => void vi.advanceTimersByTime(60_000));
  }
  expect(picture()).toBeNull();
});
