import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOwnText } from './use-own-text.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** A page with a field, and how often it was drawn since the last look. */
function open() {
  const drawn: string[] = [];
  const given: string[] = [];
  function Page() {
    const [value, setValue] = useState('Tinte');
    drawn.push(value);
    const text = useOwnText<HTMLInputElement>(value, (next) => {
      given.push(next);
      setValue(next);
    });
    return (
      <>
        <input aria-label="Nombre" {...text} />
        <button type="button" onClick={() => setValue('Tinte')}>
          Deshacer
        </button>
      </>
    );
  }
  render(<Page />);
  const look = () => drawn.splice(0).length;
  look();
  return { given, look, field: screen.getByRole<HTMLInputElement>('textbox') };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a run of keys draws the page for its first key and when the keys rest, not for those between (OFC-402)', () => {
  const { given, look, field } = open();
  type(field, 'Tinte 1');
  expect(look()).toBe(1);
  for (const text of ['Tinte 12', 'Tinte 123', 'Tinte 1234']) type(field, text);
  expect(look()).toBe(0);
  expect(field.value).toBe('Tinte 1234');
  act(() => void vi.advanceTimersByTime(300));
  expect(look()).toBe(1);
  expect(given).toEqual(['Tinte 1', 'Tinte 1234']);
});

test.each([
  ['the field is left', (field: HTMLElement) => fireEvent.blur(field)],
  ['⌘ is pressed', (field: HTMLElement) => fireEvent.keyDown(field, { key: 's', metaKey: true })],
  ['a step back leaves the page', () => fireEvent(window, new Event('popstate'))],
  ['the page is closed', () => fireEvent(window, new Event('pagehide'))],
])('the page has all that was typed when %s', (_, leave) => {
  const { given, field } = open();
  type(field, 'Tinte 1');
  type(field, 'Tinte 12');
  leave(field);
  expect(given.at(-1)).toBe('Tinte 12');
});

test('an undone step replaces the text, and a key that waits does not bring it back', () => {
  const { given, field } = open();
  type(field, 'Tinte 1');
  type(field, 'Tinte 12');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(field.value).toBe('Tinte');
  act(() => void vi.advanceTimersByTime(300));
  expect(field.value).toBe('Tinte');
  expect(given).toEqual(['Tinte 1']);
});
