import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CommitSelect } from './row-select.tsx';
import { useKeys } from './use-keys.ts';

function open(): { list: HTMLSelectElement; saved: string[] } {
  const saved: string[] = [];
  render(
    <CommitSelect aria-label="Ruta" className="" value="norte" onCommit={(value) => saved.push(value)}>
      <option value="norte">Norte</option>
      <option value="sur">Sur</option>
      <option value="sabana">Sabana</option>
    </CommitSelect>,
  );
  return { list: screen.getByRole('combobox', { name: 'Ruta' }), saved };
}

/** An arrow key in a closed list, as Chromium reports it. */
function arrowTo(list: HTMLSelectElement, value: string): void {
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.change(list, { target: { value } });
}

test('arrow keys walk through a list, and it is saved once when its field is left', () => {
  const { list, saved } = open();
  list.focus();
  arrowTo(list, 'sur');
  arrowTo(list, 'sabana');
  expect(list.value).toBe('sabana');
  expect(saved).toEqual([]);
  fireEvent.blur(list);
  expect(saved).toEqual(['sabana']);
});

test('Enter saves what keys chose, Escape takes it back', () => {
  const { list, saved } = open();
  arrowTo(list, 'sur');
  // prevented, or the page leaves the field, which saves
  expect(fireEvent.keyDown(list, { key: 'Escape' })).toBe(false);
  expect(list.value).toBe('norte');
  fireEvent.blur(list);
  expect(saved).toEqual([]);
  arrowTo(list, 'sur');
  fireEvent.keyDown(list, { key: 'Enter' });
  fireEvent.blur(list);
  expect(saved).toEqual(['sur']);
});

test('a choice with the mouse is saved at once, also after keys', async () => {
  const { list, saved } = open();
  fireEvent.keyDown(list, { key: 'Tab' });
  await userEvent.selectOptions(list, 'sur');
  expect(saved).toEqual(['sur']);
});

test('on a page with keys, Escape takes back what keys chose before the field is left', () => {
  const saved: string[] = [];
  const Page = () => {
    useKeys({}, { first: true });
    useKeys({});
    return (
      <CommitSelect aria-label="Ruta" className="" value="norte" onCommit={(value) => saved.push(value)}>
        <option value="norte">Norte</option>
        <option value="sur">Sur</option>
      </CommitSelect>
    );
  };
  render(<Page />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ruta' });
  list.focus();
  arrowTo(list, 'sur');
  fireEvent.keyDown(list, { key: 'Escape' });
  expect([list.value, document.activeElement]).toEqual(['norte', list]);
  fireEvent.keyDown(list, { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
  expect(saved).toEqual([]);
});
